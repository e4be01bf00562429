import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TierTerms } from '../../src/features/rewards/rules/programme.ts'
import { findProgramme, insertProgramme } from '../../src/features/rewards/server/rewards.store.ts'
import type { Orm } from '../../src/platform/db/database.ts'

/** Inserts the member programme of a new shop; an existing programme is not changed. */
export async function seedProgramme(orm: Orm): Promise<void> {
  if ((await findProgramme(orm)).length > 0) return
  await insertProgramme(orm, JSON.parse(readFileSync(join(import.meta.dirname, 'programme.json'), 'utf8')) as TierTerms[])
}
