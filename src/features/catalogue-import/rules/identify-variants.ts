import type { CatalogueItem, Remark, FileVariant } from './catalogue-item.ts'
import type { StoredProduct, StoredVariant } from './catalogue-product.ts'
import { inStoreEan } from './ean.ts'

/** A variant of a file with its EAN, and the stored variant that it means, or null when it is new. */
export interface IdentifiedVariant extends FileVariant {
  ean: string
  held: StoredVariant | null
}

export interface IdentifiedItem extends CatalogueItem {
  variants: IdentifiedVariant[]
}

/**
 * Finds the stored variants that the file means, so that carts, orders and stock still refer to them: by barcode; in a feed
 * by the item's id; then, as Shopify does, by the values of the options; in a file without option columns by SKU, or as the
 * only variant. A variant found without a barcode keeps its EAN, one with another barcode takes that, and a new one without
 * a barcode gets an EAN of the shop's own, the same in every run.
 */
export function identifyVariants(item: CatalogueItem, current: StoredProduct | null): { item: IdentifiedItem; badRows: Remark[] } {
  const free = new Set(current?.variants ?? [])
  const found = new Map<FileVariant, StoredVariant>()
  for (const fits of [sameBarcode, sameId(free), sameOptions, sameSku(free), onlyOne(free, item)]) {
    for (const said of item.variants) {
      const match = found.has(said) ? undefined : [...free].find((variant) => fits(said, variant))
      if (match === undefined) continue
      found.set(said, match)
      free.delete(match)
    }
  }
  const badRows = item.variants.flatMap((said) => {
    const isNewUnnamed = said.options === undefined && !found.has(said) && (current?.options.length ?? 0) > 0
    return isNewUnnamed ? [{ line: said.line, column: said.names.option, text: unknownWhich }] : []
  })
  const variants = item.variants.map((said) => identified(said, found.get(said) ?? null, item.handle))
  return { item: { ...item, variants }, badRows }
}

const unknownWhich = 'is needed to know which variant this is; neither barcode nor SKU is one of the product'

type Fits = (said: FileVariant, variant: StoredVariant) => boolean

const sameBarcode: Fits = (said, variant) => said.ean === variant.ean

const sameOptions: Fits = (said, variant) =>
  said.options !== undefined &&
  said.options.length === variant.options.length &&
  said.options.every(({ value }, place) => value === variant.options[place]!.value)

const sameId =
  (free: ReadonlySet<StoredVariant>): Fits =>
  (said, variant) =>
    said.skuIdentifies && isOnlyOneOfSku(said, variant, free)

const sameSku =
  (free: ReadonlySet<StoredVariant>): Fits =>
  (said, variant) =>
    said.options === undefined && isOnlyOneOfSku(said, variant, free)

const isOnlyOneOfSku = (said: FileVariant, variant: StoredVariant, free: ReadonlySet<StoredVariant>): boolean =>
  Boolean(said.fields.sku) &&
  said.fields.sku === variant.fields.sku &&
  [...free].filter((other) => other.fields.sku === variant.fields.sku).length === 1

const onlyOne =
  (free: ReadonlySet<StoredVariant>, item: CatalogueItem): Fits =>
  (said) =>
    said.options === undefined && free.size === 1 && item.variants.length === 1

function identified(said: FileVariant, held: StoredVariant | null, handle: string): IdentifiedVariant {
  const values = (said.options ?? []).map((option) => option.value)
  const ean = said.ean ?? held?.ean ?? inStoreEan(handle, said.fields.sku ?? '', ...values)
  return { ...said, ean, held }
}
