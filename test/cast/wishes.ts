import type { Database } from '#src/platform/db/database.ts'

/** A product with everything that a search may ask of it. */
export interface Wished {
  slug: string
  title: string
  type: string
  brand: string
  categories: string[]
  values: string[]
  prices: number[]
}

/** Every product, by its id. */
export async function readWished(database: Database): Promise<Map<number, Wished>> {
  const { rows } = await database.pool.query(`
    with recursive lineage as (
      select pc.product_id, c.parent_id, c.code from product_categories pc join categories c on c.auto_id = pc.category_id
      union select l.product_id, c.parent_id, c.code from lineage l join categories c on c.auto_id = l.parent_id
    )
    select p.auto_id id, p.slug, p.title, p.product_type type, b.code brand,
      array(select code from lineage l where l.product_id = p.auto_id) categories,
      p.tags || array_remove(array(select unnest(array[value, value_zh]) from product_attributes a where a.product_id = p.auto_id)
        || array(select unnest(array[option1, option2, option3, option1_zh, option2_zh, option3_zh]) from variants v where v.product_id = p.auto_id), null) "values",
      array(select price_cents / 100.0 from prices pr join variants v on v.auto_id = pr.variant_id where v.product_id = p.auto_id)::float[] prices
    from products p join brands b on b.auto_id = p.brand_id`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Case, width, accents and no-break spaces do not count. */
const plain = (text: string): string =>
  text.normalize('NFKC').normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').toLowerCase()

/**
 * Whether a product is what was wished: `brand:` a brand's code, `type:` a product type, `in:` a category or one above it,
 * `title:` a part of the English title, `has:` one of an option, attribute or tag in either language, `price<`, `price>`;
 * `not:` before any of them; anything else is the slug of a product.
 */
export function fulfils(product: Wished, wish: string): boolean {
  if (wish.startsWith('not:')) return !fulfils(product, wish.slice(4))
  const [, sign, amount] = /^price([<>])(.+)$/.exec(wish) ?? []
  if (sign) return product.prices.some((price) => (sign === '<' ? price < Number(amount) : price > Number(amount)))
  const [, how, what = ''] = /^(brand|type|in|title|has):(.+)$/.exec(wish) ?? []
  if (how === 'brand') return product.brand === what
  if (how === 'type') return product.type === what
  if (how === 'in') return product.categories.includes(what)
  if (how === 'title') return plain(product.title).includes(plain(what))
  if (how === 'has') return product.values.some((value) => plain(value).includes(plain(what)))
  return product.slug === wish
}

/** Whether it fulfils all wishes of any of the lists. */
export const fulfilsAny = (product: Wished, lists: readonly (readonly string[])[]): boolean =>
  lists.some((wishes) => wishes.every((wish) => fulfils(product, wish)))
