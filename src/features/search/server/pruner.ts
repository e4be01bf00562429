import type { Orm } from '#src/platform/db/database.ts'
import type { Group } from '../rules/groups.ts'
import { lexemesAskedBy, prunedGroup } from '../rules/pruning.ts'
import { findLexemes } from './lookup.store.ts'

export type Prune = (groups: readonly (Group | null)[]) => Promise<(Group | null)[]>

/** Leaves out of the groups of one search what the shop does not have. No lexeme is looked up twice. */
export function prunerOf(orm: Orm): Prune {
  const known = new Map<string, boolean>()
  return async (groups) => {
    const asked = lexemesAskedBy(groups.filter((group) => group !== null)).filter((lexeme) => !known.has(lexeme))
    const here = new Set(await findLexemes(orm, asked))
    for (const lexeme of asked) known.set(lexeme, here.has(lexeme))
    return groups.map((group) => (group === null ? null : prunedGroup(group, (lexeme) => known.get(lexeme)!)))
  }
}
