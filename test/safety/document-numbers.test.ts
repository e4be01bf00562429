import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase, type Database } from '#src/platform/db/database.ts'
import { closeAfterwards } from '#test/closing.ts'
import { freshDatabaseUrl } from '#test/database.ts'
import { environment } from '#test/environment.ts'

const orders = 200

/** Pays orders in a process of its own. */
const paying = (url: string, first: number, last: number): ChildProcess =>
  spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'numbering-process.ts'), url, String(first), String(last)],
    { stdio: 'inherit', env: environment({}) },
  )

const numbersIn = async (database: Database): Promise<string[]> =>
  (await database.pool.query<{ n: string }>('select invoice_number n from orders where status = $1 order by 1', ['paid'])).rows.map(
    ({ n }) => n,
  )

/** Two processes pay two hundred orders; one is killed while it does, and another one pays what it left. */
async function payAll(unguard: string[] = []): Promise<string[]> {
  const url = await freshDatabaseUrl()
  const database = openDatabase(url)
  closeAfterwards(() => database.close())
  for (const statement of [...unguard, unpaid]) await database.pool.query(statement)
  const [stays, dies] = [paying(url, 1, orders / 2), paying(url, orders / 2 + 1, orders)]
  const ended = Promise.all([once(stays, 'exit'), once(dies, 'exit')])
  const paidByIt = 'select count(*)::int n from orders where auto_id > $1 and invoice_number is not null'
  while ((await database.pool.query<{ n: number }>(paidByIt, [orders / 2])).rows[0]!.n < 10)
    await new Promise((later) => setTimeout(later, 5))
  dies.kill('SIGKILL')
  await ended
  const { rows } = await database.pool.query<{ id: number }>(`select auto_id id from orders where status = 'pendingPayment' order by 1`)
  expect(rows.length).toBeGreaterThan(10)
  for (const { id } of rows) await database.pool.query(`update orders set status = 'paid', paid_at = now() where auto_id = $1`, [id])
  return numbersIn(database)
}

/** Orders that wait for payment, with nothing in them. */
const unpaid = `insert into orders (order_number, session_id, cart_id, status, culture, idempotency_key, quote_hash, shipping_address,
    billing_address, delivery, total_cents, gst_cents, gst_rate, placed_at)
  select n, n, n, 'pendingPayment', 'en', n, n, '{}', '{}', '{}', 0, 0, 900, now() from generate_series(1, ${orders}) n`

const withoutGap = (year: number): string[] =>
  Array.from({ length: orders }, (_, index) => `INV-${year}-${String(index + 1).padStart(7, '0')}`)

test('two processes at once, rollbacks and a kill leave no gap in the numbers and no number twice (order-13)', async () => {
  const numbers = await payAll()
  expect(numbers).toEqual(withoutGap(Number(numbers[0]!.slice(4, 8))))
})

test('twin: numbers of a sequence have gaps', async () => {
  const numbers = await payAll([
    `create or replace function next_document_number(wanted text, issued timestamptz) returns text language sql
     as $$ select format('%s-2026-%s', wanted, lpad(nextval('invoice_numbers')::text, 7, '0')) $$`,
    `alter sequence invoice_numbers restart 1`,
  ])
  expect(numbers).toHaveLength(orders)
  expect(numbers).not.toEqual(withoutGap(2026))
})

test('each year and each series count by themselves, by the day in Singapore (order-13)', async () => {
  const database = openDatabase(await freshDatabaseUrl())
  closeAfterwards(() => database.close())
  const given = ['INV 2026-12-31T15:59:59Z', 'INV 2026-12-31T16:00:00Z', 'INV 2026-06-01T00:00:00Z', 'CN 2026-06-01T00:00:00Z']
  const numbers = []
  for (const each of given) {
    const { rows } = await database.pool.query<{ n: string }>('select next_document_number($1, $2) n', each.split(' '))
    numbers.push(rows[0]!.n)
  }
  expect(numbers).toEqual(['INV-2026-0000001', 'INV-2027-0000001', 'INV-2026-0000002', 'CN-2026-0000001'])
  await database.pool.query(`update document_counters set last = 9999999 where series = 'CN'`)
  const { rows } = await database.pool.query<{ n: string }>(`select next_document_number('CN', '2026-06-01') n`)
  expect(rows[0]!.n).toBe('CN-2026-10000000')
})
