/**
 * Events of the bank about orders whose replies were lost: ten times each, shuffled, many at once, with 1,000 forged ones
 * among them. No event may have a second effect, and no forged one any (pay-20, fault-16, safe-27).
 *
 *   node --disable-warning=ExperimentalWarning test/volume/events.ts [deliveries, 100,000 when left out]
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { signEvent } from '#src/outside/payments/sandbox/event-signature.ts'
import { openAudit } from '#test/safety/auditor.ts'
import { notJudged } from '#test/safety/dying-orders.ts'
import { forged } from '#test/safety/forged-event.ts'
import { fillBags, lossy, sell } from '#test/safety/many-orders.ts'
import { seeded } from '#test/seeded.ts'
import { inVolume, progress, say, since } from './volume-shop.ts'

const deliveries = Number(process.argv[2] ?? 100_000)
const [copies, eventsPerOrder, forgeries, atOnce] = [10, 5, 1000, 32]
const orders = Math.ceil(deliveries / copies / eventsPerOrder)
/** As the shop of the tests has it. */
const secret = 'a-key-for-tests-that-is-long-enough'
const settledWithinMs = 120_000

await inVolume({ onlyEnqueues: true, twin: notJudged }, async (at) => {
  const random = seeded(1)
  const bags = await fillBags(at, random, 50)
  const audit = await openAudit(at)
  const { pool } = at.database
  let start = performance.now()
  const seller = await at.another({ gateway: lossy(at.gateway, random, { there: 0, back: 1 }) })
  await sell(at, seller, { bags, random, sales: { orders, onSold: progress('orders whose reply is lost', orders) } })
  await seller.close()
  const { rows } = await pool.query<{ key: string }>(`select attempt_key key from payment_attempts where state = 'unknown'`)
  say(`${rows.length} orders with a lost reply in ${since(start)}`)
  const events = rows.flatMap(({ key }) =>
    Array.from({ length: eventsPerOrder }, () => JSON.stringify({ id: randomUUID(), about: 'attempt', key })),
  )
  const all = Array.from({ length: copies }, () => events).flat()
  const sent: { event: string; isForged: boolean }[] = [
    ...all.map((event) => ({ event, isForged: false })),
    ...Array.from({ length: forgeries }, (_, index) => ({ event: all[index % all.length]!, isForged: true })),
  ]
    .map((each) => ({ each, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ each }) => each)

  const wrong: string[] = []
  let [next, done] = [0, 0]
  const tell = progress('deliveries', sent.length)
  async function lane(): Promise<void> {
    while (next < sent.length) {
      const { event, isForged } = sent[next++]!
      const signature = signEvent(event, secret, new Date())
      const [body, header] = isForged ? forged(event, signature) : [event, signature]
      const headers = { 'content-type': 'application/json', 'bank-signature': header }
      const { statusCode } = await at.shop.app.inject({ method: 'POST', url: '/api/payment/webhook', headers, payload: body })
      if (statusCode !== (isForged ? 401 : 204)) wrong.push(`${isForged ? 'a forged' : 'an'} event was answered ${statusCode}`)
      tell(++done)
    }
  }
  start = performance.now()
  const delivered = Promise.all(Array.from({ length: atOnce }, lane))
  // The shop that acts on them starts in the middle, so that some come before and some after.
  while (done < sent.length / 4) await delay(50)
  const worker = await at.another({ onlyEnqueues: false })
  await delivered
  say(`${sent.length} deliveries in ${since(start)}, ${wrong.length} answered wrongly`)
  start = performance.now()
  let faults = await audit()
  while (faults.length > 0 && performance.now() - start < settledWithinMs) {
    await delay(1000)
    faults = await audit()
  }
  const captured = at.bank.control.journal.filter(({ event }) => event === 'captured').length
  const taken = (await pool.query('select count(*)::int n from gateway_events')).rows[0].n
  const paid = (await pool.query('select count(*)::int n from orders where paid_at is not null')).rows[0].n
  say(
    `${taken} events taken, ${captured} captures, ${paid} paid orders, ${at.mails.length} mails; settled ${since(start)} after the last delivery`,
  )
  await worker.close()
  // Those that come when their attempt is settled are not needed any more.
  if (taken < orders || taken > events.length) wrong.push(`${taken} events were taken of ${events.length}`)
  if (captured !== orders || paid !== orders) wrong.push('not every order was captured and paid once')
  return [...wrong, ...faults]
})
