import type { ReactNode } from 'react'
import type { Client } from '#src/kit/client.ts'
import { flowerMark } from '#src/kit/flower.ts'
import { useRootData } from '#src/pages/use-root-data.ts'
import { useBrowserClient } from '#src/pages/use-browser-client.ts'
import { Flower } from './flower.tsx'
import { PageHead } from './page-head.tsx'

/** The page behind a mail's link, for one reader of one mail: not for search engines, and without referrer. */
export function MailLinkFrame({ title, children }: { title: string; children(client: Client, mark: ReactNode): ReactNode }) {
  const client = useBrowserClient()
  const root = useRootData()
  return (
    <div className="wrap">
      <PageHead title={title} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="same-origin" />
      {children(client, root?.frame.settings.mark === flowerMark && <Flower />)}
    </div>
  )
}
