import { deliveryFee } from '#src/features/fulfilment/rules/delivery.ts'
import type { Cents } from '#src/kit/money.ts'
import type { Candidate } from './candidate.ts'
import type { Cart } from './cart.ts'
import { isReduction, isSet, stageOf, type Reduction } from './kinds.ts'
import { applyToLines, type LinePromotions } from './line-stage.ts'
import { goodsCentsOf, valueOf, type OpenCart } from './open-cart.ts'
import { applyToOrder } from './order-stage.ts'
import type { Promotion } from './promotion.ts'

export type DeliveryCandidate = Candidate<Extract<Promotion, { kind: 'delivery' }>>

/** Promotions that are tried together, by how they apply. */
export interface Selection {
  lines: LinePromotions
  /** Cart promotions, codes and member discounts. */
  order: readonly Candidate<Reduction>[]
  deliveries: readonly DeliveryCandidate[]
}

/** A cart priced with promotions that were tried together. */
export interface Combination {
  candidates: readonly Candidate[]
  selection: Selection
  /** After the promotions of lines, on which thresholds are tested (promo-03); then after all. */
  afterLines: OpenCart
  final: OpenCart
  deliveryCents: Cents
  /** The promotion that the fee comes from, and the fee without it. */
  deliveryBy: Promotion | null
  regularDeliveryCents: Cents
  totalCents: Cents
}

/** Sorts promotions by how they apply. They come in the order of application. */
export function selectionOf(candidates: readonly Candidate[]): Selection {
  const selection = { lines: { sets: [], items: [], offers: [], members: [] }, order: [], deliveries: [] } as {
    lines: { [Key in keyof LinePromotions]: Candidate[] }
    order: Candidate[]
    deliveries: Candidate[]
  }
  const { sets, items, offers, members } = selection.lines
  for (const candidate of candidates) {
    const { promotion } = candidate
    if (promotion.kind === 'purchaseWithPurchase') offers.push(candidate)
    else if (promotion.kind === 'delivery') selection.deliveries.push(candidate)
    else if (isReduction(promotion)) {
      if (stageOf(promotion) !== 'line') selection.order.push(candidate)
      else if (isSet(promotion)) sets.push(candidate)
      else items.push(candidate)
      if (stageOf(promotion) === 'member') members.push(candidate)
    }
  }
  return selection as unknown as Selection
}

/** The value of goods that a promotion asks for; 0 where it asks for none. */
export const thresholdOf = (promotion: Promotion): Cents => ('fromCents' in promotion ? promotion.fromCents : 0)

/** The lines by which free delivery is tested (fulfil-25). */
export const deliveredLines = (cart: OpenCart): number[] =>
  [...cart.lines.keys()].filter((at) => cart.lines[at]!.line.isOwn && !cart.lines[at]!.line.isOnlyCollected)

/** Prices a cart with all of these promotions that apply together. */
export function combine(base: OpenCart, candidates: readonly Candidate[], { delivery }: Pick<Cart, 'delivery'>): Combination {
  const selection = selectionOf(candidates)
  const afterLines = applyToLines(base, selection.lines)
  const reached = selection.order.filter((each) => valueOf(afterLines, each.covers) >= thresholdOf(each.promotion))
  const final = applyToOrder(afterLines, reached)
  const delivered = deliveredLines(base)
  const goods = { goodsCents: valueOf(afterLines, delivered), lines: delivered.length }
  const regularDeliveryCents = deliveryFee(goods, delivery.mode, delivery.settings, delivery.parcel)
  const cheapest = (delivery.parcel ? [] : selection.deliveries)
    .filter((each) => valueOf(afterLines, each.covers) >= each.promotion.fromCents && each.promotion.feeCents < regularDeliveryCents)
    .toSorted((a, b) => a.promotion.feeCents - b.promotion.feeCents)[0]
  const deliveryCents = cheapest ? cheapest.promotion.feeCents : regularDeliveryCents
  const totalCents = goodsCentsOf(final) + deliveryCents
  return {
    candidates,
    selection,
    afterLines,
    final,
    deliveryCents,
    deliveryBy: cheapest?.promotion ?? null,
    regularDeliveryCents,
    totalCents,
  }
}
