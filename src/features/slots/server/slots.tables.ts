import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull()

/** A time of home delivery. `taken` counts the orders that have a place in it, paid or being paid. */
export const deliverySlots = pgTable(
  'delivery_slots',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    capacity: integer().notNull(),
    taken: integer().notNull().default(0),
    /** The store does not offer it any more; places that are sold stay. Its capacity is what is taken, so that it is full. */
    isClosed: boolean('is_closed').notNull().default(false),
  },
  (table) => [
    uniqueIndex('delivery_slots_times').on(table.startsAt, table.endsAt),
    check('delivery_slots_never_overbooked', sql`${table.taken} between 0 and ${table.capacity}`),
  ],
)

/** The place of one order. It is deleted when the order is cancelled. */
export const slotPlaces = pgTable(
  'slot_places',
  {
    orderId: integer('order_id').primaryKey(),
    slotId: integer('slot_id')
      .notNull()
      .references(() => deliverySlots.autoId, { onDelete: 'cascade' }),
  },
  (table) => [index('slot_places_slot').on(table.slotId)],
)
