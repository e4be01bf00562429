import { withoutBadRows, type CatalogueItem, type Reading, type FileAttribute, type FileVariant } from './catalogue-item.ts'
import { defaultLocation } from './catalogue-product.ts'
import { readUrl, splitList } from './cell-values.ts'
import { areWhole, cellsOf, quoted, shortText, type Cells } from './cells.ts'
import { codeOf } from '#src/features/catalogue/rules/codes.ts'
import { readEan } from './ean.ts'
import type { GoogleColumn, GoogleRow } from './google-attributes.ts'
import {
  commonTitle,
  htmlFrom,
  readAvailability,
  readDetail,
  readGooglePrice,
  readPeriod,
  readVariantOptions,
  readWeight,
} from './google-values.ts'
import { expectedMeasure, netContentOf, readMeasure } from './net-content.ts'
import { ownProduct, ownVariant } from './own-fields.ts'
import { priceIn } from './shopify-variant.ts'
import { placeOf, type TypePlace } from './type-names.ts'

/** The product of an item in a feed: its group, or the item itself without a group. Empty without an id. */
export const groupOf = (row: GoogleRow): string => row.cell('item_group_id') || row.cell('id') || ''

/** The attribute that names the product of an item. */
export const idColumn = (row: GoogleRow): 'item_group_id' | 'id' => (row.cell('item_group_id') ? 'item_group_id' : 'id')

/** The attributes in which the items of a group may differ, in the order of options, with their names in the shop. */
const axes = [
  ['color', 'Colour'],
  ['size', 'Size'],
  ['material', 'Material'],
  ['pattern', 'Pattern'],
  ['gender', 'Gender'],
  ['age_group', 'Age group'],
] as const
type Axis = (typeof axes)[number]

/** What products and their variants are found by. */
const indexed = ['id', 'item_group_id', 'brand', 'product_type', 'google_product_category', ...axes.map(([column]) => column)] as const

/** An option of a product, and its value in an item. */
interface ItemOption {
  name: string
  valueIn(row: GoogleRow): string
}

/**
 * The product in the items of one group of a Google Merchant feed; each item is a variant. `now` decides whether a sale with
 * dates is on, and `handle` is the slug of the group. A feed states availability, not pieces: without a quantity, the pieces on hand stay unchanged.
 */
export function itemFromGoogle(rows: readonly [GoogleRow, ...GoogleRow[]], now: Date, handle = codeOf(groupOf(rows[0]))): Reading {
  const cells = rows.map((row) => cellsOf(row)) as [Cells<GoogleColumn>, ...Cells<GoogleColumn>[]]
  const [first] = cells
  for (const each of cells) for (const column of indexed) shortText(each, column)
  const options = optionsIn(rows)
  const own = ownProduct(first)
  const description = first.said('description')
  if (groupOf(rows[0]) === '') first.refuse('id', 'is missing')
  else if (handle !== codeOf(groupOf(rows[0])))
    first.note(idColumn(rows[0]), `${quoted(groupOf(rows[0]))} needs an address of its own; it is ${handle}`)
  const item: CatalogueItem = {
    line: first.line,
    lines: rows.map((row) => row.line),
    handle,
    fields: {
      title:
        first.said('item_group_title') ?? (rows[0].cell('title') ? commonTitle(rows.map((row) => row.cell('title') ?? '')) : undefined),
      body: description === undefined ? undefined : htmlFrom(description),
      productType: first.said('product_type')?.split('>').at(-1)!.trim(),
      productCategory: first.said('google_product_category'),
      ...own.fields,
    },
    brand: { code: first.said('brandCode'), name: first.said('brand') },
    categories: own.categories,
    place: placeIn(first),
    options: options.map(({ name }) => ({ name })),
    variants: rows.map((row, place) => variantIn(cells[place]!, optionValues(row, options), now)),
    namesEveryVariant: true,
    images: areWhole(rows) ? imagesIn(cells, rows) : undefined,
    videos: own.videos ?? linksIn(first, rows[0], 'video_link'),
    attributes: own.attributes ?? attributesIn(rows, new Set(options.map(({ name }) => name))),
    definitions: own.definitions,
    names: {
      handle: first.name(idColumn(rows[0])),
      title: first.name('title'),
      brand: first.name('brand'),
      categories: first.name('categories'),
    },
  }
  refuseTwins(item.variants, cells)
  return withoutBadRows({ item, badRows: cells.flatMap((row) => row.problems), notes: cells.flatMap((row) => row.notes) })
}

function placeIn(cells: Cells<GoogleColumn>): TypePlace | undefined {
  if (!cells.has('product_type', 'google_product_category')) return undefined
  return placeOf(cells.said('product_type'), cells.said('google_product_category'))
}

const mostOptions = 3

/** The options that the feed states by `variant_option`, else the attributes in which the items differ. */
function optionsIn(rows: readonly [GoogleRow, ...GoogleRow[]]): ItemOption[] {
  if (rows.length === 1) return []
  const names = statedIn(rows[0]).map(({ name }) => name)
  const stated = [...new Set(names)].map((name) => ({
    name: axes.find(([column]) => column === name.toLowerCase())?.[1] ?? name,
    valueIn: (row: GoogleRow) => statedIn(row).find((option) => option.name === name)?.value ?? '',
  }))
  const divided = axes
    .filter((axis) => divides(axis, rows))
    .map(([column, name]) => ({ name, valueIn: (row: GoogleRow) => row.cell(column) ?? '' }))
  return (stated.length > 0 ? stated : divided).slice(0, mostOptions)
}

const statedIn = (row: GoogleRow): { name: string; value: string }[] => row.all('variant_option').flatMap(readVariantOptions)

const optionValues = (row: GoogleRow, options: readonly ItemOption[]): { value: string }[] =>
  options.map(({ valueIn }) => ({ value: valueIn(row) }))

/** Whether every item has a value, and the values differ. */
function divides([column]: Axis, rows: readonly GoogleRow[]): boolean {
  const values = rows.map((row) => row.cell(column) ?? '')
  return values.every((value) => value !== '') && new Set(values).size > 1
}

function variantIn(cells: Cells<GoogleColumn>, options: { value: string }[], now: Date): FileVariant {
  const own = ownVariant(cells)
  const availability = cells.as('availability', readAvailability, 'in_stock, out_of_stock, preorder or backorder')
  const ordersAhead = availability === 'preorder' || availability === 'backorder'
  const quantity = cells.whole('quantity') ?? cells.whole('sell_on_google_quantity')
  const pieces = quantity ?? (availability === 'out_of_stock' ? 0 : undefined)
  return {
    line: cells.line,
    ean: eanIn(cells),
    options,
    fields: {
      sku: cells.said('id'),
      shippingGrams: cells.as('product_weight', readWeight, weight) ?? cells.as('shipping_weight', readWeight, weight),
      netContent: netContentIn(cells),
      allowOverSell: availability && ordersAhead,
      costCents: cells.as('cost_of_goods_sold', readGooglePrice, price),
      imageUrl: readUrl(cells.said('image_link') ?? '') ?? undefined,
      ...own.fields,
      outOfStock: own.fields.outOfStock ?? (availability && availability === 'out_of_stock'),
    },
    skuIdentifies: true,
    ...pricesIn(cells, now),
    stock: own.stock ?? (pieces === undefined ? {} : { [defaultLocation]: pieces }),
    unlimited: availability === 'in_stock' && quantities.every((column) => !cells.said(column)) ? 'available' : null,
    names: {
      barcode: cells.name('gtin'),
      option: cells.name('color'),
      price: cells.name('price'),
      stock: cells.name(cells.has('stock') ? 'stock' : 'quantity'),
    },
  }
}

const quantities = ['stock', 'quantity', 'sell_on_google_quantity'] as const
const price = 'an amount in SGD such as 12.50 SGD'
const weight = 'a weight such as 1.2 kg'

function netContentIn(cells: Cells<GoogleColumn>): FileVariant['fields']['netContent'] {
  const total = cells.as('unit_pricing_measure', readMeasure, expectedMeasure)
  const base = cells.as('unit_pricing_base_measure', readMeasure, expectedMeasure)
  return cells.text('unit_pricing_measure') === null ? null : netContentOf(cells, total, base, 'unit_pricing_base_measure')
}

function eanIn(cells: Cells<GoogleColumn>): string | null {
  const text = cells.said('gtin')
  if (text === undefined) return null
  const ean = readEan(text)
  if (ean === null) cells.note('gtin', `"${text}" is not a GTIN; the variant goes by a number of the shop instead`)
  return ean
}

function pricesIn(cells: Cells<GoogleColumn>, now: Date): Pick<FileVariant, 'priceCents' | 'compareAtCents'> {
  const regular = priceIn(cells, 'price', cells.as('price', readGooglePrice, price))
  const sale = cells.as('sale_price', readGooglePrice, price)
  const period = cells.as('sale_price_effective_date', readPeriod, 'two moments such as 2026-02-24T11:07+0800/2026-03-03T23:07+0800')
  const isOn = period === undefined || (period.from <= now.getTime() && now.getTime() < period.to)
  if (regular === undefined) return {}
  return sale !== undefined && sale < regular && isOn
    ? { priceCents: sale, compareAtCents: regular }
    : { priceCents: regular, compareAtCents: null }
}

function refuseTwins(variants: readonly FileVariant[], cells: readonly Cells<GoogleColumn>[]): void {
  const [ids, lines] = [new Map<string, number>(), new Map<string, number>()]
  variants.forEach((variant, place) => {
    const [id, key] = [cells[place]!.said('id') ?? '', JSON.stringify(variant.options)]
    const [sameId, twin] = [ids.get(id), lines.get(key)]
    if (sameId !== undefined) cells[place]!.refuse('id', `${quoted(id)} stands in line ${sameId} already; each item has an id of its own`)
    else if (twin !== undefined)
      cells[place]!.refuse('item_group_id', `differs from line ${twin} neither in variant_option nor in color, size, material or pattern`)
    if (sameId === undefined) ids.set(id, variant.line)
    if (twin === undefined) lines.set(key, variant.line)
  })
}

/** The pictures of the first item, then further ones of the others. */
function imagesIn(cells: readonly Cells<GoogleColumn>[], rows: readonly GoogleRow[]): CatalogueItem['images'] {
  const images = rows.flatMap((row, place) =>
    [...(linksIn(cells[place]!, row, 'image_link') ?? []), ...(linksIn(cells[place]!, row, 'additional_image_link') ?? [])].map((url) => ({
      line: row.line,
      url,
    })),
  )
  const unique = images.filter((image, place) => images.findIndex(({ url }) => url === image.url) === place)
  return unique.length > 0 ? unique : undefined
}

/** The text format separates addresses by commas; XML repeats the attribute. */
function linksIn(cells: Cells<GoogleColumn>, row: GoogleRow, column: GoogleColumn): string[] | undefined {
  const urls = row.all(column).flatMap((text) => splitList(text, /,(?=\s*(?:https?:|\/))/))
  const wrong = urls.find((url) => readUrl(url) === null)
  if (wrong !== undefined) cells.refuse(column, `expected addresses that begin with https://, found ${quoted(wrong)}`)
  return urls.length > 0 ? urls : undefined
}

/** The values that all items of the group share and that are no options, and the details of the first item. */
function attributesIn(rows: readonly [GoogleRow, ...GoogleRow[]], options: ReadonlySet<string>): FileAttribute[] | undefined {
  const shared = axes.flatMap((axis) => {
    const value = rows[0].cell(axis[0])
    return value && !options.has(axis[1]) && rows.every((row) => row.cell(axis[0]) === value) ? [{ label: axis[1], value }] : []
  })
  const details = rows[0].all('product_detail').flatMap((text) => readDetail(text) ?? [])
  const attributes = [...shared, ...details]
  return attributes.length > 0 ? attributes : undefined
}
