import { join } from 'node:path'
import { openProductionShop } from '#test/production-shop.ts'
import type { Catalogue } from './catalogue.ts'
import { filters, keywordOf, keywordsOf, run, times, type Shop } from './shop.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const query = (values: Record<string, string | number>): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString()

const categoryPage = (code: string, minPriceCents: number): string =>
  `/productlist/category/${code}?${query({ param: JSON.stringify({ minPriceCents }) })}`

const search = (asked: { keyword: string; minPriceCents?: number }) => ({ path: `/api/Product/SearchProducts?${query(asked)}` })

function askedOf(catalogue: Catalogue) {
  const { categories, products } = catalogue
  const narrowed = (n: number) => {
    const { category, colours, materials } = filters(n, catalogue)
    const values = [...colours.map((name) => `colour:${name}`), ...materials.map((name) => `material:${name}`)]
    return {
      path: `/api/Product/GetProductsByCategory?${query({ parentCategoryCode: category, Attributes: values.join(',').toLowerCase() })}`,
    }
  }
  const others = products.slice(1).map(({ slug }) => ({ path: `/product/${slug}` }))
  const sold = products.flatMap(({ variants }) => variants).filter(({ stock }) => stock > 0)
  return {
    categoryKept: [{ path: `/productlist/category/${categories[0]!.code}` }],
    categoryNew: times(20_000, (n) => ({ path: categoryPage(categories[n % categories.length]!.code, 100 + n) })),
    productKept: [{ path: `/product/${products[0]!.slug}` }],
    productNew: [...others, ...others.map(({ path }) => ({ path: `${path}?lang=zh` }))],
    listingSame: [narrowed(0)],
    listingOther: times(20_000, (n) => narrowed(n + 1)),
    // Another least price with each keyword, of a cent to ten dollars: answers from memory would be another row.
    search: times(40_000, (n) => search({ keyword: keywordOf(products[n % products.length]!), minPriceCents: 1 + (n % 997) })),
    searchNew: keywordsOf(catalogue).map((keyword) => search({ keyword })),
    product: products.map(({ slug }) => ({ path: `/api/ProductDetail/GetProductDetail/${slug}` })),
    bag: sold.map(({ ean }) => ({ path: '/api/ProductDetail/AddToCart', body: JSON.stringify({ ean, quantity: 1 }) })),
  }
}

/** This shop, as it stands in this folder. */
export const ownShop: Shop = {
  name: 'this shop',
  install: () => run(process.execPath, [join('tools', 'run.mjs'), join('tools', 'build.ts')], root),
  async start({ databaseUrl }, catalogue) {
    const shop = await openProductionShop({ databaseUrl })
    return { pid: shop.process.pid!, port: shop.port, asked: askedOf(catalogue), stop: shop.close }
  },
}
