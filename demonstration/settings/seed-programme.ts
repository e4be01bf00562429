import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { insertMissingPromotions } from '../../src/features/promotions/server/promotions.store.ts'
import type { TierTerms } from '../../src/features/rewards/rules/programme.ts'
import { insertMissingGiftCodes, type GiftCodeRow } from '../../src/features/rewards/server/gift-codes.store.ts'
import { findProgramme, insertProgramme } from '../../src/features/rewards/server/rewards.store.ts'
import type { Orm } from '../../src/platform/db/database.ts'
import { rowsOf, type PromotionEntry } from '../promotions/seed-promotions.ts'

/** Inserts the member programme of a new shop; an existing programme is not changed. */
export async function seedProgramme(orm: Orm): Promise<void> {
  if ((await findProgramme(orm)).length === 0) await insertProgramme(orm, read<TierTerms[]>('programme.json'))
}

/** Inserts what the demonstration promises its members in the bag: the member price and free delivery. One that an operator has ended stays so. */
export const seedMemberPromotions = (orm: Orm, now: Date): Promise<void> =>
  insertMissingPromotions(orm, rowsOf(read<PromotionEntry[]>('member-promotions.json'), now))

/** Codes that bring a voucher; one that is there stays as it is. */
export const seedGiftCodes = (orm: Orm, now: Date): Promise<void> =>
  insertMissingGiftCodes(
    orm,
    read<GiftCodeEntry[]>('gift-codes.json').map((code) => ({ ...code, startsAt: now })),
  )

type GiftCodeEntry = Omit<GiftCodeRow, 'startsAt'>

const read = <T>(name: string): T => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as T
