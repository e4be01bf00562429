import type { CatalogueItem } from './catalogue-item.ts'
import { codeOf } from '#src/features/catalogue/rules/codes.ts'
import type { StoredProduct } from './catalogue-product.ts'
import type { KnownCategory } from './category-tree.ts'
import type { BrandDefinition, CategoryDefinition } from './definitions.ts'
import type { TypePlan } from './plan-types.ts'

/**
 * The brands, categories and locations that products refer to, by code. An import reads it once and adds planned entries,
 * whose id is null.
 */
export interface Directory {
  brands: Map<string, { id: number | null; name: string }>
  /** Codes by display name, in lower case. */
  brandCodes: Map<string, string>
  categories: Map<string, KnownCategory & { id: number | null; level: number }>
  locations: Map<string, number | null>
  /** The category of each type that has been placed, by code. */
  sources: Map<string, string>
  /** Where the types of the file go that have not been placed yet. */
  plan: TypePlan
}

/** The brand and categories of an item, and those that have to be created first. */
export interface Placing {
  /** Null when the file names no brand. */
  brand: string | null
  categories: string[] | undefined
  /** The type that the category comes from, null where the file names the categories; undefined: as it is stored. */
  categorySource: string | null | undefined
  newBrand: BrandDefinition | null
  newCategories: CategoryDefinition[]
  /** Codes that neither the shop nor the file defines. */
  unknownCategories: string[]
}

/**
 * Finds the brand and categories of an item. A brand is found by code, else by display name, else created from its name;
 * what the file defines is created as defined. Without a `categories` column the type decides, as far as nobody has chosen
 * the stored categories. A product file never changes existing brands and categories.
 */
export function placeItem(item: CatalogueItem, directory: Directory, held: StoredCategories | null): Placing {
  const brand = brandOf(item, directory)
  const source = item.categories === undefined ? sourceOf(item, held) : null
  const derived = source === null ? undefined : (directory.sources.get(source) ?? directory.plan.codes.get(source))
  const codes = item.categories ?? (derived === undefined ? undefined : [derived])
  const missing = (codes ?? []).filter((code) => !directory.categories.has(code))
  const newCategories = definedCategories(missing, derived === undefined ? byCode(item) : directory.plan.definitions, directory)
  const made = new Set(newCategories.map((category) => category.code))
  const isChosen = item.categories !== undefined && !sameCodes(item.categories, held?.categories)
  return {
    brand: brand?.code ?? null,
    categories: codes,
    categorySource: derived === undefined ? (isChosen ? null : undefined) : source,
    newBrand: brand && !directory.brands.has(brand.code) ? brand : null,
    newCategories,
    unknownCategories: missing.filter((code) => !made.has(code)),
  }
}

/** The brand that an item names, as it is stored or to be created; null where it names none. */
export function brandOf({ brand, definitions }: CatalogueItem, directory: Directory): BrandDefinition | null {
  const byName = brand.name === undefined ? undefined : directory.brandCodes.get(brand.name.toLowerCase())
  const code = brand.code ?? byName ?? codeOf(brand.name ?? '')
  if (code === '') return null
  if (definitions.brand?.code === code) return definitions.brand
  return { code, displayName: brand.name ?? code }
}

export type StoredCategories = Pick<StoredProduct, 'categories' | 'categorySource'>

/**
 * The type that a product's category comes from. Null where its categories stay: somebody has chosen them, or the file has
 * no type for a product that is stored already.
 */
function sourceOf({ place, fields }: CatalogueItem, held: StoredCategories | null): string | null {
  if (held === null) return place?.from ?? ''
  if (place === undefined) return null
  if (held.categorySource === null) return held.categories.length > 0 ? null : place.from
  return fields.productType === undefined ? null : place.from
}

const sameCodes = (a: readonly string[], b: readonly string[] | undefined): boolean => a.join() === b?.join()

type Definitions = ReadonlyMap<string, CategoryDefinition>

const byCode = ({ definitions }: CatalogueItem): Definitions => new Map(definitions.categories.map((category) => [category.code, category]))

/** The definitions for the missing codes, parents first. */
function definedCategories(missing: string[], definitions: Definitions, directory: Directory): CategoryDefinition[] {
  const needed = new Map<string, CategoryDefinition>()
  for (const code of missing) {
    const line = lineage(code, definitions, directory)
    for (const category of line ?? []) needed.set(category.code, category)
  }
  return [...needed.values()]
}

/** Departments, groups and categories. */
const mostLevels = 3

/** A category and its ancestors that have to be created; null when one of them is not defined, and when it would be too deep. */
function lineage(code: string, definitions: Definitions, directory: Directory): CategoryDefinition[] | null {
  const line: CategoryDefinition[] = []
  for (let at: string | null = code; at !== null && !directory.categories.has(at);) {
    const category: CategoryDefinition | undefined = definitions.get(at)
    if (category === undefined || line.includes(category)) return null
    line.unshift(category)
    at = category.parent
  }
  const above = line[0]?.parent ?? null
  const depth = line.length + (above === null ? 0 : directory.categories.get(above)!.level)
  return depth <= mostLevels ? line : null
}
