import type { OrderEvent } from './order-event.ts'
import type { OrderStatus } from './order-status.ts'

/** States of the goods of one fulfilment group, the least far first; a cancelled group is left out of its order's state. */
const groupStates = ['paid', 'processing', 'readyToCollect', 'shipped', 'completed', 'cancelled'] as const
export type GroupState = (typeof groupStates)[number]

type Happened = Pick<OrderEvent, 'status' | 'group'>

const isGroupState = (status: OrderStatus): status is GroupState => (groupStates as readonly OrderStatus[]).includes(status)

/** The state of each group of a paid order: what last happened to it, or to the whole order (order-08). */
export function statesOfGroups(groups: readonly string[], events: readonly Happened[]): Map<string, GroupState> {
  const states = new Map<string, GroupState>(groups.map((group) => [group, 'paid']))
  for (const { status, group } of events) {
    if (!isGroupState(status)) continue
    for (const each of group === null ? groups : [group]) if (states.get(each) !== 'cancelled') states.set(each, status)
  }
  return states
}

/** The state of a paid order: a refund's, or else that of the group that is least far, and processing once one is begun (order-08). */
export function stateOfOrder(groups: readonly string[], events: readonly Happened[]): OrderStatus {
  const refund = events.findLast(({ status }) => status === 'partlyRefunded' || status === 'refunded')
  return refund?.status ?? stateOfGoods(groups, events)
}

/** The same without refunds: how far the goods are. */
export function stateOfGoods(groups: readonly string[], events: readonly Happened[]): GroupState {
  const states = [...statesOfGroups(groups, events).values()]
  const least = groupStates.find((state) => states.includes(state)) ?? 'paid'
  return least === 'paid' && events.some(({ status }) => status === 'processing') ? 'processing' : least
}

/** The groups that were shipped at a moment or before it, and are not delivered. */
export const groupsShippedBefore = (groups: readonly string[], events: readonly OrderEvent[], before: Date): string[] => {
  const states = statesOfGroups(groups, events)
  const wasShipped = (name: string): boolean =>
    events.some(({ status, group, at }) => status === 'shipped' && (group ?? name) === name && at <= before)
  return groups.filter((name) => states.get(name) === 'shipped' && wasShipped(name))
}
