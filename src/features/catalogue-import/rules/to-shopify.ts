import type { NetContent } from '#src/features/pricing/rules/unit-price.ts'
import type { Cents } from '#src/kit/money.ts'
import type { CatalogueProduct, CatalogueVariant, ProductImage } from './catalogue-product.ts'
import { writeStock } from './cell-values.ts'
import type { BrandDefinition, CategoryDefinition } from './definitions.ts'
import { unitNames } from './net-content.ts'
import { ownColumns, type OwnColumn } from './own-columns.ts'
import { columnName, shopifyColumns, type ShopifyColumn } from './shopify-columns.ts'

/** What the rows of a product contain besides the product. A definition is written once, with the first product that needs it. */
export interface RowContext {
  brandName: string
  brandDefinition?: BrandDefinition
  categoryDefinitions?: CategoryDefinition[]
}

type Cells = Partial<Record<ShopifyColumn, string>>

/** The columns of an export: Shopify's by their older names, which more programs know, then this shop's own. */
export const exportColumns: readonly ShopifyColumn[] = [
  ...(Object.keys(shopifyColumns) as ShopifyColumn[]),
  ...(Object.keys(ownColumns) as OwnColumn[]),
]

export const exportHeader: readonly string[] = exportColumns.map(columnName)

/**
 * The rows of a product as Shopify lays them out: the product with its first variant and image, then a row for each further
 * variant or image. The importer reads every cell back, so that an import of the rows gives the same product.
 */
export function rowsOf(product: CatalogueProduct, context: RowContext): string[][] {
  const count = Math.max(1, product.variants.length, product.images.length)
  return Array.from({ length: count }, (_, place) => {
    const variant = product.variants[place]
    const image = product.images[place]
    const cells: Cells = {
      handle: product.slug,
      ...(place === 0 && productCells(product, context)),
      ...(variant && variantCells(variant)),
      ...(image && imageCells(image, place + 1)),
    }
    return exportColumns.map((column) => cells[column] ?? '')
  })
}

function productCells({ fields, ...product }: CatalogueProduct, context: RowContext): Cells {
  const { brandDefinition, categoryDefinitions } = context
  return {
    title: fields.title,
    body: fields.body,
    vendor: context.brandName,
    productCategory: text(fields.productCategory),
    type: text(fields.productType),
    tags: fields.tags.join(', '),
    published: flag(fields.published),
    giftCard: flag(fields.giftCard),
    seoTitle: text(fields.seoTitle),
    seoDescription: text(fields.seoDescription),
    status: fields.status,
    ...optionNameCells(product.options),
    titleZh: text(fields.titleZh),
    bodyZh: text(fields.bodyZh),
    typeZh: text(fields.productTypeZh),
    details: text(fields.details),
    detailsZh: text(fields.detailsZh),
    brandCode: product.brand,
    brandDefinition: brandDefinition ? JSON.stringify(brandDefinition) : '',
    categories: product.categories.join('; '),
    categoryDefinitions: categoryDefinitions?.length ? JSON.stringify(categoryDefinitions) : '',
    isNew: flag(fields.isNew),
    exclusive: flag(fields.exclusive),
    popularity: String(fields.popularity),
    maxAddQuantity: String(fields.maxAddQuantity),
    restockDuration: text(fields.restockDuration),
    restockDurationZh: text(fields.restockDurationZh),
    restockNotification: flag(fields.showRestockNotification),
    fulfilment: text(fields.fulfilment),
    deliveryAllowed: flag(fields.deliveryAllowed),
    collectionAllowed: flag(fields.collectionAllowed),
    attributes: product.attributes.map(({ label, value }) => `${label}=${value}`).join('\n'),
    attributesZh: product.attributes.some(({ labelZh, valueZh }) => labelZh !== null || valueZh !== null)
      ? product.attributes.map(({ labelZh, valueZh }) => `${text(labelZh)}=${text(valueZh)}`).join('\n')
      : '',
    videos: product.videos.join(' '),
  }
}

/** A product without options is written as Shopify writes it: the option `Title` with the value `Default Title`. */
function optionNameCells(options: CatalogueProduct['options']): Cells {
  const cells: Cells = { option1Name: 'Title' }
  options.forEach(({ name, nameZh, linkedTo }, index) => {
    const place = (index + 1) as 1 | 2 | 3
    cells[`option${place}Name`] = name
    cells[`option${place}NameZh`] = text(nameZh)
    cells[`option${place}LinkedTo`] = text(linkedTo)
  })
  return cells
}

function variantCells({ ean, options, fields, price, stock }: CatalogueVariant): Cells {
  const pieces = Object.values(stock)
  const cells: Cells = { option1Value: 'Default Title' }
  options.forEach(({ value, valueZh }, index) => {
    const place = (index + 1) as 1 | 2 | 3
    cells[`option${place}Value`] = value
    cells[`option${place}ValueZh`] = text(valueZh)
  })
  return {
    ...cells,
    sku: text(fields.sku),
    shippingGrams: String(fields.shippingGrams),
    inventoryTracker: text(fields.inventoryTracker),
    inventoryQuantity: pieces.length === 0 ? '' : String(pieces.reduce((sum, count) => sum + count, 0)),
    inventoryPolicy: fields.allowOverSell ? 'continue' : 'deny',
    price: amount(price?.priceCents),
    compareAtPrice: amount(price?.originalCents),
    requiresShipping: flag(fields.requiresShipping),
    taxable: flag(fields.taxable),
    barcode: ean,
    variantImage: text(fields.imageUrl),
    weightUnit: text(fields.weightUnit),
    taxCode: text(fields.taxCode),
    cost: amount(fields.costCents),
    ...netContentCells(fields.netContent),
    swatch: text(fields.swatch),
    stock: writeStock(stock),
    outOfStockQuantity: String(fields.outOfStockQuantity),
    outOfStock: flag(fields.outOfStock),
  }
}

function netContentCells(content: NetContent | null): Cells {
  if (content === null) return {}
  const total = { totalMeasure: String(content.amount), totalMeasureUnit: unitNames[content.unit] }
  return content.base === null ? total : { ...total, baseMeasure: String(content.base), baseMeasureUnit: unitNames[content.unit] }
}

const imageCells = ({ url, alt, altZh }: ProductImage, position: number): Cells => ({
  imageUrl: url,
  imagePosition: String(position),
  imageAlt: text(alt),
  imageAltZh: text(altZh),
})

const text = (value: string | null): string => value ?? ''
const flag = (value: boolean): string => (value ? 'TRUE' : 'FALSE')
const amount = (cents: Cents | null | undefined): string => (typeof cents === 'number' ? (cents / 100).toFixed(2) : '')
