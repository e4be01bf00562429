import { completeSearch } from '#src/features/search/server/search-index.service.ts'
import { migrateDatabase, openDatabase } from '#src/platform/db/database.ts'
import { analyzeFilled } from '#src/platform/db/statistics.ts'
import { loadCatalogue } from '../catalogue/large-catalogue.ts'
import { query } from './databases.ts'

const products = 2000
const seed = 1

export interface Variant {
  /** The same in every shop. */
  ean: string
  colour: string
  size: string | null
  cents: number
  stock: number
}

export interface Category {
  code: string
  name: string
  parent: string | null
}

export interface Product {
  slug: string
  title: string
  description: string
  brand: string
  material: string
  kind: string
  /** The code of its group, the lower of two levels. */
  category: string
  /** With different options each, the first one first. */
  variants: Variant[]
}

/** What all shops sell. */
export interface Catalogue {
  categories: Category[]
  products: Product[]
}

/** Fills an empty database of this shop, and returns what its peers are filled with. */
export async function makeCatalogue(url: string): Promise<Catalogue> {
  const database = openDatabase(url)
  try {
    await migrateDatabase(database)
    await loadCatalogue(database, { products, seed })
    await completeSearch(database)
    await analyzeFilled(database.pool, 'vacuum analyze')
  } finally {
    await database.close()
  }
  return readCatalogue(url)
}

/** Departments and their groups, and what is on sale. */
async function readCatalogue(url: string): Promise<Catalogue> {
  const categories = await query<Category>(
    url,
    `select c.code, c.name, p.code parent from categories c left join categories p on p.auto_id = c.parent_id where c.level < 3 order by c.auto_id`,
  )
  const products = await query<Product>(
    url,
    `select p.slug, p.title, p.body description, b.display_name brand, p.product_type kind, g.code category,
        (select value from product_attributes where product_id = p.auto_id and code = 'material') material,
        (select json_agg(json_build_object('ean', v.ean, 'colour', v.option1, 'size', v.option2, 'cents', r.price_cents, 'stock',
            (select coalesce(sum(on_hand), 0) from stock_levels s where s.variant_id = v.auto_id)) order by v.position)
          from (select distinct on (option1, option2) * from variants where product_id = p.auto_id order by option1, option2, position) v
          join prices r on r.variant_id = v.auto_id) variants
      from products p join brands b on b.auto_id = p.brand_id
      join product_categories pc on pc.product_id = p.auto_id and pc.position = 0
      join categories k on k.auto_id = pc.category_id join categories g on g.auto_id = k.parent_id
      where p.status = 'active' order by p.auto_id`,
  )
  return { categories, products }
}
