import { getContentPage } from '#src/features/content/content.contract.ts'
import { Prose } from '#src/features/content/web/content-article.tsx'
import { StoreCards } from '#src/features/content/web/store-cards.tsx'
import { langOf } from '#src/kit/culture.ts'
import { getStoreLocations } from '#src/features/stock/stock.contract.ts'
import type { Route } from './+types/our-stores'
import { pageClient } from './page-context.ts'
import { valueOrFailure } from './page-failure.ts'
import { PageHead } from './shell/page-head.tsx'
import { PageTrail } from './shell/page-trail.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(pageClient)
  const [page, stores] = await Promise.all([
    client(getContentPage, { query: { contentCode: 'our-stores' } }),
    client(getStoreLocations, {}),
  ])
  return { page: valueOrFailure(page).value, stores: valueOrFailure(stores).value }
}

export default function OurStores({ loaderData: { page, stores } }: Route.ComponentProps) {
  const text = page.contents[0]!
  const { title, intro, contentHtml } = text
  return (
    <>
      <PageHead title={title} description={intro} />
      <div className="wrap">
        <PageTrail here={title} hereLang={langOf(text, 'title')} />
        <StoreCards title={title} titleLang={langOf(text, 'title')} intro={intro} introLang={langOf(text, 'intro')} stores={stores}>
          <Prose html={contentHtml} lang={langOf(text, 'contentHtml')} />
        </StoreCards>
      </div>
    </>
  )
}
