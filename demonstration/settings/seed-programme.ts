import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TierTerms } from '../../src/features/rewards/rules/programme.ts'
import { findProgramme, insertProgramme } from '../../src/features/rewards/server/rewards.store.ts'
import type { Orm } from '../../src/platform/db/database.ts'

/** The member programme a new shop begins with; one that has a programme keeps its own. */
export async function seedProgramme(orm: Orm): Promise<void> {
  if ((await findProgramme(orm)).length > 0) return
  await insertProgramme(orm, JSON.parse(readFileSync(join(import.meta.dirname, 'programme.json'), 'utf8')) as TierTerms[])
}
