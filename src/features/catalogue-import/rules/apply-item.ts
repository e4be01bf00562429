import type { FileAttribute, FileImage, FileOption } from './catalogue-item.ts'
import {
  defaultLocation,
  noLongerSold,
  newProductFields,
  newVariantFields,
  type OptionValue,
  type PlannedProduct,
  type PlannedVariant,
  type Price,
  type ProductAttribute,
  type ProductImage,
  type ProductOption,
  type StoredProduct,
  type StoredVariant,
  type VariantFields,
} from './catalogue-product.ts'
import type { Placing } from './directory.ts'
import type { IdentifiedItem, IdentifiedVariant } from './identify-variants.ts'

/**
 * The product after the import: the values of the file, and the stored values where the file has none.
 * The item must have passed `checkItem`. Applying the same item again changes nothing.
 */
export function applyItem(item: IdentifiedItem, current: StoredProduct | null, placing: Placing): PlannedProduct {
  const options = item.options?.map((option, place) => optionAfter(option, current?.options[place])) ?? current?.options ?? []
  return {
    slug: item.handle,
    brand: placing.brand ?? current?.brand ?? '',
    categories: placing.categories ?? current?.categories ?? [],
    categorySource: placing.categorySource === undefined ? (current?.categorySource ?? null) : placing.categorySource,
    fields: { title: '', ...newProductFields, ...current?.fields, ...definedFields(item.fields) },
    options,
    variants: variantsAfter(item, current, options.length),
    images: item.images?.map((image) => imageAfter(image, current)) ?? current?.images ?? [],
    videos: item.videos ?? current?.videos ?? [],
    attributes: item.attributes?.map((attribute) => attributeAfter(attribute, current)) ?? current?.attributes ?? [],
  }
}

/** Only the fields with a value, so that spreading them leaves the others unchanged. */
function definedFields<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
}

function optionAfter({ name, nameZh, linkedTo }: FileOption, held: ProductOption | undefined): ProductOption {
  const same = held?.name === name ? held : undefined
  return {
    name,
    nameZh: nameZh === undefined ? (same?.nameZh ?? null) : nameZh,
    linkedTo: linkedTo === undefined ? (same?.linkedTo ?? null) : linkedTo,
  }
}

function imageAfter({ url, alt, altZh }: FileImage, current: StoredProduct | null): ProductImage {
  const held = current?.images.find((image) => image.url === url)
  return {
    url,
    alt: alt === undefined ? (held?.alt ?? null) : alt,
    altZh: altZh === undefined ? (held?.altZh ?? null) : altZh,
  }
}

function attributeAfter({ label, value, labelZh, valueZh }: FileAttribute, current: StoredProduct | null): ProductAttribute {
  const held = current?.attributes.find((attribute) => attribute.label === label)
  return {
    label,
    labelZh: labelZh === undefined ? (held?.labelZh ?? null) : labelZh,
    value,
    valueZh: valueZh === undefined ? (held?.value === value ? held.valueZh : null) : valueZh,
  }
}

/**
 * The variants of the file in their order, then those that it does not have. When the file does not have every variant,
 * its variants stay in their positions.
 */
function variantsAfter(item: IdentifiedItem, current: StoredProduct | null, optionCount: number): PlannedVariant[] {
  const held = current?.variants ?? []
  const named = new Map(item.variants.map((variant) => [variant.held ?? variant, variantAfter(variant)]))
  const unnamed = held.filter((variant) => !named.has(variant)).map((variant) => unchanged(variant, optionCount))
  if (item.namesEveryVariant) return [...named.values(), ...unnamed]
  const added = item.variants.filter((variant) => variant.held === null)
  return [...held.map((variant) => named.get(variant) ?? unchanged(variant, optionCount)), ...added.map((variant) => named.get(variant)!)]
}

/**
 * The stored variants that are no longer in the file. They are removed at the end of the import, when no further rows of
 * their product can follow. Variants in a cart or in an order being paid stay without stock, until a later import removes
 * them.
 */
export function missingVariants(item: IdentifiedItem, current: StoredProduct | null): StoredVariant[] {
  const named = new Set(item.variants.map((variant) => variant.held))
  return item.namesEveryVariant ? (current?.variants ?? []).filter((variant) => !named.has(variant)) : []
}

function variantAfter(variant: IdentifiedVariant): PlannedVariant {
  const { held, ean, fields, options, stock } = variant
  const nothingKnown = held === null && Object.keys(stock).length === 0
  return {
    id: held?.id ?? null,
    ean,
    options: options?.map((option, place) => optionValueAfter(option, held?.options[place])) ?? held?.options ?? [],
    fields: { ...newVariantFields, ...held?.fields, ...soldAgain(held), ...definedFields(fields), ...limitAfter(variant) },
    price: priceAfter(variant),
    // Without a stock level the out-of-stock rule would treat the variant as sellable (stock-02).
    stock: { ...held?.stock, ...(nothingKnown ? { [defaultLocation]: 0 } : stock) },
  }
}

const hasLeft = (held: StoredVariant | null): boolean => held?.fields.outOfStockQuantity === noLongerSold

/** A variant that an earlier import has withdrawn is in the file again. */
const soldAgain = (held: StoredVariant | null): Partial<VariantFields> =>
  hasLeft(held) ? { outOfStockQuantity: newVariantFields.outOfStockQuantity } : {}

/** Whether it is sold beyond its stock after the import, where the file sets no limit itself; null where the file decides. */
export function limitAfter({ held, unlimited, fields }: IdentifiedVariant): Pick<PlannedVariant['fields'], 'allowOverSell'> | null {
  if (unlimited === null) return null
  const stored = hasLeft(held) ? undefined : held?.fields.allowOverSell
  if (unlimited === 'untracked' || stored === undefined) return { allowOverSell: true }
  if (unlimited === 'uncounted') return { allowOverSell: stored || fields.allowOverSell === true }
  return { allowOverSell: Object.values(held!.stock).every((pieces) => pieces <= 0) }
}

function optionValueAfter({ value, valueZh }: { value: string; valueZh?: string | null }, held: OptionValue | undefined): OptionValue {
  const same = held?.value === value ? held : undefined
  return { value, valueZh: valueZh === undefined ? (same?.valueZh ?? null) : valueZh }
}

/** A price before reduction counts only when it is above the price. */
function priceAfter({ priceCents, compareAtCents, held }: IdentifiedVariant): Price | null {
  const price = priceCents ?? held?.price?.priceCents
  if (price === undefined) return null
  const original = compareAtCents === undefined ? (held?.price?.originalCents ?? null) : compareAtCents
  return { priceCents: price, originalCents: original !== null && original > price ? original : null }
}

/** A variant that is not in the file, with as many options as its product has now. */
function unchanged({ id, ean, options, fields, price, stock }: StoredVariant, optionCount: number): PlannedVariant {
  const none = { value: '-', valueZh: null }
  const fitting = Array.from({ length: optionCount }, (_, place) => options[place] ?? none)
  return { id, ean, options: fitting, fields, price, stock }
}
