import { codeOf } from '#src/features/catalogue/rules/codes.ts'
import { percentOff } from '#src/features/catalogue/rules/saving.ts'
import { stockInputs, type Category } from '#src/features/catalogue/server/catalogue.service.ts'
import { isOutOfStock } from '#src/features/availability/rules/out-of-stock.ts'
import type { FacetValue, ListingEntry } from '../rules/listing-index.ts'
import type { EntryRow, EntryVariant } from './entries.store.ts'

/** The codes of a category and of all categories above it. */
export type CategoryPath = (categoryId: number) => readonly string[]

export function categoryPaths(categories: readonly Category[]): CategoryPath {
  const byId = new Map(categories.map((category) => [category.autoId, category]))
  const pathOf: CategoryPath = (id) => {
    const category = byId.get(id)
    return category ? [category.code, ...(category.parentId === null ? [] : pathOf(category.parentId))] : []
  }
  return pathOf
}

/** The index entry of a product. Its price is that of the first variant that can be bought, else of the first variant, as on its card. */
export function listingEntryOf(row: EntryRow, pathOf: CategoryPath): ListingEntry {
  const inStock = row.variants.filter((variant) => !isOutOfStock(stockInputs(variant)))
  const shown = inStock[0] ?? row.variants[0]
  const original = shown?.originalCents ?? 0
  const price = shown?.priceCents ?? 0
  return {
    productId: row.id,
    listed: row.onSale,
    values: [
      { facet: 'brand', code: row.brand },
      ...row.categories.flatMap(pathOf).map((code) => ({ facet: 'category', code })),
      ...attributesOf(row),
      ...availabilityOf(row.variants, inStock.length > 0),
      ...offersOf(row, shown),
    ],
    price,
    percentOff: percentOff(original, price),
    isNew: row.isNew,
    day: row.day,
    popularity: row.popularity,
    title: row.title,
  }
}

/** Facet values from options (Colour: Oxblood) and from rows of the specification table (Material: Linen). */
function attributesOf({ attributes, optionNames, variants }: EntryRow): FacetValue[] {
  const described = attributes.flatMap(([label, labelZh, value, valueZh]) =>
    isFacetValue(value) ? attributeValue({ en: label, zh: labelZh }, { en: value, zh: valueZh }, null) : [],
  )
  const chosen = variants.flatMap(({ options, swatch }) =>
    optionNames.flatMap(([label, labelZh], index) => {
      const value = options[2 * index]
      return value
        ? attributeValue({ en: label, zh: labelZh }, { en: value, zh: options[2 * index + 1] ?? null }, isColour(label) ? swatch : null)
        : []
    }),
  )
  return [...described, ...chosen]
}

/** A sentence or a list of things is too long for a facet value; it is shown in the specification table only. */
const isFacetValue = (value: string): boolean => value.length <= 28 && !/[,;]/.test(value)

/** Shopify's name for the only option of a product that has none. */
const noOption = 'title'

function attributeValue(label: FacetValue['label'] & {}, name: FacetValue['name'] & {}, swatch: string | null): FacetValue[] {
  const facet = codeOf(label.en)
  const code = codeOf(name.en)
  return facet === '' || code === '' || facet === noOption ? [] : [{ facet: `attribute:${facet}`, code, label, name, swatch }]
}

const isColour = (optionName: string): boolean => /colou?r|shade|glaze|tone|dial/i.test(optionName)

function availabilityOf(variants: readonly EntryVariant[], inStock: boolean): FacetValue[] {
  const stores = new Set(variants.flatMap((variant) => variant.stores ?? []))
  return [...(inStock ? ['in-stock'] : []), ...stores].map((code) => ({ facet: 'availability', code }))
}

function offersOf({ isNew, exclusive }: EntryRow, shown: EntryVariant | undefined): FacetValue[] {
  const offers = [shown?.originalCents ? 'sale' : '', isNew ? 'new' : '', exclusive ? 'exclusive' : '']
  return offers.filter(Boolean).map((code) => ({ facet: 'offer', code }))
}
