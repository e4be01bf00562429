import { data } from 'react-router'
import { getBrandList } from '#src/features/brands/brands.contract.ts'
import { getCategories, getProductAddresses, type CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import { getContentSection } from '#src/features/content/content.contract.ts'
import { contentSections } from '#src/features/content/rules/sections.ts'
import type { Client } from '#src/kit/client.ts'
import type { Route } from './+types/sitemap'
import { sitemapXml, xmlResponse, type Place } from './structured-data/sitemap-xml.ts'
import { pageClient, pageSite } from './page-context.ts'
import { valueOrFailure } from './page-failure.ts'

/** `/sitemap/pages.xml` and `/sitemap/products-1.xml`. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const client = context.get(pageClient)
  const [, pageNo] = /^products-([1-9]\d{0,3})\.xml$/.exec(params.name) ?? []
  if (pageNo === undefined && params.name !== 'pages.xml') throw data(null, { status: 404 })
  const places = pageNo === undefined ? await pagePlaces(client) : await productPlaces(client, Number(pageNo))
  if (places.length === 0) throw data(null, { status: 404 })
  const { origin } = context.get(pageSite)
  return xmlResponse(sitemapXml(places.map((place) => ({ ...place, url: origin + place.url }))))
}

async function productPlaces(client: Client, pageNo: number): Promise<Place[]> {
  const { value } = valueOrFailure(await client(getProductAddresses, { query: { pageNo } }))
  return value.map(({ slug, updatedAt }) => ({ url: `/product/${encodeURIComponent(slug)}`, updatedAt }))
}

async function pagePlaces(client: Client): Promise<Place[]> {
  const [categories, brands, ...sections] = await Promise.all([
    client(getCategories, {}),
    client(getBrandList, { query: { IsGroupByFirstLetter: 'true' } }),
    ...contentSections.map((section) => client(getContentSection, { query: { section } })),
  ])
  const listings = flattened(valueOrFailure(categories).value).map(({ code }) => `/productlist/category/${encodeURIComponent(code)}`)
  const ofBrands = Object.values(valueOrFailure(brands).value.brandsGroup).flatMap((group) =>
    group.map(({ code }) => `/productlist/brand/${encodeURIComponent(code)}`),
  )
  const texts = sections.flatMap((section) => (section.ok ? section.value.pages.map(({ url }) => url) : []))
  return ['/', '/branddirectory', '/contact-us', ...listings, ...ofBrands, ...new Set(texts)].map((url) => ({ url }))
}

const flattened = (nodes: readonly CategoryNode[]): CategoryNode[] => nodes.flatMap((node) => [node, ...flattened(node.children)])
