import type { Cents } from '#src/kit/money.ts'
import type { Candidate } from './candidate.ts'
import { taken, type Reduction } from './kinds.ts'
import { percentOf, sumOf } from './kinds/kind.ts'
import { takeOffers } from './kinds/purchase-with-purchase.ts'
import { copyOf, linesAt, restore, take, valueOf, type OpenCart, type Taken } from './open-cart.ts'
import type { Promotion } from './promotion.ts'

export type OfferCandidate = Candidate<Extract<Promotion, { kind: 'purchaseWithPurchase' }>>
export type MemberCandidate = Candidate<Extract<Promotion, { kind: 'memberPercent' }>>

/** Promotions of the line stage, by how they apply. */
export interface LinePromotions {
  sets: readonly Candidate<Reduction>[]
  items: readonly Candidate<Reduction>[]
  offers: readonly OfferCandidate[]
  /** They apply last, but lines that they are better for stay at their regular price. */
  members: readonly MemberCandidate[]
}

/** What gives the right to an offer (promo-08): the goods in the cart, but for what was bought under this same offer (promo-21). */
export function qualifyingOf(cart: OpenCart, { covers, promotion }: Candidate): { cents: Cents; pieces: number } {
  const counted = covers.filter((at) => cart.lines[at]!.line.offeredBy !== promotion.id)
  return { cents: valueOf(cart, counted), pieces: sumOf(counted.map((at) => cart.lines[at]!.line.quantity)) }
}

export function isUnlocked(cart: OpenCart, offer: OfferCandidate): boolean {
  const { cents, pieces } = qualifyingOf(cart, offer)
  return cents >= offer.promotion.fromCents && pieces >= offer.promotion.fromPieces
}

/**
 * Applies the promotions of lines: on a line, of each group the best one (promo-10). What is bought under an offer is in no set, and
 * costs less, which counts for other offers; so all offers are tried first, and then without those that are locked. One that was
 * locked only because of others is tried again.
 */
export function applyToLines(base: OpenCart, promotions: LinePromotions): OpenCart {
  const offers = promotions.offers.filter(({ under }) => under.length > 0)
  let held = offers
  let cart = applyWith(base, promotions, held)
  for (let last = lastLocked(cart, held); last; last = lastLocked(cart, held)) {
    held = held.filter((each) => each !== last)
    cart = applyWith(base, promotions, held)
  }
  for (const offer of offers.filter((each) => !held.includes(each))) {
    const more = [...held, offer]
    const tried = applyWith(base, promotions, more)
    if (!lastLocked(tried, more)) [held, cart] = [more, tried]
  }
  return cart
}

const lastLocked = (cart: OpenCart, offers: readonly OfferCandidate[]): OfferCandidate | undefined =>
  offers.findLast((offer) => !isUnlocked(cart, offer))

/** Applies the promotions of lines, with the special prices of these offers. */
function applyWith(base: OpenCart, { sets, items, members }: LinePromotions, offers: readonly OfferCandidate[]): OpenCart {
  const cart = copyOf(base)
  for (const at of offers.flatMap(({ under }) => under)) cart.lines[at]!.isUnderOffer = true
  const inSets = new Map<string, Set<number>>()
  for (const { promotion, covers } of sets) applySet(cart, promotion, covers, inSets)
  const inAnySet = new Set([...inSets.values()].flatMap((each) => [...each]))
  for (const group of groupsOf(items)) applyBestItems(cart, group, inSets.get(group[0]!.promotion.group))
  for (const offer of offers) applyOffer(cart, offer)
  for (const { promotion, covers } of members) {
    for (const at of covers) if (!inAnySet.has(at)) stayRegular(cart, at, promotion.percent)
  }
  for (const open of cart.lines) open.isReduced = open.leftCents < open.line.unitCents * open.line.quantity
  return cart
}

/** A set takes part with lines that no other set of its group has. */
function applySet(cart: OpenCart, promotion: Reduction, covers: readonly number[], inSets: Map<string, Set<number>>): void {
  const claimed = inSets.get(promotion.group) ?? new Set()
  inSets.set(promotion.group, claimed)
  const open = covers.filter((at) => !cart.lines[at]!.isUnderOffer && !claimed.has(at))
  taken(promotion, linesAt(cart, open)).forEach((cents, index) => {
    take(cart, open[index]!, promotion, cents)
    if (cents > 0) claimed.add(open[index]!)
  })
}

/** Candidates by group, in the order of the groups' names. */
export function groupsOf<C extends Candidate>(candidates: readonly C[]): C[][] {
  const groups = Map.groupBy(candidates, ({ promotion }) => promotion.group)
  return [...groups.keys()].toSorted().map((group) => groups.get(group)!)
}

/** On each line that is in no set of the group: the promotion that takes most; of equals the first. */
function applyBestItems(cart: OpenCart, group: readonly Candidate<Reduction>[], inSet?: ReadonlySet<number>): void {
  const best = new Map<number, Taken>()
  for (const { promotion, covers } of group) {
    const open = inSet ? covers.filter((at) => !inSet.has(at)) : covers
    const cents = taken(promotion, linesAt(cart, open))
    open.forEach((at, index) => {
      if (cents[index]! > (best.get(at)?.cents ?? 0)) best.set(at, { promotion, cents: cents[index]! })
    })
  }
  for (const [at, { promotion, cents }] of best) take(cart, at, promotion, cents)
}

/** A line that a member gets for less at its regular price keeps that price; the member discount comes later. */
function stayRegular(cart: OpenCart, at: number, percent: number): void {
  const { line, leftCents } = cart.lines[at]!
  const regularCents = line.unitCents * line.quantity
  if (line.unitListCents === line.unitCents && regularCents - leftCents < percentOf(regularCents, percent)) restore(cart, at)
}

/** A special price stands in the place of other promotions of the line, where it is lower. */
function applyOffer(cart: OpenCart, offer: OfferCandidate): void {
  takeOffers(offer.promotion, linesAt(cart, offer.under)).forEach((cents, index) => {
    const at = offer.under[index]!
    if (cents === 0) return
    const left = cart.lines[at]!.leftCents - cents
    restore(cart, at)
    take(cart, at, offer.promotion, cart.lines[at]!.leftCents - left)
  })
}
