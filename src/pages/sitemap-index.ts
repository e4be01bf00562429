import { getProductAddresses } from '#src/features/catalogue/catalogue.contract.ts'
import type { Route } from './+types/sitemap-index'
import { sitemapIndexXml, xmlResponse } from './structured-data/sitemap-xml.ts'
import { pageClient, pageSite } from './page-context.ts'
import { valueOrFailure } from './page-failure.ts'

/** `/sitemap.xml`: one map of pages, and one for every 5,000 products. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { origin } = context.get(pageSite)
  const { paging } = valueOrFailure(await context.get(pageClient)(getProductAddresses, { query: {} }))
  const maps = Array.from({ length: paging?.pageCount ?? 0 }, (_, page) => `products-${page + 1}`)
  return xmlResponse(sitemapIndexXml(['pages', ...maps].map((name) => ({ url: `${origin}/sitemap/${name}.xml` }))))
}
