import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { getContentSection } from '#src/features/content/content.contract.ts'
import { contentSections } from '#src/features/content/rules/sections.ts'
import { SectionIndex } from '#src/features/content/web/section-index.tsx'
import type { Route } from './+types/content-section'
import { pageClient } from './page-context.ts'
import { valueOrFailure } from './page-failure.ts'
import { PageHead } from './shell/page-head.tsx'
import { PageTrail } from './shell/page-trail.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const first = new URL(request.url).pathname.toLowerCase().split('/')[1]!.replace('.data', '')
  const section = contentSections.find((each) => each === first)
  if (!section) throw data(null, { status: 404 })
  const reply = await context.get(pageClient)(getContentSection, { query: { section } })
  return { section, ...valueOrFailure(reply).value }
}

export default function ContentSection({ loaderData: { section, title, pages } }: Route.ComponentProps) {
  const t = useTranslations()
  const note = section === 'our-stores' || section === 'tourist-privileges' ? '' : t(`content.pages.sectionNote.${section}`)
  return (
    <>
      <PageHead title={title} description={note || undefined} />
      <div className="wrap">
        <PageTrail here={title} />
        <SectionIndex title={title} note={note} pages={pages} />
      </div>
    </>
  )
}
