import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getAvailableFulfillmentOptions, shipmentsOnWire, updateShippingOptions } from '#src/features/checkout/checkout.contract.ts'
import type { SlotsService } from '#src/features/slots/server/slots.service.ts'
import { cast } from '#test/cast/catalogue.ts'
import { makeSlots } from '#test/cast/slots.ts'
import { openSecondProcess } from '#test/second-process.ts'
import { must, openTestShop, type TestShop } from '#test/shop.ts'
import { crowdAt, payAtOnce } from './crowd.ts'

/** All have the slot with one place left in their bags; then all pay at once. */
async function rush({ database }: TestShop, urls: readonly string[], buyers: number) {
  const crowd = await crowdAt(database, urls, buyers, async (guest) => {
    await guest.fill(cast.oolong.ean)
    const [own] = must(await guest.call(getAvailableFulfillmentOptions, {})).groups
    const body = shipmentsOnWire([{ group: 'own', mode: 'delivery', slotId: own!.slots[0]!.autoId }])
    return must(await guest.call(updateShippingOptions, { body })).cartInfo
  })
  const outcome = await payAtOnce(crowd)
  const { rows } = await database.orm.execute(sql`
    select (select max(taken) from delivery_slots)::int taken, (select count(*) from slot_places)::int places,
      (select sum(held) from stock_levels)::int held`)
  return { ...outcome, ...(rows[0] as { taken: number; places: number; held: number }) }
}

describe('two hundred buyers of the last place in a slot, at two processes (fulfil-13, safe-05)', () => {
  test('exactly one gets it, and all others read that the time is full', async () => {
    // Each process has a bank of its own, and the other waits longer before it asks about a charge that is still on its way.
    const shop = await openTestShop({ onlyEnqueues: true })
    await makeSlots(shop, 1)
    const other = await openSecondProcess(shop.databaseUrl)
    try {
      expect(await rush(shop, [shop.url, other.url], 200)).toEqual({ paid: 1, SLOT_TAKEN: 199, taken: 1, places: 1, held: 0 })
    } finally {
      await other.close()
    }
  })

  test('twin: without the guard, several get it', async () => {
    const shop = await openTestShop({
      twin: { slots: withoutGuard },
      unguard: ['alter table delivery_slots drop constraint delivery_slots_never_overbooked'],
    })
    await makeSlots(shop, 1)
    const { paid, taken } = await rush(shop, [shop.url], 40)
    expect(paid).toBeGreaterThan(1)
    expect(taken).toBe(paid)
  })
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
