import type { Goods } from '../goods.ts'
import type { Terms } from '../terms.ts'
import { percentOf, type ReducingKind } from './kind.ts'

/** So many percent off these goods for whoever takes enough pieces of them. */
export interface QuantityPercent {
  kind: 'quantityPercent'
  goods: Goods
  fromPieces: number
  percent: number
}

/** Whether there are enough pieces is asked before (`isUsable`), because sets may take lines away. */
export const quantityPercent: ReducingKind<QuantityPercent & Terms> = {
  stage: 'line',
  isSet: () => false,
  take: ({ percent }, lines) => lines.map(({ leftCents }) => percentOf(leftCents, percent)),
}
