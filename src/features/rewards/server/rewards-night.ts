import { randomBytes } from 'node:crypto'
import { shopDay, type Clock } from '#src/kit/clock.ts'
import type { InboxService } from '#src/features/inbox/server/inbox.service.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import { birthdayVoucherMonth } from '../rules/birthday.ts'
import { firstOfMonth, type Day } from '../rules/days.ts'
import { termsOf } from '../rules/programme.ts'
import { expired, released } from '../rules/rebates.ts'
import { standing } from '../rules/standing.ts'
import { writeSet } from './rewards-ledger.ts'
import { findBirthdays, findLots, findMembersWithDueLots, findProgramme, findSpend, insertVoucher, lockMember } from './rewards.store.ts'

const membersAtOnce = 500

/** What a new day brings. Run twice it changes nothing more; nights that were missed are caught up. */
export function createNight(database: Database, inbox: InboxService, clock: Clock): () => Promise<void> {
  return async () => {
    const today = shopDay(clock.now())
    for (const memberId of await findMembersWithDueLots(database.orm, today, membersAtOnce)) {
      await database.transaction(({ orm }) => settleLots(orm, inbox, memberId, today))
    }
    for (const { memberId, dateOfBirth, setAt } of await findBirthdays(database.orm, firstOfMonth(today))) {
      const month = birthdayVoucherMonth({ dateOfBirth, setOn: setAt && shopDay(setAt) }, today)
      if (month) await database.transaction(({ orm }) => issueBirthdayVoucher(orm, { inbox, clock }, memberId, month))
    }
  }
}

/** Releases before it expires, so that a lot whose whole life was missed still went its way. */
async function settleLots(orm: Orm, inbox: InboxService, memberId: number, today: Day): Promise<void> {
  await lockMember(orm, memberId)
  let lots = await findLots(orm, memberId)
  for (const set of released(lots, today)) {
    lots = await writeSet(orm, memberId, lots, set)
    const amountCents = set.entries.find(({ account }) => account === 'spendable')!.amountCents
    await inbox.write(orm, { memberId, kind: 'rebateSpendable', about: set.orderNumber, facts: { amountCents, orderNumber: set.orderNumber } })
  }
  for (const set of expired(lots, today)) lots = await writeSet(orm, memberId, lots, set)
}

/** By the tier of the first of the month. */
async function issueBirthdayVoucher(orm: Orm, { inbox, clock }: { inbox: InboxService; clock: Clock }, memberId: number, { from, until }: { from: Day; until: Day }): Promise<void> {
  const programme = await findProgramme(orm)
  const terms = termsOf(programme, standing(await findSpend(orm, memberId), programme, from).tier, from)
  if (!terms || terms.birthdayCents === 0) return
  const [valueCents, minimumCents] = [terms.birthdayCents, terms.birthdayMinimumCents]
  const isNew = await insertVoucher(orm, { code: voucherCode(), memberId, kind: 'birthday', valueCents, minimumCents, validFrom: from, validUntil: until, issuedAt: clock.now() })
  if (isNew) await inbox.write(orm, { memberId, kind: 'birthdayVoucher', about: from, facts: { amountCents: valueCents, minimumCents } })
}

/** Without letters that are taken for digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 16 signs of 5 bits: nobody guesses 80 (business rules, members). */
export const voucherCode = (): string => [...randomBytes(16)].map((byte) => alphabet[byte % 32]).join('')
