import { getTableName } from 'drizzle-orm'
import { refreshSearch } from '#src/features/search/server/search-index.service.ts'
import type { ImportedFrom, PlannedProduct } from '../rules/catalogue-product.ts'
import { mediaOrigins as originsOf } from '../rules/media-origins.ts'
import { codeOf } from '#src/features/catalogue/rules/codes.ts'
import type { Directory } from '../rules/directory.ts'
import {
  mediaOrigins,
  productAttributes,
  productCategories,
  productFormerSlugs,
  productImages,
  productOptions,
  products,
  productVideos,
} from '#src/features/catalogue/server/catalogue.tables.ts'
import { touches, type Placed, type Plan } from './plan.ts'
import { insertRows, updateRows, type Queryable } from './rows.ts'
import { writeVariants } from './variant-writer.ts'

/** Writes a batch of products in about a dozen statements. Brands, categories and locations must have been inserted. */
export async function writeProducts(
  on: Queryable,
  plans: readonly Plan[],
  directory: Directory,
  { format, now }: ImportedFrom,
): Promise<void> {
  const placed = await writeWholes(on, plans, directory, { format, now })
  await writeFormerSlugs(on, placed)
  await replaceCategories(on, placed, directory)
  await replace(on, productOptions, placed, 'options', ({ name, nameZh, linkedTo }) => ({ name, nameZh, linkedTo }))
  await replace(on, productImages, placed, 'images', ({ url, alt, altZh }) => ({ url, alt, altZh }))
  await replace(on, productVideos, placed, 'videos', (url) => ({ url }))
  await replace(on, productAttributes, placed, 'attributes', (attribute) => ({ code: codeOf(attribute.label), ...attribute }))
  await writeVariants(on, placed, directory, now)
  const origins = new Set(placed.flatMap(({ next }) => originsOf(next)))
  await insertRows(
    on,
    mediaOrigins,
    [...origins].map((origin) => ({ origin })),
    'ON CONFLICT DO NOTHING',
  )
  await refreshSearch(
    on,
    placed.map(({ productId }) => productId),
  )
}

async function writeWholes(on: Queryable, plans: readonly Plan[], directory: Directory, { format, now }: ImportedFrom): Promise<Placed[]> {
  const row = ({ next }: Plan) => ({ slug: next.slug, ...next.fields, brandId: directory.brands.get(next.brand)!.id!, updatedAt: now })
  const made = await insertRows<typeof products, { slug: string; auto_id: number }>(
    on,
    products,
    plans.filter(({ current }) => current === null).map((plan) => ({ ...row(plan), importedFrom: format, createdAt: now })),
    'RETURNING slug, auto_id',
  )
  await updateRows(
    on,
    products,
    plans.flatMap((plan) => (plan.current === null ? [] : [{ autoId: plan.current.id, ...row(plan) }])),
  )
  const ids = new Map(made.map(({ slug, auto_id }) => [slug, auto_id]))
  return plans.map((plan) => ({ ...plan, productId: plan.current?.id ?? ids.get(plan.next.slug)! }))
}

/** The address that a product had before leads to it, until another product takes it (shop-23). */
async function writeFormerSlugs(on: Queryable, plans: readonly Placed[]): Promise<void> {
  const taking = plans.filter(({ current, next }) => current?.slug !== next.slug)
  if (taking.length === 0) return
  await on.query('DELETE FROM product_former_slugs WHERE slug = ANY($1)', [taking.map(({ next }) => next.slug)])
  const left = taking.flatMap(({ current, productId }) => (current ? [{ slug: current.slug, productId }] : []))
  await insertRows(on, productFormerSlugs, left, 'ON CONFLICT (slug) DO UPDATE SET product_id = excluded.product_id')
}

type ListTable = typeof productOptions | typeof productImages | typeof productVideos | typeof productAttributes
type ListPart = 'options' | 'images' | 'videos' | 'attributes'

/** Replaces the rows of a list that has changed. Nothing refers to these rows, so their ids may change. */
async function replace<P extends ListPart>(
  on: Queryable,
  table: ListTable,
  plans: readonly Placed[],
  part: P,
  row: (member: PlannedProduct[P][number]) => object,
): Promise<void> {
  const touched = plans.filter((plan) => touches(plan, part))
  await clear(on, table, touched)
  const rows = touched.flatMap(({ productId, next }) =>
    (next[part] as PlannedProduct[P][number][]).map((member, index) => ({ productId, position: index + 1, ...row(member) })),
  )
  await insertRows(on, table, rows as never)
}

async function replaceCategories(on: Queryable, plans: readonly Placed[], directory: Directory): Promise<void> {
  const touched = plans.filter((plan) => touches(plan, 'categories'))
  await clear(on, productCategories, touched)
  const rows = touched.flatMap(({ productId, next }) =>
    next.categories.map((code, index) => ({
      productId,
      categoryId: directory.categories.get(code)!.id!,
      position: index + 1,
      source: next.categorySource,
    })),
  )
  await insertRows(on, productCategories, rows)
}

async function clear(on: Queryable, table: ListTable | typeof productCategories, plans: readonly Placed[]): Promise<void> {
  const ids = plans.filter(({ current }) => current !== null).map(({ productId }) => productId)
  if (ids.length === 0) return
  await on.query(`DELETE FROM ${getTableName(table)} WHERE product_id = ANY($1)`, [ids])
}
