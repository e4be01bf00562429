import { randomInt } from 'node:crypto'
import { shopDay } from '#src/kit/clock.ts'
import { addDays, type Day } from '#src/features/rewards/rules/days.ts'
import { earned, released } from '#src/features/rewards/rules/rebates.ts'
import { voucherCode } from '#src/features/rewards/server/voucher-code.ts'
import { writeSet } from '#src/features/rewards/server/rewards-ledger.ts'
import { insertLot, insertSpend, insertVoucher } from '#src/features/rewards/server/rewards.store.ts'
import type { vouchers } from '#src/features/rewards/server/rewards.tables.ts'
import type { Database } from '#src/platform/db/database.ts'

const today = (): Day => shopDay(new Date())

/** Rebates that a member can spend from today, of an order of long ago. */
export async function giveRebates(
  { orm }: Database,
  memberId: number,
  earnedCents: number,
  expiresOn = addDays(today(), 90),
): Promise<void> {
  const orderNumber = `KM-2601-${randomInt(1e9)}`
  const lot = await insertLot(orm, memberId, {
    orderNumber,
    earnedOn: addDays(today(), -30),
    spendableFrom: today(),
    expiresOn,
    earnedCents,
    terms: null,
  })
  const pending = await writeSet(orm, memberId, [lot], earned(lot))
  for (const set of released(pending, today())) await writeSet(orm, memberId, pending, set)
}

/** A voucher of S$15.00 that is valid now, unless the details differ; answers its code. */
export async function giveVoucher({ orm }: Database, details: Partial<typeof vouchers.$inferInsert> = {}): Promise<string> {
  const row = {
    code: voucherCode(),
    kind: 'gift' as const,
    valueCents: 1500,
    minimumCents: 0,
    validFrom: addDays(today(), -1),
    validUntil: addDays(today(), 30),
    issuedAt: new Date(),
    ...details,
  }
  await insertVoucher(orm, row)
  return row.code
}

/** What makes a member classic, of an order that was delivered. */
export async function giveSpend({ orm }: Database, memberId: number, amountCents = 40_000): Promise<void> {
  await insertSpend(orm, { orderNumber: `KM-2601-${randomInt(1e9)}`, memberId, day: today(), amountCents })
}
