import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '#src/platform/db/embedded-postgres.ts'
import type { Catalogue, Product } from './catalogue.ts'
import { query } from './databases.ts'
import { filters, install, keywordOf, keywordsOf, run, serve, times, type Peer, type Place } from './shop.ts'

const packages = { '@vendure/core': '3.7.3', pg: '8.16.3' }
const server = 'vendure-server.mjs'

const environmentOf = (databaseUrl: string, port: number) => ({
  DATABASE_URL: databaseUrl,
  PORT: String(port),
  NODE_ENV: 'production',
  VENDURE_DISABLE_TELEMETRY: 'true',
})

const inQuotes = (value: string | number): string => `"${String(value).replaceAll('"', '""')}"`

/** Rows of its import file: the first variant brings the product, those below it only themselves. */
function csvRows({ slug, title, description, brand, material, kind, category, variants }: Product, { categories }: Catalogue): string[] {
  const department = categories.find(({ code }) => code === category)!.parent!
  const hasSizes = variants[0]!.size !== null
  const facets = Object.entries({ brand, material, kind, department, group: category }).map((pair) => pair.join(':'))
  const product = [title, slug, description, '', facets.join('|'), hasSizes ? 'colour|size' : 'colour']
  return variants.map(({ ean, colour, size, cents, stock }, at) => {
    const variant = [hasSizes ? `${colour}|${size}` : colour, ean, (cents / 100).toFixed(2), 'standard', stock, 'true', '']
    const variantFacets = hasSizes ? `colour:${colour}|size:${size}` : `colour:${colour}`
    return [...(at === 0 ? product : product.map(() => '')), ...variant, variantFacets].map(inQuotes).join(',')
  })
}

const columns =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets'

const initialData = ({ categories }: Catalogue) => ({
  defaultLanguage: 'en',
  defaultZone: 'Asia',
  countries: [{ name: 'Singapore', code: 'SG', zone: 'Asia' }],
  taxRates: [{ name: 'Standard', percentage: 9 }],
  shippingMethods: [{ name: 'Standard', price: 500 }],
  paymentMethods: [],
  collections: categories.map(({ code, name, parent }) => ({
    // Collections find their parent by its name.
    name: parent === null ? code : name,
    slug: code,
    ...(parent !== null && { parentName: parent }),
    inheritFilters: false,
    filters: [
      {
        code: 'facet-value-filter',
        args: { facetValueNames: [`${parent === null ? 'department' : 'group'}:${code}`], containsAny: false },
      },
    ],
  })),
})

const listed = `totalItems items { productId productName slug sku productAsset { preview } priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } } currencyCode } facetValues { count facetValue { id name facet { id name } } } collections { count collection { id name slug } }`
const listing = `query ($input: SearchInput!) { search(input: $input) { ${listed} } }`
const product = `query ($slug: String!) { product(slug: $slug) { id name slug description featuredAsset { preview } assets { preview } facetValues { name facet { name } } collections { name slug breadcrumbs { name slug } } optionGroups { name options { id name } } variants { id name sku priceWithTax currencyCode stockLevel options { id name } featuredAsset { preview } } } }`
const addItem = `mutation ($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) { __typename ... on Order { id code totalQuantity subTotalWithTax totalWithTax lines { id quantity linePriceWithTax productVariant { id name sku priceWithTax } featuredAsset { preview } } } ... on ErrorResult { errorCode message } } }`

const ask = (text: string, variables: object) => ({ path: '/shop-api', body: JSON.stringify({ query: text, variables }) })
const search = (input: object) => ask(listing, { input: { groupByProduct: true, take: 32, ...input } })

async function askedOf(url: string, catalogue: Catalogue) {
  const values = await query<{ id: number; name: string }>(
    url,
    `select v.id, t.name from facet_value v join facet_value_translation t on t."baseId" = v.id join facet f on f.id = v."facetId" where f.code in ('colour', 'material')`,
  )
  const sold = await query<{ id: number }>(
    url,
    `select v.id from product_variant v join stock_level s on s."productVariantId" = v.id where s."stockOnHand" > 0 and v.enabled order by v.id`,
  )
  const idOf = new Map(values.map(({ id, name }) => [name, id]))
  const narrowed = (n: number) => {
    const { category, ...wanted } = filters(n, catalogue)
    const facetValueFilters = Object.values(wanted).map((names) => ({ or: names.map((name) => String(idOf.get(name))) }))
    return search({ collectionSlug: category, facetValueFilters })
  }
  return {
    listingSame: [narrowed(0)],
    listingOther: times(20_000, (n) => narrowed(n + 1)),
    search: catalogue.products.map((each) => search({ term: keywordOf(each) })),
    searchNew: keywordsOf(catalogue).map((term) => search({ term })),
    product: catalogue.products.map(({ slug }) => ask(product, { slug })),
    bag: sold.map(({ id }) => ask(addItem, { id: String(id) })),
  }
}

/** An API without a site of its own. */
export const vendure: Peer = {
  name: `Vendure ${packages['@vendure/core']}`,
  install: ({ folder }) => install(folder, packages),
  async fill({ folder, databaseUrl }: Place, catalogue: Catalogue) {
    await mkdir(folder, { recursive: true })
    await copyFile(join(import.meta.dirname, server), join(folder, server))
    await writeFile(join(folder, 'initial-data.json'), JSON.stringify(initialData(catalogue)))
    const rows = catalogue.products.flatMap((each) => csvRows(each, catalogue))
    await writeFile(join(folder, 'products.csv'), [columns, ...rows, ''].join('\n'))
    await run(process.execPath, [server, '--fill'], folder, environmentOf(databaseUrl, await freePort()))
  },
  async start({ folder, databaseUrl }, catalogue) {
    const port = await freePort()
    await copyFile(join(import.meta.dirname, server), join(folder, server))
    const running = await serve({ args: [server], folder, env: environmentOf(databaseUrl, port), port, path: '/health' })
    return { ...running, asked: await askedOf(databaseUrl, catalogue) }
  },
}
