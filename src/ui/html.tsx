import { memo } from 'react'
import { trustedHtml } from './trusted-html.ts'

interface Props {
  html: string
  lang?: string | undefined
  className?: string | undefined
}

/** HTML that the server has sanitised (`platform/html.ts`). React writes it again only when it is rendered again, so it is remembered. */
export const Html = memo(({ html, lang, className }: Props) =>
  html === '' ? null : <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />,
)
