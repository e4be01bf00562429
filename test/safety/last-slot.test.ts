import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getAvailableFulfillmentOptions, shipmentsOnWire, updateShippingOptions } from '#src/features/checkout/checkout.contract.ts'
import { createOrder, getPaymentToken } from '#src/features/payment/payment.contract.ts'
import type { SlotsService } from '#src/features/slots/server/slots.service.ts'
import { cast } from '#test/cast/catalogue.ts'
import { makeSlots } from '#test/cast/slots.ts'
import { openSecondProcess } from '#test/second-process.ts'
import { createShopper, must, openTestShop, type Shopper, type TestShop } from '#test/shop.ts'

const card = { number: '4242424242424242', expiry: '12/30', cvv: '123', name: 'Tan Mei Lin' }

interface Buyer {
  guest: Shopper
  quoteHash: string
  nonce: string
}

/** A shopper at one of the processes, with a bag, an address and the slot; only payment is missing. */
async function buyer(url: string): Promise<Buyer> {
  const guest = createShopper(url)
  await guest.fill(cast.oolong.ean)
  const [own] = must(await guest.call(getAvailableFulfillmentOptions, {})).groups
  const body = shipmentsOnWire([{ group: 'own', mode: 'delivery', slotId: own!.slots[0]!.autoId }])
  const { quote } = must(await guest.call(updateShippingOptions, { body })).cartInfo
  const { gatewayOrigin } = must(await guest.call(getPaymentToken, {}))
  const reply = await fetch(`${gatewayOrigin}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: gatewayOrigin },
    body: JSON.stringify(card),
  })
  const { nonce } = (await reply.json()) as { nonce: string }
  return { guest, quoteHash: quote.hash, nonce }
}

/** All have the slot with one place left in their bags; then all pay at once, over real HTTP. */
async function rush({ database }: TestShop, urls: string[], buyers: number) {
  const crowd: Buyer[] = []
  while (crowd.length < buyers) {
    crowd.push(...(await Promise.all(Array.from({ length: 20 }, (_, index) => buyer(urls[index % urls.length]!)))))
  }
  const replies = await Promise.all(
    crowd.map(({ guest, quoteHash, nonce }) =>
      guest.call(createOrder, { body: { idempotencyKey: randomUUID(), quoteHash, paymentNonce: nonce, agreeToTerms: true } }),
    ),
  )
  const { rows } = await database.orm.execute(sql`
    select (select max(taken) from delivery_slots)::int taken, (select count(*) from slot_places)::int places,
      (select sum(held) from stock_levels)::int held`)
  return {
    paid: replies.filter(({ ok }) => ok).length,
    tooLate: replies.filter((reply) => !reply.ok && reply.problem.code === 'SLOT_TAKEN').length,
    ...(rows[0] as { taken: number; places: number; held: number }),
  }
}

describe('two hundred buyers of the last place in a slot, at two processes (fulfil-13, safe-05)', () => {
  test('exactly one gets it, and all others read that the time is full', async () => {
    const shop = await openTestShop()
    await makeSlots(shop, 1)
    const other = await openSecondProcess(shop.databaseUrl)
    try {
      expect(await rush(shop, [shop.url, other.url], 200)).toEqual({ paid: 1, tooLate: 199, taken: 1, places: 1, held: 0 })
    } finally {
      await other.close()
    }
  }, 120_000)

  test('twin: without the guard, several get it', async () => {
    const shop = await openTestShop({
      twin: { slots: withoutGuard },
      unguard: ['alter table delivery_slots drop constraint delivery_slots_never_overbooked'],
    })
    await makeSlots(shop, 1)
    const { paid, taken } = await rush(shop, [shop.url], 40)
    expect(paid).toBeGreaterThan(1)
    expect(taken).toBe(paid)
  }, 120_000)
})

/** The twin: it takes the place that was free when the order was begun, without a second check. */
const withoutGuard = (real: SlotsService): SlotsService => ({
  ...real,
  async hold(orm, orderId, slotId) {
    await orm.execute(sql`update delivery_slots set taken = taken + 1 where auto_id = ${slotId}`)
    await orm.execute(sql`insert into slot_places values (${orderId}, ${slotId})`)
    return true
  },
})
