import { LRUCache } from 'lru-cache'
import type { Orm } from '#src/platform/db/database.ts'
import type { Concept } from '../rules/concept.ts'
import { groupOf, type Group } from '../rules/groups.ts'
import type { Lexicon } from '../rules/lexicon.ts'
import { lexemesAskedBy, prunedGroup, queriesOf } from '../rules/pruning.ts'
import type { Part } from '../rules/understand.ts'
import { findLexemes } from './lookup.store.ts'

/** A part, and what else of its keyword its group depends on. */
export interface AskedGroup {
  part: Part
  isLast?: boolean
  types?: readonly Concept[]
}

/** The groups of these parts without what the shop does not have; null for a part that is no query. At most one statement. */
export type GroupsOf = (orm: Orm, asked: readonly AskedGroup[]) => Promise<(Group | null)[]>

/** Keeps groups in memory: keywords share their words, and most of the time of reading one goes into writing its queries. */
export interface GroupCache {
  /** Whoever asks has caught up with the feed of changes. */
  with(lexicon: Lexicon): GroupsOf
  /** After a change of the vocabulary or of search documents, which may bring lexemes that the shop did not have. */
  invalidate(): void
}

const mostCharacters = 3_000_000

export function createGroupCache(): GroupCache {
  const empty = () => new WeakMap<Lexicon, LRUCache<string, Group>>()
  let caches = empty()
  return {
    with: (lexicon) => async (orm, asked) => {
      const cached = caches.get(lexicon) ?? new LRUCache<string, Group>({ maxSize: mostCharacters, sizeCalculation: charactersOf })
      caches.set(lexicon, cached)
      const names = asked.map(nameOf)
      const groups = new Map(names.map((name) => [name, cached.get(name)]))
      const made = new Map<string, Group>()
      for (const [place, { part, ...besides }] of asked.entries()) {
        const group = groups.get(names[place]!) ? null : groupOf(part, lexicon, besides)
        if (group) made.set(names[place]!, group)
      }
      const here = new Set(await findLexemes(orm, lexemesAskedBy([...made.values()])))
      for (const [name, group] of made) {
        const left = prunedGroup(group, (lexeme) => here.has(lexeme))
        groups.set(name, left)
        cached.set(name, left)
      }
      return asked.map(({ part }, place) => {
        const group = groups.get(names[place]!)
        return group ? { ...group, part } : null
      })
    },
    invalidate: () => void (caches = empty()),
  }
}

/** The same for parts with the same group: their places in the keyword do not count. */
const nameOf = ({ part, isLast = false, types = [] }: AskedGroup): string =>
  JSON.stringify({ ...part, start: 0, end: 0, concepts: idsOf(part.concepts), isLast, types: idsOf(types) })

const idsOf = (concepts: readonly Concept[]): string[] => concepts.map(({ id }) => id)

const charactersOf = (group: Group, name: string): number =>
  [name, group.literal, ...queriesOf(group)].reduce((sum, { length }) => sum + length, 1)
