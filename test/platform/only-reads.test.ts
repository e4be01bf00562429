import { expect, test } from 'vitest'
import { checkExistEmailOrPhone } from '#src/features/sign-in/sign-in.contract.ts'
import { getInvoicePdf } from '#src/features/invoices/invoices.contract.ts'
import { openDatabase } from '#src/platform/db/database.ts'
import { cookieOf, equip, requestOf, sampleOf, send, type Knowledge } from '#test/safety/requests.ts'
import { openTestShop, type Shopper } from '#test/shop.ts'

const testShop = await openTestShop({ onlyEnqueues: true })
const { shop, shopper, member, database, databaseUrl, url } = testShop

/** Both are counted for their network before they are answered. */
const counted: readonly string[] = [checkExistEmailOrPhone.name, getInvoicePdf.name]
const reads = shop.routes.map(({ endpoint }) => endpoint).filter(({ method, name }) => method === 'GET' && !counted.includes(name))

type Asking = [Shopper, Knowledge]

/** What each of them gets for every read of the API. */
async function answersTo(asking: readonly Asking[]): Promise<string[]> {
  const answers: string[] = []
  for (const endpoint of reads)
    for (const [each, known] of asking) {
      const { status } = await send(url, requestOf(endpoint, sampleOf(endpoint, known), cookieOf(each)))
      answers.push(`${endpoint.name} ${status}`)
    }
  return answers
}

/** As on a full disk, or once another server took over; connections of before are ended. */
async function letItOnlyRead(): Promise<void> {
  const beside = openDatabase(databaseUrl)
  await beside.pool.query(`alter database "${new URL(databaseUrl).pathname.slice(1)}" set default_transaction_read_only = on`)
  await beside.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await beside.close()
}

test('while the database only reads, whoever only looks is answered as before (run-01)', async () => {
  const asking = await Promise.all(
    [shopper(), await member()].map(async (each): Promise<Asking> => [each, await equip(testShop, each, { order: true })]),
  )
  const before = await answersTo(asking)
  await database.pool.query("update sessions set last_seen_at = now() - interval '2 hours'")
  await letItOnlyRead()
  // The first calls find their connections cut.
  await answersTo(asking)
  expect(await answersTo(asking)).toEqual(before)
})
