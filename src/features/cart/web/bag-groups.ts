import type { DeliveryMode } from '#src/features/fulfilment/rules/delivery.ts'
import { groupByFulfiller, type FulfilmentGroup } from '#src/features/fulfilment/rules/grouping.ts'
import type { CartLine } from './from-wire.ts'

/** The lines of the bag by who sends them, the store's own group first (cart-06). */
export const groupsOf = <Each extends CartLine>(
  lines: readonly Each[],
  operatorNames: readonly string[],
  { mode }: { mode: DeliveryMode },
): FulfilmentGroup<Each>[] => groupByFulfiller(lines, ({ product }) => product, operatorNames, mode)
