import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { Row } from './cells.ts'
import { inBrackets, ownColumns, type OwnColumn } from './own-columns.ts'
import { tidy } from './shopify-columns.ts'

/** The attributes of Google's product data specification that the import uses. */
const googleAttributes = [
  'id',
  'title',
  'description',
  'image_link',
  'additional_image_link',
  'video_link',
  'availability',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'cost_of_goods_sold',
  'quantity',
  'sell_on_google_quantity',
  'brand',
  'gtin',
  'product_type',
  'google_product_category',
  'item_group_id',
  'item_group_title',
  'variant_option',
  'color',
  'size',
  'material',
  'pattern',
  'gender',
  'age_group',
  'product_detail',
  'shipping_weight',
  'product_weight',
  'unit_pricing_measure',
  'unit_pricing_base_measure',
] as const

export type GoogleColumn = (typeof googleAttributes)[number] | OwnColumn

/** One item of a feed. `all` has every value of a repeated attribute. */
export interface GoogleRow extends Row<GoogleColumn> {
  all(column: GoogleColumn): string[]
}

const known = new Map<string, GoogleColumn>(googleAttributes.map((name) => [name, name]))
for (const [column, { key }] of Object.entries(ownColumns)) {
  known.set(key, column as OwnColumn)
  known.set(`c:${key.split('.').at(-1)}`, column as OwnColumn)
}

/** `g:image_link`, `image link` and `Image_Link` are one attribute; `c:details(string)` is this shop's own. */
export function attributeNamed(name: string): GoogleColumn | undefined {
  const plain = name.trim().toLowerCase().replace(/^g:/, '')
  const bracketed = inBrackets(plain)
  const bare = bracketed === undefined ? plain : plain.slice(0, plain.lastIndexOf('(')).trim()
  return known.get(bracketed ?? '') ?? known.get(bare.replaceAll(' ', '_'))
}

/** An item from its names and values, in the order of the feed. */
export function googleRow(line: number, values: readonly (readonly [name: string, value: string])[]): GoogleRow {
  const byColumn = new Map<GoogleColumn, { name: string; texts: string[] }>()
  for (const [name, value] of values) {
    const column = attributeNamed(name)
    if (column === undefined) continue
    const entry = byColumn.get(column) ?? { name: name.trim(), texts: [] }
    entry.texts.push(tidy(value))
    byColumn.set(column, entry)
  }
  return {
    line,
    cell: (column) => byColumn.get(column)?.texts[0],
    name: (column) => byColumn.get(column)?.name ?? (column in ownColumns ? `c:${keyOf(column as OwnColumn)}` : column),
    all: (column) => byColumn.get(column)?.texts.filter((text) => text !== '') ?? [],
  }
}

const oneLine = new Set<GoogleColumn | undefined>(['id', 'title', 'brand', 'gtin', 'price', 'product_type', 'item_group_id'])

const keyOf = (column: OwnColumn): string => ownColumns[column].key.split('.').at(-1)!

/** Reads the first line of a feed in text format. Refuses one without `id` and `title`. */
export function readGoogleHeader(
  names: readonly string[],
): Result<{ ignored: string[]; row(line: number, cells: readonly string[]): GoogleRow; isOneLine(place: number): boolean }> {
  const columns = names.map(attributeNamed)
  if (!columns.includes('id') || !columns.includes('title')) {
    return refuse(
      `This is not a Google Merchant feed: its first line begins ${JSON.stringify(names.join('\t').slice(0, 80))}. ` +
        'A feed is XML, or text separated by tabs whose first line names the attributes, id and title among them.',
    )
  }
  return ok({
    ignored: names.filter((name, place) => name.trim() !== '' && columns[place] === undefined),
    row: (line, cells) =>
      googleRow(
        line,
        names.map((name, place) => [name, cells[place] ?? '']),
      ),
    isOneLine: (place) => oneLine.has(columns[place]),
  })
}
