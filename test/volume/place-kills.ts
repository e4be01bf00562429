/**
 * Every crash point of placing and paying an order: a process dies before each write, each commit and each call of the
 * gateway, and after them, with three orders of each of six kinds at each; the bank lives on. After the next start all
 * invariants must hold within 60 s of the shop's clock (fault-09).
 *
 *   node --disable-warning=ExperimentalWarning test/volume/place-kills.ts [orders at each point, 3 when left out]
 */
import { setTimeout as delay } from 'node:timers/promises'
import { movableClock } from '#src/kit/clock.ts'
import { openAudit } from '#test/safety/auditor.ts'
import { dieEverywhere, notJudged, prepareOrders } from '#test/safety/dying-orders.ts'
import { openMortal } from '#test/safety/mortal.ts'
import { inVolume, progress, say, since } from './volume-shop.ts'

const ordersAtEach = Number(process.argv[2] ?? 3)
/** Of the minute that there is, the shop is down for so long. */
const [downMs, leftMs] = [15_000, 45_000]

const clock = movableClock(new Date().toISOString())
await inVolume({ clock, onlyEnqueues: true, twin: notJudged }, async (at) => {
  await prepareOrders(at)
  const audit = await openAudit(at)
  const mortal = await openMortal(at)
  const points = new Map<string, number>()
  let tell: ReturnType<typeof progress> | undefined
  const orders = await dieEverywhere(at, mortal, {
    ordersAtEach,
    onDeath(kind, done, of) {
      if (done === 1) tell = progress(kind, of)
      tell!(done)
      points.set(kind, of / ordersAtEach)
    },
  })
  await mortal.close()
  for (const [kind, count] of points) say(`${count} crash points of ${kind}`)
  say(`${orders.length} orders; before the next start ${(await audit({ mayWait: true })).length} differences`)
  clock.advance(downMs)
  const start = performance.now()
  const next = await at.another({ onlyEnqueues: false })
  let faults = await audit({ mayWait: true })
  while (faults.length > 0 && performance.now() - start < leftMs) {
    await delay(500)
    faults = await audit({ mayWait: true })
  }
  say(`All that could be settled was settled ${since(start)} after the start`)
  for (const order of orders) if ((await order.pay(next.url)) === 'declined') await order.payAnew(next.url)
  await delay(5000)
  faults = [...faults, ...(await audit())]
  await next.close()
  return faults
})
