import type { Preference } from '#src/features/listing/rules/priced.ts'
import type { Part } from './understand.ts'

/** Concepts, by their id, that say what comes first and take nothing away. */
const preferences: Record<string, Preference> = {
  cheap: 'cheap',
  expensive: 'dear',
  luxury: 'dear',
  'on-sale': 'reduced',
  newest: 'new',
}

const preferenceOf = ({ kind, concepts, insisted }: Part): Preference | null =>
  kind === 'exclusion' || insisted ? null : (concepts.map(({ id }) => preferences[id]).find((each) => each !== undefined) ?? null)

/** Beside something to search for, a preference only orders what is found; alone it is a part like others (search-24). */
export function withPreferences(parts: readonly Part[]): Part[] {
  const isSearched = (part: Part) => part.kind !== 'exclusion' && preferenceOf(part) === null
  if (!parts.some(isSearched)) return [...parts]
  return parts.map((part) => ({ ...part, preference: preferenceOf(part) }))
}

/** What is preferred; null where nothing is. */
export const preferred = (parts: readonly Part[]): Preference | null =>
  parts.find(({ preference }) => preference !== null)?.preference ?? null
