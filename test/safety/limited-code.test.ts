import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openDatabase } from '#src/platform/db/database.ts'
import { storePromotions } from '#test/cast/promotions.ts'
import { freshDatabaseUrl } from '#test/database.ts'
import { useAtOnce } from '#test/promotions/use-code.ts'

const limit = 10
const script = join(import.meta.dirname, '../promotions/use-code.ts')
const run = promisify(execFile)

/** Two hundred orders at once with a code for ten, half of them in another process. */
async function rush(isLocked: boolean): Promise<{ accepted: number; stored: number }> {
  const databaseUrl = await freshDatabaseUrl()
  const database = openDatabase(databaseUrl, { connections: 2 })
  const limits = { perOrder: null, perCustomer: 1, total: limit }
  await storePromotions(database, { TEN: { kind: 'cartAmount', fromCents: 0, amountCents: 500, codes: ['TEN'], limits } })
  const { rows } = await database.pool.query('select auto_id id from promotions')
  const crowd = { databaseUrl, promotionId: rows[0].id as number, orders: 100, beginsAt: Date.now() + 1500, isLocked }
  const [here, there] = await Promise.all([
    useAtOnce({ ...crowd, first: 1 }),
    run(process.execPath, [script, JSON.stringify({ ...crowd, first: 101 })]).then(({ stdout }) => Number(stdout)),
  ])
  const stored = await database.pool.query('select count(*)::int n from promotion_uses')
  await database.close()
  return { accepted: here + there, stored: stored.rows[0].n }
}

test('a code for ten, used by two hundred at once over two processes, is accepted ten times (promo-24)', async () => {
  expect(await rush(true)).toEqual({ accepted: limit, stored: limit })
}, 30_000)

test('twin: without the lock it is accepted more often', async () => {
  expect((await rush(false)).accepted).toBeGreaterThan(limit)
}, 30_000)
