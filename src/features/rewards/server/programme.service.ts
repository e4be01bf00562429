import type { Orm } from '#src/platform/db/database.ts'
import type { Programme, TermsNow } from '../programme.contract.ts'
import { addDays, type Day } from '../rules/days.ts'
import { termsOf, tiers, type TierTerms } from '../rules/programme.ts'
import { endTerms, findProgramme, writeTerms } from './rewards.store.ts'

/** What an operator does with the member programme. */

/** The terms that hold on a day. */
export async function readProgramme(orm: Orm, day: Day): Promise<Programme> {
  const rows = await findProgramme(orm)
  return Object.fromEntries(
    tiers.flatMap((tier) => {
      const terms = termsOf(rows, tier, day)
      return terms ? [[tier, termsNow(terms)]] : []
    }),
  )
}

const termsNow = ({ tier: _tier, holdsFrom: _from, holdsUntil: _until, ...terms }: TierTerms): TermsNow => terms

/** Makes these terms hold from a day on. What held until then stays, because the past is replayed by it (reward-02). */
export async function changeProgramme(orm: Orm, programme: Programme, today: Day): Promise<void> {
  const rows = await findProgramme(orm)
  for (const tier of tiers) {
    const held = termsOf(rows, tier, today)
    const terms = programme[tier]
    if (terms && held && JSON.stringify({ ...termsNow(held), ...terms }) === JSON.stringify(termsNow(held))) continue
    await endTerms(orm, tier, { today, lastDay: addDays(today, -1) })
    if (terms) await writeTerms(orm, { tier, holdsFrom: today, holdsUntil: held?.holdsUntil ?? null, ...terms })
  }
}
