// The whole catalogue as rows of a Shopify product export with the shop's own columns after it.
import { composeProduct, type Product, type Variant } from './product.ts'
import type { Picture } from './pictures.ts'
import { PRODUCT_TYPES } from './product-types.ts'
import type { Pair } from './shape.ts'

export type Row = Readonly<Record<string, string>>

const meta = (owner: 'product' | 'variant' | 'image', key: string, label: string): string => `${label} (${owner}.metafields.shop.${key})`

export const COLUMNS: readonly string[] = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option1 Linked To',
  'Option2 Name',
  'Option2 Value',
  'Option2 Linked To',
  'Option3 Name',
  'Option3 Value',
  'Option3 Linked To',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'SEO Title',
  'SEO Description',
  'Variant Image',
  'Variant Weight Unit',
  'Variant Tax Code',
  'Cost per item',
  'Status',
  'Unit Price Total Measure',
  'Unit Price Total Measure Unit',
  meta('product', 'title_zh', 'Title in Chinese'),
  meta('product', 'body_zh', 'Body in Chinese'),
  meta('product', 'type_zh', 'Type in Chinese'),
  meta('product', 'details', 'Details'),
  meta('product', 'details_zh', 'Details in Chinese'),
  meta('product', 'brand_code', 'Brand code'),
  meta('product', 'categories', 'Categories'),
  meta('product', 'new', 'New'),
  meta('product', 'exclusive', 'Exclusive'),
  meta('product', 'popularity', 'Popularity'),
  meta('product', 'max_add_quantity', 'Most per order'),
  meta('product', 'restock_duration', 'Restock duration'),
  meta('product', 'restock_duration_zh', 'Restock duration in Chinese'),
  meta('product', 'fulfilment', 'Fulfilment'),
  meta('product', 'delivery_allowed', 'Delivery allowed'),
  meta('product', 'collection_allowed', 'Collection allowed'),
  meta('product', 'attributes', 'Attributes'),
  meta('product', 'attributes_zh', 'Attributes in Chinese'),
  meta('product', 'option1_name_zh', 'Option1 name in Chinese'),
  meta('product', 'option2_name_zh', 'Option2 name in Chinese'),
  meta('product', 'option3_name_zh', 'Option3 name in Chinese'),
  meta('product', 'videos', 'Videos'),
  meta('product', 'restock_notification', 'Restock notification'),
  meta('variant', 'option1_value_zh', 'Option1 value in Chinese'),
  meta('variant', 'option2_value_zh', 'Option2 value in Chinese'),
  meta('variant', 'option3_value_zh', 'Option3 value in Chinese'),
  meta('variant', 'swatch', 'Swatch'),
  meta('variant', 'stock', 'Stock'),
  meta('variant', 'out_of_stock_quantity', 'Out of stock quantity'),
  meta('image', 'alt_zh', 'Image alt text in Chinese'),
]

const columnOf = new Map(
  COLUMNS.map((column) => [column.match(/\(((?:product|variant|image)\.metafields\.shop\.\w+)\)$/)?.[1] ?? column, column]),
)

const NO_BREAK = '\u00a0'

/** In English a no-break space joins number and unit; Chinese writes the two without a space. */
export const bound = (text: string): string =>
  text
    .replace(/(\d) (?=(?:ml|g|kg|cm|mm|m|litres?|W|K|oz|momme|per cent|degrees)\b)/g, `$1${NO_BREAK}`)
    .replace(/\b(No\.|Nos\.|SPF|EU) (?=\d)/g, `$1${NO_BREAK}`)
    .replace(/ × /g, `${NO_BREAK}×${NO_BREAK}`)

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

function bodyOf({ line, item }: Product, language: 0 | 1): string {
  const say = (pair: Pair) => escaped(language === 0 ? bound(pair[0]) : pair[1])
  const paragraphs = line.aboutFirst ? [line.about, item.lead] : [item.lead, line.about]
  const list = line.points ? `<ul>${line.points.map((point) => `<li>${say(point)}</li>`).join('')}</ul>` : ''
  return [...paragraphs, ...(item.more ? [item.more] : [])].map((each) => `<p>${say(each)}</p>`).join('\n') + (list && `\n${list}`)
}

const money = (cents: number): string => (cents / 100).toFixed(2)
const yesNo = (yes: boolean): string => (yes ? 'true' : 'false')

function tagsOf({ type, facts }: Product): string {
  const value = (label: string) => facts.find(([[name]]) => name === label)?.[1][0]
  const country = value('Made in')
  return [type.label[0], value('Material'), country && `Made in ${country}`].filter(Boolean).join(', ')
}

/** The cells that only the first row of a product has. */
function productCells(product: Product): Row {
  const { type, item, brand, facts, variants } = product
  const names = variants[0]!.options.map(({ name }) => name)
  const fact = (language: 0 | 1) =>
    facts.map(([label, value]) => `${label[language]}=${language === 0 ? bound(value[0]) : value[1]}`).join('\n')
  return {
    Title: bound(item.name[0]),
    'Body (HTML)': bodyOf(product, 0),
    Vendor: brand.displayName,
    'Product Category': type.taxonomy,
    Type: type.label[0],
    Tags: tagsOf(product),
    Published: 'true',
    'Option1 Name': names[0]?.[0] ?? 'Title',
    'Option2 Name': names[1]?.[0] ?? '',
    'Gift Card': 'false',
    'SEO Title': bound(`${item.name[0]}, ${brand.displayName}`),
    'SEO Description': bound(`${item.note[0]}. ${item.lead[0]}`),
    Status: 'active',
    'product.metafields.shop.title_zh': item.name[1],
    'product.metafields.shop.body_zh': bodyOf(product, 1),
    'product.metafields.shop.type_zh': type.label[1],
    'product.metafields.shop.details': bound(item.note[0]),
    'product.metafields.shop.details_zh': item.note[1],
    'product.metafields.shop.brand_code': brand.code,
    'product.metafields.shop.categories': product.categories.join('; '),
    'product.metafields.shop.new': yesNo(product.isNew),
    'product.metafields.shop.exclusive': yesNo(product.exclusive),
    'product.metafields.shop.popularity': String(product.popularity),
    'product.metafields.shop.max_add_quantity': String(type.maxAdd),
    'product.metafields.shop.restock_duration': product.restock[0],
    'product.metafields.shop.restock_duration_zh': product.restock[1],
    'product.metafields.shop.fulfilment': brand.fulfiller === 'store' ? 'self' : brand.displayName,
    'product.metafields.shop.delivery_allowed': yesNo(item.only !== 'collection'),
    'product.metafields.shop.collection_allowed': yesNo(item.only !== 'delivery'),
    'product.metafields.shop.attributes': fact(0),
    'product.metafields.shop.attributes_zh': fact(1),
    'product.metafields.shop.option1_name_zh': names[0]?.[1] ?? '',
    'product.metafields.shop.option2_name_zh': names[1]?.[1] ?? '',
    'product.metafields.shop.restock_notification': yesNo(product.notifies),
  }
}

function variantCells({ sku, barcode, options, swatch, price, compareAt, cost, shippingGrams, netContent, stock, picture }: Variant): Row {
  const { warehouse, katong, orchard } = stock
  return {
    'Option1 Value': bound(options[0]?.value[0] ?? 'Default Title'),
    'Option2 Value': bound(options[1]?.value[0] ?? ''),
    'Variant SKU': sku,
    'Variant Grams': String(shippingGrams),
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': String(warehouse + katong + orchard),
    'Variant Inventory Policy': stock.oversell ? 'continue' : 'deny',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': money(price),
    'Variant Compare At Price': compareAt === null ? '' : money(compareAt),
    'Variant Requires Shipping': 'true',
    'Variant Taxable': 'true',
    'Variant Barcode': barcode,
    'Variant Image': picture,
    'Variant Weight Unit': 'g',
    'Cost per item': money(cost),
    'Unit Price Total Measure': netContent ? String(netContent.amount) : '',
    'Unit Price Total Measure Unit': netContent?.unit ?? '',
    'variant.metafields.shop.option1_value_zh': options[0]?.value[1] ?? '',
    'variant.metafields.shop.option2_value_zh': options[1]?.value[1] ?? '',
    'variant.metafields.shop.swatch': swatch,
    'variant.metafields.shop.stock': `warehouse=${warehouse}; katong=${katong}; orchard=${orchard}`,
    'variant.metafields.shop.out_of_stock_quantity': String(stock.floor),
  }
}

const pictureCells = ({ src, alt }: Picture, index: number): Row => ({
  'Image Src': src,
  'Image Position': String(index + 1),
  'Image Alt Text': bound(alt[0]),
  'image.metafields.shop.alt_zh': alt[1],
})

/** Shopify writes variants and pictures side by side, so the longer list decides the number of rows. */
function rowsOf(product: Product): Row[] {
  const length = Math.max(product.variants.length, product.pictures.length)
  return Array.from({ length }, (_, i) => {
    const variant = product.variants[i],
      picture = product.pictures[i]
    const cells = {
      Handle: product.handle,
      ...(i === 0 ? productCells(product) : {}),
      ...(variant ? variantCells(variant) : {}),
      ...(picture ? pictureCells(picture, i) : {}),
    }
    return Object.fromEntries(Object.entries(cells).map(([key, value]) => [columnOf.get(key) ?? unknown(key), value]))
  })
}

function unknown(key: string): never {
  throw new Error(`No column for ${key}`)
}

export const composeProducts = (): Product[] =>
  PRODUCT_TYPES.flatMap((type) => type.lines.flatMap((line, l) => line.items.map((_, i) => composeProduct(type, l, i))))

export const composeRows = (): Row[] => composeProducts().flatMap(rowsOf)

const cell = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text)

/** RFC 4180 quoting, with bare line feeds between rows and inside cells. */
export const toCsv = (rows: readonly Row[]): string =>
  [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))].map((cells) => `${cells.map(cell).join(',')}\n`).join('')
