import type { Clock } from '#src/kit/clock.ts'
import { plannedSlots, slotsOpenFrom, yearsWithoutClosedDays, type DeliverySlot } from '#src/features/fulfilment/rules/delivery-slots.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import {
  closeSlots,
  deletePlace,
  deleteSlotsBefore,
  findSlot,
  findSlotsFrom,
  giveBack,
  insertPlace,
  insertSlots,
  openSlot,
  takePlace,
} from './slots.store.ts'

/** Delivery slots and their places. Places are moved in the caller's transaction. */
export interface SlotsService {
  /** Makes the slots of the next days, opens or closes those that exist, and deletes those long past. It may run any number of times. */
  makeAhead(): Promise<void>
  /** The slots that are open, full ones included, in the order of time. */
  open(orm: Orm): Promise<DeliverySlot[]>
  find(orm: Orm, slotId: number): Promise<DeliverySlot | null>
  /** Holds a place for an order. False when the slot is full or no longer open; the caller then rolls back. */
  hold(orm: Orm, orderId: number, slotId: number): Promise<boolean>
  /** Gives an order's place back; does nothing when it has none. */
  release(orm: Orm, orderId: number): Promise<void>
}

/** Days are made one by one, so it is said once a day until the days are entered. */
const noClosedDays = 'Delivery slots are made on every public holiday: the setting deliverySlots has no closedDays in'
const deletedAfterMs = 90 * 24 * 60 * 60 * 1000

export interface SlotsParts {
  settings: SettingsService
  clock: Clock
  /** Tells the operator what only they can mend. */
  warn(words: string): void
}

export function createSlots({ orm: own }: Database, { settings, clock, warn }: SlotsParts): SlotsService {
  return {
    async makeAhead() {
      const now = clock.now()
      const made = await findSlotsFrom(own, slotsOpenFrom(now))
      const existing = new Map(made.map((slot) => [timesOf(slot), slot]))
      const plan = (await settings.current()).deliverySlots
      const planned = plannedSlots(plan, now)
      const missing = planned.filter((slot) => !existing.has(timesOf(slot)))
      if (missing.length > 0) await insertSlots(own, missing)
      for (const slot of planned) {
        const there = existing.get(timesOf(slot))
        if (there?.isClosed) await openSlot(own, there.autoId, slot.capacity)
      }
      const wanted = new Set(planned.map(timesOf))
      await closeSlots(
        own,
        made.filter((slot) => !wanted.has(timesOf(slot))).map(({ autoId }) => autoId),
      )
      for (const year of yearsWithoutClosedDays(plan, missing)) warn(`${noClosedDays} ${year}`)
      await deleteSlotsBefore(own, new Date(now.getTime() - deletedAfterMs))
    },
    open: (orm) => findSlotsFrom(orm, slotsOpenFrom(clock.now())),
    find: findSlot,
    async hold(orm, orderId, slotId) {
      if (!(await takePlace(orm, slotId, slotsOpenFrom(clock.now())))) return false
      await insertPlace(orm, orderId, slotId)
      return true
    },
    async release(orm, orderId) {
      const slotId = await deletePlace(orm, orderId)
      if (slotId !== null) await giveBack(orm, slotId)
    },
  }
}

const timesOf = ({ startsAt, endsAt }: Pick<DeliverySlot, 'startsAt' | 'endsAt'>): string => `${startsAt.getTime()}-${endsAt.getTime()}`
