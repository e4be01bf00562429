import { langOf } from '#src/kit/culture.ts'
import { getTouristPrivilegesPage } from '#src/features/content/content.contract.ts'
import { ContentArticle } from '#src/features/content/web/content-article.tsx'
import type { Route } from './+types/tourist-privileges'
import { pageClient } from './page-context.ts'
import { valueOrFailure } from './page-failure.ts'
import { PageHead } from './shell/page-head.tsx'
import { PageTrail } from './shell/page-trail.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return valueOrFailure(await context.get(pageClient)(getTouristPrivilegesPage, {})).value
}

/** Breadcrumbs, title and text of the first item (content-07). */
export default function TouristPrivileges({ loaderData: page }: Route.ComponentProps) {
  const { title, intro } = page.contents[0]!
  return (
    <>
      <PageHead title={title} description={intro} />
      <ContentArticle
        page={page}
        breadcrumbs={<PageTrail trail={page.breadcrumbs.slice(0, -1)} here={title} hereLang={langOf(page.contents[0]!, 'title')} />}
      />
    </>
  )
}
