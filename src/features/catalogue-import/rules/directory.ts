import type { CatalogueItem } from './catalogue-item.ts'
import { codeOf } from '#src/features/catalogue/rules/codes.ts'
import type { BrandDefinition, CategoryDefinition } from './definitions.ts'

/**
 * The brands, categories and locations that products refer to, by code. An import reads it once and adds planned entries,
 * whose id is null.
 */
export interface Directory {
  brands: Map<string, { id: number | null; name: string }>
  /** Codes by display name, in lower case. */
  brandCodes: Map<string, string>
  categories: Map<string, { id: number | null; level: number }>
  locations: Map<string, number | null>
}

/** The brand and categories of an item, and those that have to be created first. */
export interface Placing {
  /** Null when the file names no brand. */
  brand: string | null
  categories: string[] | undefined
  newBrand: BrandDefinition | null
  newCategories: CategoryDefinition[]
  /** Codes that neither the shop nor the file defines. */
  unknownCategories: string[]
}

/**
 * Finds the brand and categories of an item. A brand is found by code, else by display name, else created from its name;
 * what the file defines is created as defined. A product file never changes existing brands and categories.
 * `held` has the product's stored categories and the fields that they may have been derived from.
 */
export function placeItem(item: CatalogueItem, directory: Directory, held: StoredCategories | null): Placing {
  const brand = brandOf(item, directory)
  const codes = item.categories ?? derivedCategories(item, held)
  const missing = (codes ?? []).filter((code) => !directory.categories.has(code))
  const derived = item.categories === undefined
  const newCategories = derived ? missing.map((code) => departmentOf(code, item)) : definedCategories(missing, item, directory)
  const made = new Set(newCategories.map((category) => category.code))
  return {
    brand: brand?.code ?? null,
    categories: codes,
    newBrand: brand && !directory.brands.has(brand.code) ? brand : null,
    newCategories,
    unknownCategories: missing.filter((code) => !made.has(code)),
  }
}

export interface StoredCategories {
  categories: string[]
  productType: string | null
  productCategory: string | null
}

function brandOf({ brand, definitions }: CatalogueItem, directory: Directory): BrandDefinition | null {
  const byName = brand.name === undefined ? undefined : directory.brandCodes.get(brand.name.toLowerCase())
  const code = brand.code ?? byName ?? codeOf(brand.name ?? '')
  if (code === '') return null
  if (definitions.brand?.code === code) return definitions.brand
  return { code, displayName: brand.name ?? code }
}

/** The name of a product's department: its type, else the end of Shopify's category path. */
export const departmentName = (type: string | null | undefined, path: string | null | undefined): string =>
  type || path?.split('>').at(-1)?.trim() || ''

/**
 * Without a `categories` column, the type becomes a department. Categories that an operator has chosen since stay; those
 * derived from the former type follow the new type.
 */
function derivedCategories(item: CatalogueItem, held: StoredCategories | null): string[] | undefined {
  const code = codeOf(departmentName(item.fields.productType, item.fields.productCategory))
  if (code === '') return undefined
  const former = held ? codeOf(departmentName(held.productType, held.productCategory)) : ''
  const chosen = held !== null && held.categories.length > 0 && held.categories.join() !== former
  return chosen ? undefined : [code]
}

function departmentOf(code: string, { fields }: CatalogueItem): CategoryDefinition {
  const nameZh = fields.productType ? fields.productTypeZh : null
  return { code, parent: null, name: departmentName(fields.productType, fields.productCategory), nameZh }
}

/** The definitions for the missing codes, parents first. */
function definedCategories(missing: string[], item: CatalogueItem, directory: Directory): CategoryDefinition[] {
  const byCode = new Map(item.definitions.categories.map((category) => [category.code, category]))
  const needed = new Map<string, CategoryDefinition>()
  for (const code of missing) {
    const line = lineage(code, byCode, directory)
    for (const category of line ?? []) needed.set(category.code, category)
  }
  return [...needed.values()]
}

/** A category and its ancestors that have to be created; null when one of them is not defined. */
function lineage(code: string, byCode: ReadonlyMap<string, CategoryDefinition>, directory: Directory): CategoryDefinition[] | null {
  const line: CategoryDefinition[] = []
  for (let at: string | null = code; at !== null && !directory.categories.has(at);) {
    const category: CategoryDefinition | undefined = byCode.get(at)
    if (category === undefined || line.includes(category)) return null
    line.unshift(category)
    at = category.parent
  }
  return line
}
