import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openDatabase, type Database } from '#src/platform/db/database.ts'
import { insertMember } from '#test/cast/member.ts'
import { giveRebates, giveVoucher } from '#test/cast/wallet.ts'
import { freshDatabaseUrl } from '#test/database.ts'
import { faultsOf } from '#test/rebates/histories.ts'
import { payAtOnce, type Crowd } from '#test/rebates/pay-at-once.ts'
import { findLots, findSets } from '#src/features/rewards/server/rewards.store.ts'

const script = join(import.meta.dirname, '../rebates/pay-at-once.ts')
const run = promisify(execFile)

type Given = Pick<Crowd, 'members' | 'voucherCodes' | 'rebateCents'>

/** Two hundred orders at once that pay with the same tenders, half of them in another process. */
async function rush(isGuarded: boolean, give: (database: Database) => Promise<Given>) {
  const databaseUrl = await freshDatabaseUrl()
  const database = openDatabase(databaseUrl, { connections: 2 })
  const given = await give(database)
  const crowd = { ...given, databaseUrl, orders: 100, beginsAt: Date.now() + 1000, isGuarded }
  const [here, there] = await Promise.all([
    payAtOnce({ ...crowd, first: 1 }),
    run(process.execPath, [script, JSON.stringify({ ...crowd, first: 101 })]).then(({ stdout }) => Number(stdout)),
  ])
  const [memberId] = given.members as [number]
  const [lots, sets] = [await findLots(database.orm, memberId), await findSets(database.orm, memberId)]
  await database.close()
  return {
    accepted: here + there,
    faults: faultsOf(lots, sets),
    leftCents: lots.reduce((sum, { spendableCents }) => sum + spendableCents, 0),
  }
}

/** One voucher that is whoever's has its code, and two hundred members who have it. */
async function oneVoucher(database: Database): Promise<Given> {
  const members: number[] = []
  for (let index = 0; index < 200; index++) members.push(await insertMember(database))
  return { members, voucherCodes: [await giveVoucher(database)], rebateCents: 0 }
}

/** S$20.00 in three lots, of which each order wants S$1.00: twenty orders can have it. */
async function oneBalance(database: Database): Promise<Given> {
  const memberId = await insertMember(database)
  for (const cents of [1050, 450, 500]) await giveRebates(database, memberId, cents)
  return { members: [memberId], voucherCodes: [], rebateCents: 100 }
}

test('one voucher, used by two hundred at once over two processes, pays one order (reward-18, fault-04, fault-21, safe-24)', async () => {
  expect(await rush(true, oneVoucher)).toMatchObject({ accepted: 1 })
})

test('twin: a voucher that is looked at before it is used pays more than one', async () => {
  expect((await rush(false, oneVoucher)).accepted).toBeGreaterThan(1)
})

test('one balance of rebates, spent by two hundred at once over two processes, pays as many as it covers (reward-18, reward-15, fault-04, fault-21, safe-24)', async () => {
  expect(await rush(true, oneBalance)).toEqual({ accepted: 20, faults: [], leftCents: 0 })
})

test('twin: without the lock of the member, more is spent than there is', async () => {
  const { accepted, faults } = await rush(false, oneBalance)
  expect(accepted).toBeGreaterThan(20)
  expect(faults.length).toBeGreaterThan(0)
})
