import type { Cents } from '#src/kit/money.ts'
import { cartAmount } from './kinds/cart-amount.ts'
import { cartPercent } from './kinds/cart-percent.ts'
import { itemAmount } from './kinds/item-amount.ts'
import { itemPercent } from './kinds/item-percent.ts'
import type { OpenLine, ReducingKind } from './kinds/kind.ts'
import { memberPercent } from './kinds/member-percent.ts'
import { multiBuy } from './kinds/multi-buy.ts'
import { quantityPercent } from './kinds/quantity-percent.ts'
import { setPrice } from './kinds/set-price.ts'
import type { Promotion } from './promotion.ts'

/**
 * The kinds that take cents off goods, in the order in which they apply within a stage: percentages before amounts, which
 * is better for the shopper.
 */
const reducing = {
  itemPercent,
  quantityPercent,
  cartPercent,
  memberPercent,
  multiBuy,
  setPrice,
  itemAmount,
  cartAmount,
} satisfies Record<string, unknown>

type ReducingName = keyof typeof reducing
export type Reduction = Extract<Promotion, { kind: ReducingName }>

const names = Object.keys(reducing)

export const isReduction = (promotion: Promotion): promotion is Reduction => promotion.kind in reducing

/** The kind of a promotion, which takes that promotion and no other. */
const kindOf = (promotion: Reduction): ReducingKind<Reduction> => reducing[promotion.kind] as ReducingKind<Reduction>

export const isSet = (promotion: Reduction): boolean => kindOf(promotion).isSet(promotion)

/** Whether it is for several pieces together; no goods that are bought for a special price are part of it (promo-21). */
export const isMultiBuy = ({ kind }: Promotion): boolean => kind === 'multiBuy' || kind === 'setPrice'

/** What a promotion takes off each of these lines, all of which are among its goods. */
export const taken = (promotion: Reduction, lines: readonly OpenLine[]): Cents[] => kindOf(promotion).take(promotion, lines)

/** The stages in the order of application (money-07). */
export const stages = ['line', 'cart', 'code', 'member'] as const
export type Stage = (typeof stages)[number]

export function stageOf(promotion: Reduction): Stage {
  const { stage } = kindOf(promotion)
  return stage !== 'member' && promotion.codes.length > 0 ? 'code' : stage
}

/** The order in which promotions apply; it does not depend on the order in which they are given. */
export const byApplication = (a: Promotion, b: Promotion): number => rankOf(a) - rankOf(b) || a.priority - b.priority || a.id - b.id

const rankOf = (promotion: Promotion): number =>
  isReduction(promotion) ? stages.indexOf(stageOf(promotion)) * names.length + names.indexOf(promotion.kind) : -1

/** Whether it applies to lines, before thresholds are tested. */
export const isOfLines = (promotion: Promotion): boolean =>
  promotion.kind === 'purchaseWithPurchase' || (isReduction(promotion) && stageOf(promotion) === 'line')
