import { isCancelledByShopper, type OrderEvent } from '#src/features/orders/rules/order-event.ts'
import type { GroupState } from '#src/features/orders/rules/progress.ts'
import type { OrderStatus } from '#src/features/orders/rules/order-status.ts'
import { addDays, type Day } from '#src/features/rewards/rules/days.ts'

const inTheStore: readonly GroupState[] = ['paid', 'processing', 'readyToCollect', 'cancelled']
const withTheShopper: readonly GroupState[] = ['shipped', 'completed']

/** Whether nothing of an order has left the store: it can be cancelled, and its goods can be sold again (refund-09). */
export const isUnsent = (groups: readonly GroupState[]): boolean => groups.every((state) => inTheStore.includes(state))

/**
 * The groups that have not left the store and of which no piece is left: they are cancelled (order-08).
 * `left`: pieces by the position of their line.
 */
export const emptiedGroups = <Group extends { name: string; state: GroupState }>(
  groups: readonly Group[],
  lines: readonly { position: number; group: { en: string } }[],
  left: ReadonlyMap<number, number>,
): Group[] =>
  groups.filter(
    ({ name, state }) =>
      inTheStore.includes(state) &&
      state !== 'cancelled' &&
      lines.every(({ position, group }) => group.en !== name || left.get(position) === 0),
  )

/** The positions of the lines in groups that have not left the store. */
export const unsentLines = (
  groups: readonly { name: string; state: GroupState }[],
  lines: readonly { position: number; group: { en: string } }[],
): number[] => {
  const unsent = new Set(groups.filter(({ state }) => inTheStore.includes(state)).map(({ name }) => name))
  return lines.flatMap(({ position, group }) => (unsent.has(group.en) ? [position] : []))
}

/** The positions of the lines whose goods are still where they were taken: what is ready to collect is at its store (refund-11). */
export const linesWhereTaken: typeof unsentLines = (groups, lines) =>
  unsentLines(
    groups.filter(({ state }) => state !== 'readyToCollect'),
    lines,
  )

/** Whether goods of a group can be sent back (refund-10). `completedOn`: the day on which they were delivered or collected. */
export const canReturn = (state: GroupState, today: Day, completedOn: Day | null, returnDays: number): boolean =>
  withTheShopper.includes(state) && (completedOn === null || today <= addDays(completedOn, returnDays))

/** What a refund makes of an order (refund-08): nothing left and nothing sent is cancelled, which a part refunded before makes refunded. */
export function statusesAfter({ isLast, unsent, before }: { isLast: boolean; unsent: boolean; before: OrderStatus }): OrderStatus[] {
  if (!isLast) return ['partlyRefunded']
  if (!unsent) return ['refunded']
  return before === 'partlyRefunded' ? ['cancelled', 'refunded'] : ['cancelled']
}

/**
 * Whether an order is cancelled, so that its shopper's second call changes nothing (refund-09): also where a part was refunded before,
 * so that it ended as refunded.
 */
export const isCancelled = (status: OrderStatus, events: readonly Pick<OrderEvent, 'status' | 'group' | 'by'>[]): boolean =>
  status === 'cancelled' || events.some(isCancelledByShopper)
