import { isHandle } from '#src/features/catalogue/rules/codes.ts'

// Definitions of brands and categories in files: the same JSON as demonstration/catalogue/brands.json and categories.json,
// and in the columns brand_definition and category_definitions of an export, so that it can fill an empty shop.

interface Pair {
  en: string
  zh?: string | null
}

export interface BrandDefinition {
  code: string
  displayName: string
  displayNameZh?: string | null
  story?: Pair | null
  aliases?: string[]
  fulfiller?: 'store' | 'brand'
}

export interface CategoryDefinition {
  code: string
  /** Null for a department. */
  parent: string | null
  position?: number
  name: string
  nameZh?: string | null
  intro?: Pair | null
}

/** Reads one brand from JSON; null when it is not one. */
export function readBrandDefinition(json: string): BrandDefinition | null {
  const value = parsed(json)
  return isBrand(value) ? value : null
}

/** Reads a list of categories from JSON, parents before children; null when it is not one. */
export function readCategoryDefinitions(json: string): CategoryDefinition[] | null {
  const value = parsed(json)
  return Array.isArray(value) && value.every(isCategory) ? value : null
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const isCode = (value: unknown): value is string => typeof value === 'string' && isHandle(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isTextOrNone = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string'
const isPairOrNone = (value: unknown): boolean =>
  value === undefined || value === null || (isRecord(value) && typeof value.en === 'string' && isTextOrNone(value.zh))
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isBrand = (value: unknown): value is BrandDefinition =>
  isRecord(value) &&
  isCode(value.code) &&
  isText(value.displayName) &&
  isTextOrNone(value.displayNameZh) &&
  isPairOrNone(value.story) &&
  (value.aliases === undefined || (Array.isArray(value.aliases) && value.aliases.every(isText))) &&
  (value.fulfiller === undefined || value.fulfiller === 'store' || value.fulfiller === 'brand')

const isCategory = (value: unknown): value is CategoryDefinition =>
  isRecord(value) &&
  isCode(value.code) &&
  (value.parent === null || isText(value.parent)) &&
  (value.position === undefined || Number.isInteger(value.position)) &&
  isText(value.name) &&
  isTextOrNone(value.nameZh) &&
  isPairOrNone(value.intro)
