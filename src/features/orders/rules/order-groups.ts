import type { DeliveryMode } from '#src/features/fulfilment/rules/delivery.ts'
import type { Translated } from '#src/kit/culture.ts'
import type { AgreedDelivery, Order, OrderLine } from './order.ts'

/** Who sends a part of an order, and how. The English name tells the groups of one order apart. */
export interface Sender {
  group: Translated
  mode: DeliveryMode | 'brand'
}

/** The fulfilment groups of an order, in the order of its lines. `storeName`: the store's own name when the order was placed. */
export function sendersOf({ delivery }: Pick<Order, 'delivery'>, lines: readonly OrderLine[], storeName: string): Sender[] {
  const groups = new Map(lines.map(({ group }) => [group.en, group]))
  return [...groups.values()].map((group) => ({ group, mode: modeOf(group.en, delivery, storeName) }))
}

function modeOf(group: string, { mode, collectedGroup }: AgreedDelivery, storeName: string): Sender['mode'] {
  if (group === collectedGroup) return 'collection'
  return group === storeName ? mode : 'brand'
}
