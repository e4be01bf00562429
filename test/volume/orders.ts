/**
 * Orders through the whole API: random bags with odd cents, promotions, vouchers and rebates, cards that are declined,
 * replies of the bank that get lost, orders that are cancelled and refunded in part. Ledger, orders and the bank's journal
 * must then differ by 0 cents (fault-01, refund-14).
 *
 *   node --disable-warning=ExperimentalWarning test/volume/orders.ts [orders, 10,000 when left out] [seed]
 */
import { setTimeout as delay } from 'node:timers/promises'
import { openAudit } from '#test/safety/auditor.ts'
import { notJudged } from '#test/safety/dying-orders.ts'
import { fillBags, lossy, sell } from '#test/safety/many-orders.ts'
import { seeded } from '#test/seeded.ts'
import { inVolume, progress, say, since } from './volume-shop.ts'

const [orders = 10_000, seed = 1] = process.argv.slice(2).map(Number)
const settledWithinMs = 60_000

await inVolume({ onlyEnqueues: true, twin: notJudged }, async (at) => {
  const random = seeded(seed)
  const bags = await fillBags(at, random, 200)
  const audit = await openAudit(at)
  let start = performance.now()
  const seller = await at.another({ gateway: lossy(at.gateway, random, { there: 0.02, back: 0.03 }) })
  const onSold = progress('orders', orders)
  await sell(at, seller, { bags, random, sales: { orders, declined: 0.04, cancelled: 0.04, refunded: 0.06, members: 0.02, onSold } })
  await seller.close()
  say(`${orders} orders tried in ${since(start)}`)
  const { pool } = at.database
  // Mails are not what is proved here.
  await pool.query(`delete from pgboss.job where name <> 'settle-refund'`)
  start = performance.now()
  const next = await at.another({ onlyEnqueues: false })
  const { refunds } = next.shop.staff
  await refunds.run()
  let faults = await audit({ withMails: false })
  while (faults.length > 0 && performance.now() - start < settledWithinMs) {
    await delay(1000)
    faults = await audit({ withMails: false })
  }
  say(`Settled ${since(start)} after the start`)
  await refunds.run()
  const { differences } = await refunds.compare(false)
  const { rows } = await pool.query(`select count(*)::int paid, (select count(*)::int from refunds) refunds,
    (select -sum(amount_cents) from order_ledger where kind = 'card') charged, (select sum(card_cents) from refunds) back from orders where paid_at is not null`)
  const [{ paid, refunds: refunded, charged, back }] = rows
  const moved = (event: string): number =>
    at.bank.control.journal.reduce((sum, entry) => (entry.event === event && 'amountCents' in entry ? sum + entry.amountCents : sum), 0)
  say(
    `${paid} paid, ${refunded} refunds; by the ledger ${charged} cents charged and ${back} back, by the bank ${moved('captured')} and ${moved('refunded')}`,
  )
  const cents = differences.reduce((sum, each) => sum + Math.abs(each.cents), 0)
  say(`The reconciler finds ${differences.length} differences, ${cents} cents`)
  await next.close()
  return [...faults, ...differences.map((each) => JSON.stringify(each))]
})
