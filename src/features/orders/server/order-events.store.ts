import { and, asc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import type { OrderEvent } from '../rules/order-event.ts'
import { orderEvents } from './orders.tables.ts'

type EventRow = typeof orderEvents.$inferSelect

export async function insertEvents(orm: Orm, orderId: number, events: readonly OrderEvent[]): Promise<void> {
  await orm.insert(orderEvents).values(events.map(({ by, ...event }) => ({ ...event, orderId, byKind: by.kind, byName: by.name })))
}

/** Blanks what staff wrote about these orders; a trigger lets no other change pass. */
export async function blankReasons(orm: Orm, where: SQL): Promise<void> {
  const ofOrders = sql`order_id in (select auto_id from orders where ${where})`
  await orm
    .update(orderEvents)
    .set({ reason: null })
    .where(and(ofOrders, isNotNull(orderEvents.reason)))
}

const eventOf = ({ status, group, at, byKind, byName, carrier, trackingNumber, reason }: EventRow): OrderEvent => ({
  status,
  group,
  at,
  by: { kind: byKind, name: byName },
  carrier,
  trackingNumber,
  reason,
})

/** In the order in which they were written. */
export async function findEvents(orm: Orm, orderId: number): Promise<OrderEvent[]> {
  const rows = await orm.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.autoId))
  return rows.map(eventOf)
}

/** The history of several orders, without the names of staff. */
export async function findEventsOf(
  orm: Orm,
  orderIds: readonly number[],
): Promise<(Omit<OrderEvent, 'by'> & { orderId: number; by: OrderEvent['by']['kind'] })[]> {
  if (orderIds.length === 0) return []
  const rows = await orm
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...orderIds]))
    .orderBy(asc(orderEvents.autoId))
  return rows.map((row) => ({ ...eventOf(row), orderId: row.orderId, by: row.byKind }))
}
