import { redirect } from 'react-router'
import { getContentPage } from '#src/features/content/content.contract.ts'
import { contentSections } from '#src/features/content/rules/sections.ts'
import { ContentArticle } from '#src/features/content/web/content-article.tsx'
import { langOf } from '#src/kit/culture.ts'
import type { Route } from './+types/content'
import { pageClient } from './page-context.ts'
import { valueOrFailure } from './page-failure.ts'
import { PageHead } from './shell/page-head.tsx'
import { PageTrail } from './shell/page-trail.tsx'

/** The address contains the section: a text of another section is not found here. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const [, first = ''] = new URL(request.url).pathname.toLowerCase().split('/')
  const section = contentSections.find((each) => each === first)
  const reply = await context.get(pageClient)(getContentPage, { query: { contentCode: params.code.toLowerCase(), section } })
  const page = valueOrFailure(reply).value
  const { contentCode, url } = page.contents[0]!
  if (contentCode !== params.code) throw redirect(url, 301)
  return page
}

export default function Content({ loaderData: page }: Route.ComponentProps) {
  const { title, intro } = page.contents[0]!
  return (
    <>
      <PageHead title={title} description={intro} />
      <ContentArticle
        page={page}
        breadcrumbs={
          <PageTrail trail={page.breadcrumbs.slice(0, -1)} here={title} hereLang={langOf(page.contents[0]!, 'title')} hideLeaf />
        }
      />
    </>
  )
}
