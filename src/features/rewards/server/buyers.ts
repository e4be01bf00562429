import { shopDay, type Clock } from '#src/kit/clock.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { Tier } from '../rules/programme.ts'
import { standing } from '../rules/standing.ts'
import { findProgramme, findSpend } from './rewards.store.ts'

/** A member as promotions need to know them. */
export type Buyers = (orm: Orm, memberId: number) => Promise<{ tier: Tier; isFirstOrder: boolean }>

export const createBuyers =
  (clock: Clock): Buyers =>
  async (orm, memberId) => {
    const spend = await findSpend(orm, memberId)
    return { tier: standing(spend, await findProgramme(orm), shopDay(clock.now())).tier, isFirstOrder: spend.length === 0 }
  }
