import { shopDay, type Clock } from '#src/kit/clock.ts'
import type { InboxService } from '#src/features/inbox/server/inbox.service.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import { birthdayVoucherMonth } from '../rules/birthday.ts'
import { addDays, firstOfMonth, type Day } from '../rules/days.ts'
import { termsOf, tiers } from '../rules/programme.ts'
import { standing } from '../rules/standing.ts'
import { settleLots } from './rewards-ledger.ts'
import {
  findBirthdays,
  findMembersWithDueLots,
  findProgramme,
  findSpend,
  findTiersToLookAt,
  findRecordedTier,
  insertVoucher,
  lockMember,
  updateRecordedTier,
} from './rewards.store.ts'
import { voucherCode } from './voucher-code.ts'

const membersAtOnce = 500

/**
 * The daily job: releases, expiries, birthday vouchers, fallen tiers. It may run any number of times a day, and catches up days that
 * were missed. Birthdays are looked for among all members, so that is done once for each day and once after each start.
 */
export function createDailyRewards(database: Database, inbox: InboxService, clock: Clock): () => Promise<void> {
  /** Whose birthday voucher of a month has been decided; by their tier on its first, which does not change any more. */
  let decided = { month: '', members: new Set<number>() }
  let birthdaysDoneFor: Day = ''
  return async () => {
    const today = shopDay(clock.now())
    for (const memberId of await findMembersWithDueLots(database.orm, today, membersAtOnce)) {
      await database.transaction(async ({ orm }) => {
        const isThere = await lockMember(orm, memberId)
        await settleLots(orm, isThere ? inbox : null, memberId, today)
      })
    }
    for (const memberId of await findTiersToLookAt(database.orm, today, membersAtOnce)) {
      await database.transaction(({ orm }) => tellTier(orm, inbox, memberId, today))
    }
    if (birthdaysDoneFor === today) return
    const first = firstOfMonth(today)
    if (decided.month !== first) decided = { month: first, members: new Set() }
    for (const { memberId, dateOfBirth, setAt } of await findBirthdays(database.orm, first)) {
      const month = birthdayVoucherMonth({ dateOfBirth, setOn: setAt && shopDay(setAt) }, today)
      if (!month || decided.members.has(memberId)) continue
      await database.transaction(({ orm }) => issueBirthdayVoucher(orm, { inbox, clock }, memberId, month))
      decided.members.add(memberId)
    }
    birthdaysDoneFor = today
  }
}

/** Writes a message to a member whose tier is lower than the recorded one, and records the day of the next check. */
async function tellTier(orm: Orm, inbox: InboxService, memberId: number, today: Day): Promise<void> {
  if (!(await lockMember(orm, memberId))) return
  const { tier, tierAnniversaryEndDate } = standing(await findSpend(orm, memberId), await findProgramme(orm), today)
  const before = await findRecordedTier(orm, memberId)
  if (tiers.indexOf(tier) < tiers.indexOf(before))
    await inbox.write(orm, { memberId, kind: 'tierDown', about: today, facts: { tier, before } })
  await updateRecordedTier(orm, { memberId, tier, checkOn: tierAnniversaryEndDate && addDays(tierAnniversaryEndDate, 1) })
}

/** By the tier on the first of the month. */
async function issueBirthdayVoucher(
  orm: Orm,
  { inbox, clock }: { inbox: InboxService; clock: Clock },
  memberId: number,
  { from, until }: { from: Day; until: Day },
): Promise<void> {
  if (!(await lockMember(orm, memberId))) return
  const programme = await findProgramme(orm)
  const terms = termsOf(programme, standing(await findSpend(orm, memberId), programme, from).tier, from)
  if (!terms || terms.birthdayCents === 0) return
  const [valueCents, minimumCents] = [terms.birthdayCents, terms.birthdayMinimumCents]
  const isNew = await insertVoucher(orm, {
    code: voucherCode(),
    memberId,
    kind: 'birthday',
    valueCents,
    minimumCents,
    validFrom: from,
    validUntil: until,
    issuedAt: clock.now(),
  })
  if (isNew) await inbox.write(orm, { memberId, kind: 'birthdayVoucher', about: from, facts: { amountCents: valueCents, minimumCents } })
}
