/**
 * A process that makes orders paid, all at once: `node numbering-process.ts URL FIRST LAST`. Every fourth is rolled back
 * at first, after its number is drawn, and paid by a second try.
 */
import { sql } from 'drizzle-orm'
import { payOrder } from '#src/features/orders/server/orders.store.ts'
import { openDatabase, RolledBack } from '#src/platform/db/database.ts'

const [url, first, last] = process.argv.slice(2) as [string, string, string]
const database = openDatabase(url)

const pay = (orderId: number, { inVain }: { inVain: boolean }): Promise<void> =>
  database.transaction(async ({ orm }) => {
    await payOrder(orm, orderId, new Date(), null)
    await orm.execute(sql`select pg_sleep(${Math.random() / 50})`)
    if (!inVain) return
    await orm.execute(sql`set constraints all immediate`)
    throw new RolledBack(undefined)
  })

const orderIds = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index)
await Promise.all(
  orderIds.map(async (orderId) => {
    if (orderId % 4 === 0) await pay(orderId, { inVain: true })
    await pay(orderId, { inVain: false })
  }),
)
await database.close()
