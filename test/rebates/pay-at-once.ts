import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { systemClock } from '#src/kit/clock.ts'
import { createInbox } from '#src/features/inbox/server/inbox.service.ts'
import { createRewardsLedger } from '#src/features/rewards/server/rewards-ledger.ts'
import { findVouchersByCode, type useVoucher } from '#src/features/rewards/server/rewards.store.ts'
import { createTenders } from '#src/features/rewards/server/tenders.ts'
import { RolledBack, openDatabase } from '#src/platform/db/database.ts'

export interface Crowd {
  databaseUrl: string
  /** Who orders, in turn. */
  members: number[]
  /** What each order is paid with. */
  voucherCodes: string[]
  rebateCents: number
  /** The numbers of its orders. */
  first: number
  orders: number
  /** The moment at which all begin, in ms. */
  beginsAt: number
  /** False for the twin: a voucher is looked at and then used, and rebates are spent without a lock. */
  isGuarded: boolean
}

/** The twin's: it looks first, and then uses the voucher without a second look. */
const lookThenUse: typeof useVoucher = async (orm, code, { orderNumber, at }) => {
  const [voucher] = await findVouchersByCode(orm, [code])
  if (!voucher || voucher.usedAt !== null) return false
  // Long enough for others to look too, however busy the machine is.
  await delay(250)
  await orm.execute(sql`update vouchers set used_at = ${at.toISOString()}, used_order_number = ${orderNumber} where code = ${code}`)
  return true
}

/** So many orders at once that pay with the same tenders, each in a transaction of its own. Returns how many could. */
export async function payAtOnce({
  databaseUrl,
  members,
  voucherCodes,
  rebateCents,
  first,
  orders,
  beginsAt,
  isGuarded,
}: Crowd): Promise<number> {
  const database = openDatabase(databaseUrl, { connections: 20 })
  const inbox = createInbox(database, systemClock)
  const tenders = isGuarded
    ? createTenders(createRewardsLedger(systemClock, inbox), systemClock)
    : createTenders(
        createRewardsLedger(systemClock, inbox, async () => true),
        systemClock,
        lookThenUse,
      )
  await database.pool.query('select 1')
  await delay(Math.max(0, beginsAt - Date.now()))
  const results = await Promise.all(
    Array.from({ length: orders }, (_, index) =>
      database.transaction(async ({ orm }) => {
        const number = first + index
        const memberId = members[number % members.length]!
        if (!(await tenders.use(orm, { memberId, orderNumber: `KM-${number}`, voucherCodes, rebateCents }))) throw new RolledBack(false)
        return true
      }),
    ),
  )
  await database.close()
  return results.filter(Boolean).length
}

if (import.meta.main) process.stdout.write(String(await payAtOnce(JSON.parse(process.argv[2]!) as Crowd)))
