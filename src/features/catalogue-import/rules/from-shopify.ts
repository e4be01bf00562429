import { withoutBadRows, type CatalogueItem, type Reading, type FileImage, type FileOption, type FileVariant } from './catalogue-item.ts'
import { noLongerSold, type ProductFields } from './catalogue-product.ts'
import { splitList } from './cell-values.ts'
import { areWhole, cellsOf, quoted, shortText, type Cells } from './cells.ts'
import { codeOf, isHandle } from '#src/features/catalogue/rules/codes.ts'
import { ownProduct } from './own-fields.ts'
import type { ShopifyColumn, ShopifyRow } from './shopify-columns.ts'
import { carriesVariant, variantIn } from './shopify-variant.ts'
import { distinctSlug } from './slugs.ts'
import { placeOf } from './type-names.ts'

/**
 * The handle of a row; empty when it has none. Without a handle it is made from the title, as in Shopify. One that cannot be
 * part of an address becomes a slug, with a fingerprint, so that two such handles never become one product.
 */
export function handleOf(row: ShopifyRow): string {
  const handle = row.cell('handle')?.toLowerCase()
  if (!handle) return codeOf(row.cell('title') ?? '')
  return isHandle(handle) ? handle : distinctSlug(handle)
}

/**
 * The product in rows of one handle. The first row has the values of the product as a whole and, as a rule, its first
 * variant and image; each further row has a variant, an image or both.
 */
export function itemFromShopify(rows: readonly [ShopifyRow, ...ShopifyRow[]]): Reading {
  const cells = rows.map((row) => cellsOf(row)) as [Cells<ShopifyColumn>, ...Cells<ShopifyColumn>[]]
  const [first] = cells
  const handle = handleOf(rows[0])
  checkHandle(first, handle)
  // A row without a title cannot be a product's first row: its blank cells would remove the body and the brand.
  if (first.has('title') && !first.said('title')) first.refuse('title', 'is blank in the first row of its product')
  const options = optionsIn(cells)
  const variants = cells.filter(carriesVariant).map((row) => variantIn(row, options))
  refuseTwins(cells, variants)
  refuseEmpty(cells.slice(1))
  const own = ownProduct(first)
  const fields = productFields(first)
  const item: CatalogueItem = {
    line: first.line,
    lines: rows.map((row) => row.line),
    handle,
    fields: { ...fields, ...own.fields },
    brand: { code: first.as('brandCode', readCode, 'a code such as lumiere-atelier'), name: shortText(first, 'vendor') ?? undefined },
    categories: own.categories,
    place: first.has('type', 'productCategory') ? placeOf(fields.productType, fields.productCategory) : undefined,
    options,
    variants,
    namesEveryVariant: options !== undefined && variants.length > 0,
    images: areWhole(rows) ? imagesIn(cells) : undefined,
    videos: own.videos,
    attributes: own.attributes,
    definitions: own.definitions,
    names: { handle: first.name('handle'), title: first.name('title'), brand: first.name('vendor'), categories: first.name('categories') },
  }
  return withoutBadRows({ item, badRows: cells.flatMap((row) => row.problems), notes: cells.flatMap((row) => row.notes) })
}

const readCode = (text: string): string | null => (isHandle(text) ? text : null)

function checkHandle(cells: Cells<ShopifyColumn>, handle: string): void {
  const said = cells.said('handle')
  if (handle === '') cells.refuse('handle', 'is missing, and there is no title to make it from')
  else if (said !== undefined && said.toLowerCase() !== handle)
    cells.note('handle', `${quoted(said)} cannot be an address; it is ${handle}`)
}

function productFields(cells: Cells<ShopifyColumn>): Partial<ProductFields> {
  const body = cells.text('body')
  const tags = cells.text('tags')
  const status = cells.oneOf('status', ['active', 'draft', 'archived', 'unlisted'])
  return {
    title: cells.said('title'),
    body: body === null ? '' : body,
    productType: shortText(cells, 'type'),
    productCategory: shortText(cells, 'productCategory'),
    tags: typeof tags === 'string' ? splitList(tags, ',') : tags === null ? [] : undefined,
    // Unlisted products are sold only by their address; this shop has no such state and does not publish them.
    status: status === 'unlisted' ? 'active' : status,
    published: status === 'unlisted' ? false : cells.flag('published'),
    giftCard: cells.flag('giftCard'),
    seoTitle: cells.text('seoTitle'),
    seoDescription: cells.text('seoDescription'),
  }
}

const places = [1, 2, 3] as const

/**
 * The names of a product's options, from its first row; none where it has `Title` and `Default Title`. Undefined where no
 * row has options, which leaves the stored ones unchanged.
 */
function optionsIn(cells: readonly [Cells<ShopifyColumn>, ...Cells<ShopifyColumn>[]]): FileOption[] | undefined {
  const [first] = cells
  if (!cells.some((row) => places.some((place) => row.said(`option${place}Name`) || row.said(`option${place}Value`)))) return undefined
  const isDefault = (row: Cells<ShopifyColumn>): boolean => (row.said('option1Value') ?? 'Default Title') === 'Default Title'
  if (first.said('option1Value') === 'Default Title' && !first.said('option2Name') && cells.every(isDefault)) return []
  const options = places.map((place) => ({
    name: first.said(`option${place}Name`) ?? '',
    nameZh: first.text(`option${place}NameZh`),
    linkedTo: first.text(`option${place}LinkedTo`),
  }))
  const named = options.findLastIndex((option) => option.name !== '') + 1
  for (const place of places) {
    const isUsed = place <= Math.max(named, 1) || first.said(`option${place}Value`) !== undefined
    if (isUsed && options[place - 1]!.name === '') {
      first.refuse(`option${place}Name`, 'is blank; the first row of a product must name its options')
    }
  }
  return options.slice(0, named)
}

/** Two variants of a product may not have the same options, but for one that is no longer sold and has a number of its own. */
function refuseTwins(cells: readonly Cells<ShopifyColumn>[], variants: readonly FileVariant[]): void {
  const lines = new Map<string, number>()
  for (const variant of variants) {
    const isGone = variant.ean !== null && variant.fields.outOfStockQuantity === noLongerSold
    const options = isGone ? undefined : variant.options?.map((option) => option.value)
    const key = JSON.stringify(options ?? [variant.ean, variant.fields.sku])
    const twin = lines.get(key)
    if (twin === undefined) lines.set(key, variant.line)
    else {
      const row = cells.find((candidate) => candidate.line === variant.line)!
      row.refuse('option1Value', `this is the same variant as in line ${twin}: their options do not differ`)
    }
  }
}

function refuseEmpty(later: readonly Cells<ShopifyColumn>[]): void {
  for (const row of later) {
    if (!carriesVariant(row) && !row.said('imageUrl')) row.refuse('handle', 'the row holds neither a variant nor an image')
  }
}

/** Images by position, those without one last, without duplicates. */
function imagesIn(cells: readonly Cells<ShopifyColumn>[]): FileImage[] | undefined {
  if (!cells[0]!.has('imageUrl')) return undefined
  const found = cells.flatMap((row) => {
    const position = row.whole('imagePosition', 1) ?? Number.MAX_SAFE_INTEGER
    const url = row.url('imageUrl')
    return url ? [{ position, image: { line: row.line, url, alt: row.text('imageAlt'), altZh: row.text('imageAltZh') } }] : []
  })
  const inOrder = found.sort((a, b) => a.position - b.position).map(({ image }) => image)
  const firstOf = new Map(inOrder.toReversed().map((image) => [image.url, image]))
  return inOrder.filter((image) => firstOf.get(image.url) === image)
}
