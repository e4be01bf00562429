import type { PriceKind } from '#src/features/pricing/rules/ledger.ts'
import type { Cents } from '#src/kit/money.ts'
import { bestCombination, type BestCombination } from './best-combination.ts'
import { candidateOf, enteredFor, isUsable, type Candidate } from './candidate.ts'
import type { Buyer, Cart, CartLine } from './cart.ts'
import { answeredCodes, type AnsweredCode } from './codes.ts'
import { deliveredLines } from './combination.ts'
import { giftsOf, type EarnedGift } from './gifts.ts'
import { isReduction, stageOf } from './kinds.ts'
import { whyNotLive } from './live.ts'
import { offersOf, type ShownOffer } from './offers.ts'
import { openCart, valueOf } from './open-cart.ts'
import type { Promotion } from './promotion.ts'
import { refusal, type Refusal } from './refusal.ts'
import { whyNotApplied } from './why-not.ts'

/** What a promotion takes off a line, or off delivery; always more than nothing. */
export interface Taking {
  promotionId: number
  kind: PriceKind
  cents: Cents
}

/** `listCents` less the catalogue's offer and all takings is `totalCents`. */
export interface LinePrice {
  id: number
  listCents: Cents
  catalogueOfferCents: Cents
  takings: Taking[]
  totalCents: Cents
}

export interface NotApplied extends Refusal {
  promotionId: number
}

/** A cart with its best price, and everything that explains it. */
export interface CartPrice {
  lines: LinePrice[]
  /** What each promotion takes in all, in the order of application. */
  applied: Taking[]
  goodsCents: Cents
  /** The store's own goods, by which free delivery is tested. */
  ownGoodsCents: Cents
  delivery: { regularCents: Cents; cents: Cents; promotionId: number | null }
  totalCents: Cents
  gifts: EarnedGift[]
  /** Gifts that the shopper chose and the cart no longer earns. */
  lostGifts: NotApplied[]
  offers: ShownOffer[]
  /** Lines that were bought under an offer which no longer holds; they cost their usual price. */
  revoked: (NotApplied & { lineId: number })[]
  codes: AnsweredCode[]
  notApplied: NotApplied[]
  /** Promotions that more goods would bring, the nearest first; of equal ones the first of `notApplied`. */
  nearMisses: NotApplied[]
  isProven: boolean
  combinationsPriced: number
}

/** Finds the best price of a cart and says for everything that does not apply why not (promo-11, promo-12). */
export function priceWithPromotions(cart: Cart, promotions: readonly Promotion[], buyer: Buyer, now: Date): CartPrice {
  const lines = cart.lines.toSorted((a, b) => a.id - b.id)
  // A promotion with codes is nobody's business until one of them is entered.
  const known = promotions.filter((each) => each.codes.length === 0 || enteredFor(each, cart.codes).length > 0)
  const live = known.filter((each) => whyNotLive(each, buyer, now) === null)
  const base = openCart(lines)
  const candidates = live.map((each) => candidateOf(each, base, cart.codes)).toSorted((a, b) => a.promotion.id - b.promotion.id)
  const usable = candidates.filter((each) => isUsable(each, base))
  const best = bestCombination(base, usable, cart)
  const gifts = giftsOf(best, cart)
  const isAlone = best.candidates.some(({ promotion }) => promotion.exclusive)
  const notApplied = refusalsOf(known, candidates, best, gifts, buyer, now)
  const why = new Map(notApplied.map((each) => [each.promotionId, each]))
  return {
    ...totalsOf(lines, best),
    gifts,
    lostGifts: notApplied.filter(({ promotionId }) => cart.chosenGifts[promotionId]),
    offers: offersOf(isAlone ? best.candidates : candidates, best.afterLines, cart),
    revoked: lines.flatMap(({ id, offeredBy }) => (offeredBy !== null ? revokedLine(id, offeredBy, why, best) : [])),
    codes: answeredCodes(cart.codes, promotions, lines, best, why),
    notApplied,
    nearMisses: notApplied
      .filter(({ missingCents, missingPieces }) => missingCents > 0 || missingPieces > 0)
      .toSorted((a, b) => a.missingCents - b.missingCents || a.missingPieces - b.missingPieces),
    isProven: best.isProven,
    combinationsPriced: best.priced,
  }
}

function refusalsOf(
  known: readonly Promotion[],
  candidates: readonly Candidate[],
  best: BestCombination,
  gifts: readonly EarnedGift[],
  buyer: Buyer,
  now: Date,
): NotApplied[] {
  const tried = new Map(candidates.map((each) => [each.promotion, each]))
  return known
    .toSorted((a, b) => a.id - b.id)
    .flatMap((promotion) => {
      const candidate = tried.get(promotion)
      const why = candidate ? whyNotApplied(candidate, best, gifts) : refusal(whyNotLive(promotion, buyer, now)!)
      return why ? [{ promotionId: promotion.id, ...why }] : []
    })
}

function revokedLine(
  lineId: number,
  promotionId: number,
  why: ReadonlyMap<number, NotApplied>,
  best: BestCombination,
): CartPrice['revoked'] {
  if (best.selection.lines.offers.some(({ promotion }) => promotion.id === promotionId) && !why.has(promotionId)) return []
  return [{ ...(why.get(promotionId) ?? { promotionId, ...refusal('ended') }), lineId }]
}

type Totals = Pick<CartPrice, 'lines' | 'applied' | 'goodsCents' | 'ownGoodsCents' | 'delivery' | 'totalCents'>

function totalsOf(lines: readonly CartLine[], best: BestCombination): Totals {
  const priced = lines.map((line, at): LinePrice => {
    const listCents = Math.max(line.unitListCents, line.unitCents) * line.quantity
    return {
      id: line.id,
      listCents,
      catalogueOfferCents: listCents - line.unitCents * line.quantity,
      takings: best.final.taken[at]!.map(({ promotion, cents }) => ({ promotionId: promotion.id, kind: ledgerKindOf(promotion), cents })),
      totalCents: best.final.lines[at]!.leftCents,
    }
  })
  return {
    lines: priced,
    applied: appliedIn(priced, best),
    goodsCents: best.totalCents - best.deliveryCents,
    ownGoodsCents: valueOf(best.afterLines, deliveredLines(best.afterLines)),
    delivery: { regularCents: best.regularDeliveryCents, cents: best.deliveryCents, promotionId: best.deliveryBy?.id ?? null },
    totalCents: best.totalCents,
  }
}

function appliedIn(lines: readonly LinePrice[], { deliveryBy, regularDeliveryCents, deliveryCents }: BestCombination): Taking[] {
  const sums = new Map<number, Taking>()
  for (const { promotionId, kind, cents } of lines.flatMap(({ takings }) => takings)) {
    sums.set(promotionId, { promotionId, kind, cents: cents + (sums.get(promotionId)?.cents ?? 0) })
  }
  const delivery: Taking[] = deliveryBy
    ? [{ promotionId: deliveryBy.id, kind: 'delivery', cents: regularDeliveryCents - deliveryCents }]
    : []
  return [...sums.values(), ...delivery].toSorted(
    (a, b) => ledgerOrder.indexOf(a.kind) - ledgerOrder.indexOf(b.kind) || a.promotionId - b.promotionId,
  )
}

const ledgerOrder: readonly PriceKind[] = ['offer', 'cartPromotion', 'code', 'memberDiscount', 'delivery']
const ledgerKinds = { line: 'offer', cart: 'cartPromotion', code: 'code', member: 'memberDiscount' } as const

const ledgerKindOf = (promotion: Promotion): PriceKind => (isReduction(promotion) ? ledgerKinds[stageOf(promotion)] : 'offer')
