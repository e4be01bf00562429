import { systemClock } from '#src/kit/clock.ts'
import { createSlots } from '#src/features/slots/server/slots.service.ts'
import type { TestShop } from '#test/shop.ts'

/** Makes two slots for each of the next two days, each for so many orders. */
export async function makeSlots({ shop, database }: Pick<TestShop, 'shop' | 'database'>, capacity: number): Promise<void> {
  const windows = [
    { from: '09:00', until: '13:00', capacity },
    { from: '14:00', until: '18:00', capacity },
  ]
  const everyDay = [1, 2, 3, 4, 5, 6, 7]
  await shop.settings.change(
    { deliverySlots: { daysAhead: 2, weekdays: everyDay, closedDays: [], windows } },
    new Date('2026-01-01T00:00:00Z'),
  )
  await createSlots(database, { settings: shop.settings, clock: systemClock, warn: () => {} }).makeAhead()
}
