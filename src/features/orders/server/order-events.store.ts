import { and, asc, eq, inArray, isNotNull, lt, type SQL } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import type { OrderEvent } from '../rules/order-event.ts'
import { orderEvents, orders } from './orders.tables.ts'

type EventRow = typeof orderEvents.$inferSelect

export async function insertEvents(orm: Orm, orderId: number, events: readonly OrderEvent[]): Promise<void> {
  await orm.insert(orderEvents).values(events.map(({ by, ...event }) => ({ ...event, orderId, byKind: by.kind, byName: by.name })))
}

/** What staff wrote about orders that need not say any more to whom they went. */
export const blankOldReasons = (orm: Orm, placedBefore: Date): Promise<void> => blankReasons(orm, lt(orders.placedAt, placedBefore))

export const blankReasonsOfMember = (orm: Orm, memberId: number): Promise<void> => blankReasons(orm, eq(orders.memberId, memberId))

/** A trigger lets no other change of an event pass. */
async function blankReasons(orm: Orm, which: SQL): Promise<void> {
  const theirs = orm.select({ id: orders.autoId }).from(orders).where(which)
  await orm
    .update(orderEvents)
    .set({ reason: null })
    .where(and(inArray(orderEvents.orderId, theirs), isNotNull(orderEvents.reason)))
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
