import { dayMs, type Clock } from '#src/kit/clock.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import { newEvent } from '../rules/order-event.ts'
import { groupsShippedBefore } from '../rules/progress.ts'
import type { OrderProgress } from './order-progress.ts'
import { findDelivered } from './orders.store.ts'

const ordersAtOnce = 100

/** What was shipped some days ago counts as delivered (order-17). It may run any number of times, and catches up what was missed. */
export function createDeliveredOrders(
  database: Database,
  settings: SettingsService,
  progress: OrderProgress,
  clock: Clock,
): () => Promise<void> {
  return async () => {
    const { deliveredAfterDays } = await settings.current()
    const before = new Date(clock.now().getTime() - deliveredAfterDays * dayMs)
    for (const orderNumber of await findDelivered(database.orm, before, ordersAtOnce))
      await database.transaction(async ({ orm }) => {
        const locked = (await progress.lock(orm, orderNumber))!
        const names = locked.senders.map(({ group }) => group.en)
        const [at, by] = [clock.now(), { kind: 'shop', name: null } as const]
        const events = groupsShippedBefore(names, locked.events, before).map((group) => newEvent({ status: 'completed', group, at, by }))
        if (events.length > 0) await progress.record(orm, locked, events)
      })
  }
}
