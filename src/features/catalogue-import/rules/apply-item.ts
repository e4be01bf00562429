import type { SaidAttribute, SaidImage, SaidOption } from './catalogue-item.ts'
import {
  defaultLocation,
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
} from './catalogue-product.ts'
import type { Placing } from './directory.ts'
import type { IdentifiedItem, IdentifiedVariant } from './identify-variants.ts'

/**
 * The product as it will be: what the file says, and what the shop holds where the file says nothing.
 * The item must have passed `checkItem`. Applying the same item to the answer changes nothing.
 */
export function applyItem(item: IdentifiedItem, current: StoredProduct | null, placing: Placing): PlannedProduct {
  const options = item.options?.map((option, place) => optionAfter(option, current?.options[place])) ?? current?.options ?? []
  return {
    slug: item.handle,
    brand: placing.brand ?? current?.brand ?? '',
    categories: placing.categories ?? current?.categories ?? [],
    fields: { title: '', ...newProductFields, ...current?.fields, ...said(item.fields) },
    options,
    variants: variantsAfter(item, current, options.length),
    images: item.images?.map((image) => imageAfter(image, current)) ?? current?.images ?? [],
    videos: item.videos ?? current?.videos ?? [],
    attributes: item.attributes?.map((attribute) => attributeAfter(attribute, current)) ?? current?.attributes ?? [],
  }
}

/** Only what is said, so that spreading it leaves the rest alone. */
function said<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
}

function optionAfter({ name, nameZh, linkedTo }: SaidOption, held: ProductOption | undefined): ProductOption {
  const same = held?.name === name ? held : undefined
  return {
    name,
    nameZh: nameZh === undefined ? (same?.nameZh ?? null) : nameZh,
    linkedTo: linkedTo === undefined ? (same?.linkedTo ?? null) : linkedTo,
  }
}

function imageAfter({ url, alt, altZh }: SaidImage, current: StoredProduct | null): ProductImage {
  const held = current?.images.find((image) => image.url === url)
  return {
    url,
    alt: alt === undefined ? (held?.alt ?? null) : alt,
    altZh: altZh === undefined ? (held?.altZh ?? null) : altZh,
  }
}

function attributeAfter({ label, value, labelZh, valueZh }: SaidAttribute, current: StoredProduct | null): ProductAttribute {
  const held = current?.attributes.find((attribute) => attribute.label === label)
  return {
    label,
    labelZh: labelZh === undefined ? (held?.labelZh ?? null) : labelZh,
    value,
    valueZh: valueZh === undefined ? (held?.value === value ? held.valueZh : null) : valueZh,
  }
}

/**
 * The file's variants in the file's order, then those it does not name. When it does not name every variant, the named ones
 * stay in their places.
 */
function variantsAfter(item: IdentifiedItem, current: StoredProduct | null, optionCount: number): PlannedVariant[] {
  const held = current?.variants ?? []
  const named = new Map(item.variants.map((variant) => [variant.held ?? variant, variantAfter(variant)]))
  const unnamed = held.filter((variant) => !named.has(variant)).map((variant) => kept(variant, optionCount))
  if (item.namesEveryVariant) return [...named.values(), ...unnamed]
  const added = item.variants.filter((variant) => variant.held === null)
  return [...held.map((variant) => named.get(variant) ?? kept(variant, optionCount)), ...added.map((variant) => named.get(variant)!)]
}

/**
 * The variants that are in the shop and no longer in the file. They go at the end of the import, for only then is it known
 * that no further rows of their product follow. Those that a cart or an order being paid refers to stay, with nothing
 * left to sell, until an import finds them in none.
 */
export function leavingVariants(item: IdentifiedItem, current: StoredProduct | null): StoredVariant[] {
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
    fields: { ...newVariantFields, ...held?.fields, ...said(fields) },
    price: priceAfter(variant),
    // Without a row for it the out-of-stock rule would call the variant sellable (stock-02).
    stock: { ...held?.stock, ...(nothingKnown ? { [defaultLocation]: 0 } : stock) },
  }
}

function optionValueAfter({ value, valueZh }: { value: string; valueZh?: string | null }, held: OptionValue | undefined): OptionValue {
  const same = held?.value === value ? held : undefined
  return { value, valueZh: valueZh === undefined ? (same?.valueZh ?? null) : valueZh }
}

/** A price before reduction that is not above the price is none. */
function priceAfter({ priceCents, compareAtCents, held }: IdentifiedVariant): Price | null {
  const price = priceCents ?? held?.price?.priceCents
  if (price === undefined) return null
  const original = compareAtCents === undefined ? (held?.price?.originalCents ?? null) : compareAtCents
  return { priceCents: price, originalCents: original !== null && original > price ? original : null }
}

/** A variant that the file does not name, with as many options as its product now has. */
function kept({ id, ean, options, fields, price, stock }: StoredVariant, optionCount: number): PlannedVariant {
  const none = { value: '-', valueZh: null }
  const fitting = Array.from({ length: optionCount }, (_, place) => options[place] ?? none)
  return { id, ean, options: fitting, fields, price, stock }
}
