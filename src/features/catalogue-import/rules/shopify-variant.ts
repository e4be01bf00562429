import type { Cents } from '#src/kit/money.ts'
import type { FileOption, FileVariant, Unlimited } from './catalogue-item.ts'
import { defaultLocation } from './catalogue-product.ts'
import { quoted, shortText, type Cells } from './cells.ts'
import { readEan } from './ean.ts'
import { measureIn, netContentOf } from './net-content.ts'
import { ownVariant } from './own-fields.ts'
import type { ShopifyColumn } from './shopify-columns.ts'

/** Whether a row has a variant. In a row with only a further image all of these cells are blank. */
export const carriesVariant = (cells: Cells<ShopifyColumn>): boolean =>
  (['option1Value', 'option2Value', 'option3Value', 'sku', 'price', 'barcode'] as const).some((column) => cells.said(column) !== undefined)

/** The variant in one row. `options` are those in the first row of its product. */
export function variantIn(cells: Cells<ShopifyColumn>, options: readonly FileOption[] | undefined): FileVariant {
  const own = ownVariant(cells)
  const unlimited = unlimitedIn(cells)
  const allowOverSell = cells.as('inventoryPolicy', readPolicy, 'deny or continue')
  const weightUnit = cells.oneOf('weightUnit', ['g', 'kg', 'lb', 'oz'])
  const cost = cells.amount('cost')
  return {
    line: cells.line,
    ean: eanIn(cells),
    options: optionValuesIn(cells, options),
    fields: {
      sku: shortText(cells, 'sku'),
      shippingGrams: cells.grams('shippingGrams'),
      netContent: netContentIn(cells),
      weightUnit: cells.text('weightUnit') === null ? null : weightUnit,
      requiresShipping: cells.flag('requiresShipping'),
      taxable: cells.flag('taxable'),
      taxCode: cells.text('taxCode'),
      inventoryTracker: cells.text('inventoryTracker'),
      allowOverSell,
      costCents: cost,
      imageUrl: cells.url('variantImage'),
      ...own.fields,
    },
    skuIdentifies: false,
    priceCents: priceIn(cells, 'price', cells.amount('price') ?? undefined),
    compareAtCents: cells.amount('compareAtPrice'),
    stock: own.stock ?? quantityIn(cells, allowOverSell === true || unlimited !== null),
    unlimited,
    names: {
      barcode: cells.name('barcode'),
      option: cells.name('option1Value'),
      price: cells.name('price'),
      stock: cells.has('stock') ? cells.name('stock') : cells.name('inventoryQuantity'),
    },
  }
}

/** A price of nothing is a mistake, or a gift that is not for sale by itself: somebody has to look at it. */
export function priceIn<Column extends string>(cells: Cells<Column>, column: Column, priceCents: Cents | undefined): Cents | undefined {
  if (priceCents === 0) cells.refuse(column, 'is 0.00, and nothing is sold for nothing; give it a price, or leave the row out')
  return priceCents
}

function netContentIn(cells: Cells<ShopifyColumn>): FileVariant['fields']['netContent'] {
  const total = measureIn(cells, 'totalMeasure', 'totalMeasureUnit')
  return netContentOf(cells, total, measureIn(cells, 'baseMeasure', 'baseMeasureUnit'), 'baseMeasureUnit')
}

function readPolicy(text: string): boolean | null {
  const word = text.toLowerCase()
  if (word === 'continue' || word === 'true' || word === 'yes') return true
  return word === 'deny' || word === 'false' || word === 'no' ? false : null
}

/** An invalid barcode does not make the row bad: the variant keeps its EAN, or gets one of the shop's own. */
function eanIn(cells: Cells<ShopifyColumn>): string | null {
  const text = cells.said('barcode')
  if (text === undefined) return null
  const ean = readEan(text)
  if (ean === null) {
    const reason = /^[\d.]+e\+?\d+$/i.test(text) ? 'was rounded by a spreadsheet' : 'is not an EAN or UPC'
    cells.note('barcode', `${quoted(text)} ${reason}; the variant goes by a number of the shop instead`)
  }
  return ean
}

function optionValuesIn(cells: Cells<ShopifyColumn>, options: readonly FileOption[] | undefined): FileVariant['options'] {
  if (options === undefined) return undefined
  return ([1, 2, 3] as const).flatMap((place) => {
    const value = cells.said(`option${place}Value`)
    const option = options[place - 1]
    if (option && value === undefined) cells.refuse(`option${place}Value`, `is blank; the product has the option "${option.name}"`)
    if (!option && value !== undefined && value !== 'Default Title') {
      cells.refuse(`option${place}Value`, `${quoted(value)} belongs to no option; the first row of the product must name it`)
    }
    return option ? [{ value: value ?? '', valueZh: cells.text(`option${place}ValueZh`) }] : []
  })
}

/**
 * A blank tracker means that Shopify does not track the variant and always sells it, whatever its quantity and policy say. A
 * file with this shop's own column of pieces by location says itself what is sold without a limit.
 */
function unlimitedIn(cells: Cells<ShopifyColumn>): Unlimited | null {
  if (cells.has('stock')) return null
  if (cells.text('inventoryTracker') === null) return 'untracked'
  return cells.has('inventoryQuantity') ? null : 'uncounted'
}

/** Shopify has negative quantities for oversold pieces; without overselling they count as no stock. */
function quantityIn(cells: Cells<ShopifyColumn>, allowOverSell: boolean): Record<string, number> {
  const quantity = cells.whole('inventoryQuantity', -2_147_483_647)
  if (quantity === undefined) return {}
  if (quantity >= 0 || allowOverSell) return { [defaultLocation]: quantity }
  cells.note('inventoryQuantity', `${quantity} counts as 0, because the variant is not sold beyond its stock`)
  return { [defaultLocation]: 0 }
}
