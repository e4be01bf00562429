import { inCulture, type Translated, type Culture } from '#src/kit/culture.ts'
import { categoryUrl, presentSummary, type ListedProduct, type Category } from '#src/features/catalogue/server/catalogue.service.ts'
import type { SearchHelp, Suggestions } from '../search.contract.ts'
import { chipsOf, insistedKeyword } from '../rules/chips.ts'
import type { FoundProducts } from './find-products.ts'
import type { NameFound } from './search.store.ts'

type Brands = Suggestions['brands']
type Categories = Suggestions['categories']

export function presentBrandFound({ kind, code, products, name }: NameFound & { name: Translated | null }, culture: Culture): Brands {
  return kind === 'brand' && name
    ? [{ code, name: inCulture(name, culture), url: `/productlist/brand/${code}`, countProducts: products }]
    : []
}

/** With its parent category, because women and men both have shoes. */
export function presentCategoryFound({ kind, code }: NameFound, categories: readonly Category[], culture: Culture): Categories {
  const category = kind === 'category' ? categories.find((each) => each.code === code) : undefined
  if (!category) return []
  const parent = categories.find(({ autoId }) => autoId === category.parentId)
  return [
    { code, name: inCulture(category.name, culture), url: categoryUrl(code), parentName: parent ? inCulture(parent.name, culture) : null },
  ]
}

export const presentDepartments = (categories: readonly Category[], culture: Culture) =>
  categories
    .filter(({ parentId }) => parentId === null)
    .map(({ code, name }) => ({ code, name: inCulture(name, culture), url: categoryUrl(code) }))

export function presentProductFound(product: ListedProduct, culture: Culture): Suggestions['products'][number] {
  const { slug, name, brand, display_Price, price, isPriceFrom, defaultImageUrl } = presentSummary(product, culture)
  return { slug, name, brand, display_Price, price, isPriceFrom, defaultImageUrl }
}

/** What a keyword was understood as. */
export function presentUnderstanding(
  { searched, isCorrected, parts, dropped }: FoundProducts,
  typed: string,
): Pick<SearchHelp, 'correctedTerm' | 'asTyped' | 'understood' | 'dropped'> {
  return {
    correctedTerm: isCorrected ? searched : null,
    asTyped: isCorrected ? insistedKeyword(typed, 0, typed.length) : null,
    understood: chipsOf(searched, parts),
    dropped: dropped.map(({ start, end }) => ({
      text: searched.slice(start, end),
      start,
      end,
      insisted: insistedKeyword(searched, start, end),
    })),
  }
}
