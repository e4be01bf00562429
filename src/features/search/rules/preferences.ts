import type { Preference } from '#src/features/listing/rules/priced.ts'
import type { Concept } from './concept.ts'

/** What a part of a keyword has for it. */
interface Preferring {
  kind: string
  concepts: readonly Concept[]
  insisted: boolean
  preference: Preference | null
}

/** Concepts, by their id, that say what comes first and take nothing away. */
const preferences: Record<string, Preference> = {
  cheap: 'cheap',
  expensive: 'dear',
  luxury: 'dear',
  'on-sale': 'reduced',
  newest: 'new',
}

const preferenceOf = ({ kind, concepts, insisted }: Preferring): Preference | null =>
  kind === 'exclusion' || insisted ? null : (concepts.map(({ id }) => preferences[id]).find((each) => each !== undefined) ?? null)

/** Beside something to search for, a preference only orders what is found; alone it is a part like others (search-24). */
export function withPreferences<P extends Preferring>(parts: readonly P[]): P[] {
  const isSearched = (part: P) => part.kind !== 'exclusion' && preferenceOf(part) === null
  if (!parts.some(isSearched)) return [...parts]
  return parts.map((part) => ({ ...part, preference: preferenceOf(part) }))
}

/** What is preferred; null where nothing is. */
export const preferred = (parts: readonly Preferring[]): Preference | null =>
  parts.find(({ preference }) => preference !== null)?.preference ?? null
