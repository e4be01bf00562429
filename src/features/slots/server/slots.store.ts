import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { DeliverySlot, PlannedSlot } from '#src/features/fulfilment/rules/delivery-slots.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { deliverySlots, slotPlaces } from './slots.tables.ts'

export type SlotRow = typeof deliverySlots.$inferSelect

export async function insertSlots(orm: Orm, slots: readonly PlannedSlot[]): Promise<void> {
  await orm
    .insert(deliverySlots)
    .values([...slots])
    .onConflictDoNothing()
}

/** Slots that the store does not offer any more, as on a day that is closed now: places that are sold stay, and no other is sold. */
export async function closeSlots(orm: Orm, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const these = inArray(deliverySlots.autoId, [...ids])
  await orm.delete(deliverySlots).where(and(these, eq(deliverySlots.taken, 0)))
  await orm
    .update(deliverySlots)
    .set({ isClosed: true, capacity: sql`${deliverySlots.taken}` })
    .where(and(these, eq(deliverySlots.isClosed, false)))
}

/** Offers a closed slot again, to as many orders as are planned. */
export async function openSlot(orm: Orm, slotId: number, planned: number): Promise<void> {
  await orm
    .update(deliverySlots)
    .set({ isClosed: false, capacity: sql`greatest(${deliverySlots.taken}, ${planned}::int)` })
    .where(and(eq(deliverySlots.autoId, slotId), eq(deliverySlots.isClosed, true)))
}

export async function deleteSlotsBefore(orm: Orm, before: Date): Promise<void> {
  await orm.delete(deliverySlots).where(lt(deliverySlots.startsAt, before))
}

export const findSlotsFrom = (orm: Orm, from: Date): Promise<SlotRow[]> =>
  orm.select().from(deliverySlots).where(gte(deliverySlots.startsAt, from)).orderBy(asc(deliverySlots.startsAt), asc(deliverySlots.endsAt))

export async function findSlot(orm: Orm, slotId: number): Promise<DeliverySlot | null> {
  const [slot] = await orm.select().from(deliverySlots).where(eq(deliverySlots.autoId, slotId))
  return slot ?? null
}

/** The only way a place is taken: a conditional update, with the CHECK of the table as a second guard. False when the slot is full or not open. */
export async function takePlace(orm: Orm, slotId: number, openFrom: Date): Promise<boolean> {
  const taken = await orm
    .update(deliverySlots)
    .set({ taken: sql`${deliverySlots.taken} + 1` })
    .where(
      and(
        eq(deliverySlots.autoId, slotId),
        eq(deliverySlots.isClosed, false),
        lt(deliverySlots.taken, deliverySlots.capacity),
        gte(deliverySlots.startsAt, openFrom),
      ),
    )
  return taken.rowCount === 1
}

export async function insertPlace(orm: Orm, orderId: number, slotId: number): Promise<void> {
  await orm.insert(slotPlaces).values({ orderId, slotId })
}

/** Deletes an order's place and returns its slot; a second caller gets null. */
export async function deletePlace(orm: Orm, orderId: number): Promise<number | null> {
  const [place] = await orm.delete(slotPlaces).where(eq(slotPlaces.orderId, orderId)).returning()
  return place?.slotId ?? null
}

/** A place of a closed slot is gone with its order. */
export async function giveBack(orm: Orm, slotId: number): Promise<void> {
  const { taken, capacity, isClosed } = deliverySlots
  await orm
    .update(deliverySlots)
    .set({ taken: sql`${taken} - 1`, capacity: sql`case when ${isClosed} then ${taken} - 1 else ${capacity} end` })
    .where(eq(deliverySlots.autoId, slotId))
}
