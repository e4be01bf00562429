import { cardVariant } from '#src/features/catalogue/rules/card-variant.ts'
import { codeOf } from '#src/features/catalogue/rules/codes.ts'
import { isColourOption } from '#src/features/catalogue/rules/colour-option.ts'
import { percentOff } from '#src/features/catalogue/rules/saving.ts'
import { fulfilmentOf, type Category } from '#src/features/catalogue/server/catalogue.service.ts'
import { isShown, whyNotSold } from '#src/features/availability/rules/why-not-sold.ts'
import { allowedModes } from '#src/features/fulfilment/rules/allowed-modes.ts'
import { isSentByStore } from '#src/features/fulfilment/rules/grouping.ts'
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

/** The index entry of a product, with what it shows. Its price is that of its card (listing-18). */
export function listingEntryOf(row: EntryRow, pathOf: CategoryPath, operatorNames: readonly string[]): ListingEntry {
  const variants = row.variants.filter(({ facts }) => isShown(facts))
  const sold = variants.filter(({ facts }) => whyNotSold(facts) === null)
  const shown = cardVariant(variants)
  const original = shown?.originalCents ?? 0
  const price = shown?.priceCents ?? 0
  return {
    productId: row.id,
    listed: variants.length > 0,
    values: [
      { facet: 'brand', code: row.brand.code, name: row.brand.name },
      ...row.categories.flatMap(pathOf).map((code) => ({ facet: 'category', code })),
      ...attributesOf(row, variants),
      ...availabilityOf(sold, isCollected(row, operatorNames)),
      ...offersOf(row, shown),
    ],
    price,
    percentOff: percentOff(original, price),
    isNew: row.isNew,
    day: row.day,
    popularity: row.popularity,
    type: row.type,
    title: row.title,
  }
}

/** Facet values from options (Colour: Oxblood) and from rows of the specification table (Material: Linen). */
function attributesOf({ attributes, optionNames }: EntryRow, variants: readonly EntryVariant[]): FacetValue[] {
  const described = attributes.flatMap(([label, labelZh, value, valueZh]) =>
    isFacetValue(value) ? attributeValue({ en: label, zh: labelZh }, { en: value, zh: valueZh }, null) : [],
  )
  const chosen = variants.flatMap(({ options, swatch }) =>
    optionNames.flatMap(([label, labelZh], index) => {
      const value = options[2 * index]
      return value
        ? attributeValue(
            { en: label, zh: labelZh },
            { en: value, zh: options[2 * index + 1] ?? null },
            isColourOption(label) ? swatch : null,
          )
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

/** Whether it may be collected, as its page and the bag say (listing-19). */
const isCollected = (row: EntryRow, operatorNames: readonly string[]): boolean =>
  allowedModes([row], !isSentByStore(fulfilmentOf(row), operatorNames)).isCollectionAllowed

/** That it is sold, and at which stores it can be collected. */
function availabilityOf(sold: readonly EntryVariant[], canBeCollected: boolean): FacetValue[] {
  const stores = new Set(canBeCollected ? sold.flatMap((variant) => variant.stores ?? []) : [])
  return [...(sold.length > 0 ? ['in-stock'] : []), ...stores].map((code) => ({ facet: 'availability', code }))
}

function offersOf({ isNew, exclusive }: EntryRow, shown: EntryVariant | undefined): FacetValue[] {
  const offers = [shown?.originalCents ? 'sale' : '', isNew ? 'new' : '', exclusive ? 'exclusive' : '']
  return offers.filter(Boolean).map((code) => ({ facet: 'offer', code }))
}
