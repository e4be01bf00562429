import { deal } from '#src/features/search/rules/deal.ts'
import { searchUrl } from '#src/features/search/rules/keyword.ts'
import type { Suggestions } from '#src/features/search/search.contract.ts'
import { suggestedFromWire, type SuggestedProduct } from './from-wire.ts'
import type { Option } from './use-listbox.ts'

export interface Row extends Option {
  /** The parent category, at the far end. */
  aside?: string
  /** How many products a brand has. */
  count?: number
  product?: SuggestedProduct
}

export interface Group {
  name: 'recent' | 'departments' | 'terms' | 'brands' | 'categories' | 'products'
  id: string
  rows: Row[]
}

type Content = Omit<Row, 'id'>

/** A place to begin at before anything is typed. */
export interface Start {
  text: string
  url: string
}

const terms = (words: readonly string[]): Content[] => words.map((text) => ({ text, url: searchUrl(text) }))

/** Before anything is typed: the recent keywords, and where to begin. */
export const startGroups = (recent: readonly string[], departments: readonly Start[], id: string): Group[] =>
  numbered(
    [
      { name: 'recent', rows: terms(recent) },
      { name: 'departments', rows: departments.map(({ text, url }) => ({ text, url })) },
    ],
    id,
  )

/** Suggestions as groups with at most `most` rows in all. */
export function suggestionGroups(from: Suggestions | null, most: number, id: string): Group[] {
  if (from === null) return []
  const { terms: words, brands, categories, products } = from
  const lists: { name: Group['name']; rows: Content[] }[] = [
    { name: 'terms', rows: terms(words) },
    { name: 'brands', rows: brands.map(({ name, url, countProducts }) => ({ text: name, url, count: countProducts })) },
    { name: 'categories', rows: categories.map(({ name, url, parentName }) => ({ text: name, url, aside: parentName ?? undefined })) },
  ]
  const shown = deal(
    lists.map(({ rows }) => rows.length),
    most - products.length,
  )
  const side = lists.map(({ name, rows }, index) => ({ name, rows: rows.slice(0, shown[index]) }))
  const found = products.map(suggestedFromWire)
  return numbered(
    [...side, { name: 'products', rows: found.map((product) => ({ text: product.name, url: `/product/${product.slug}`, product })) }],
    id,
  )
}

const numbered = (groups: readonly { name: Group['name']; rows: Content[] }[], id: string): Group[] =>
  groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) => ({ name, id: `${id}-${name}`, rows: rows.map((row, index) => ({ ...row, id: `${id}-${name}-${index}` })) }))
