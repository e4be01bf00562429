import { candidateOf, enteredFor, isUsable, type Candidate } from '#src/features/promotions/rules/candidate.ts'
import { combine } from '#src/features/promotions/rules/combination.ts'
import type { Cart } from '#src/features/promotions/rules/cart.ts'
import { isAmong } from '#src/features/promotions/rules/goods.ts'
import { byApplication, isReduction, stageOf } from '#src/features/promotions/rules/kinds.ts'
import { whyNotLive } from '#src/features/promotions/rules/live.ts'
import { openCart } from '#src/features/promotions/rules/open-cart.ts'
import { priceWithPromotions, type CartPrice } from '#src/features/promotions/rules/price.ts'
import type { Promotion } from '#src/features/promotions/rules/promotion.ts'
import { takenByPieces, type OfPieces } from './piece-oracle.ts'
import type { RandomCart } from './random-carts.ts'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

export const priceOf = ({ cart, promotions, buyer, now }: RandomCart): CartPrice => priceWithPromotions(cart, promotions, buyer, now)

/** What is wrong with a price by itself; empty when nothing is. */
export function faultsOf(random: RandomCart, price: CartPrice = priceOf(random)): string[] {
  const byId = new Map(random.promotions.map((promotion) => [promotion.id, promotion]))
  return [
    ...sumFaults(price),
    ...groupFaults(price, byId),
    ...giftFaults(random, price),
    ...pieceFaults(random, price),
    ...reasonFaults(random, price),
  ]
}

/** Every cent belongs to a line and a promotion, and no price is below zero. */
function sumFaults(price: CartPrice): string[] {
  const faults: string[] = []
  for (const line of price.lines) {
    const taken = sum(line.takings.map(({ cents }) => cents))
    if (line.listCents - line.catalogueOfferCents - taken !== line.totalCents) faults.push(`line ${line.id} does not add up`)
    if (line.totalCents < 0 || !Number.isInteger(line.totalCents)) faults.push(`line ${line.id} costs ${line.totalCents}`)
    if (line.takings.some(({ cents }) => cents <= 0 || !Number.isInteger(cents)))
      faults.push(`line ${line.id} has an empty or broken taking`)
  }
  const { delivery } = price
  const ofDelivery = delivery.regularCents - delivery.cents
  const taken = sum(price.lines.flatMap(({ takings }) => takings.map(({ cents }) => cents)))
  if (sum(price.lines.map(({ totalCents }) => totalCents)) !== price.goodsCents) faults.push('goods do not add up')
  if (price.goodsCents + delivery.cents !== price.totalCents) faults.push('the total does not add up')
  if (sum(price.applied.map(({ cents }) => cents)) !== taken + ofDelivery) faults.push('promotions do not add up')
  if (delivery.cents < 0 || ofDelivery < 0) faults.push('delivery is below zero or above its fee')
  return faults
}

/** Of a group one on a line, and one on the order; an exclusive one alone. */
function groupFaults(price: CartPrice, byId: ReadonlyMap<number, Promotion>): string[] {
  const faults: string[] = []
  const ofOrder = (promotion: Promotion): boolean => isReduction(promotion) && stageOf(promotion) !== 'line'
  const applied = price.applied.map(({ promotionId }) => byId.get(promotionId)!)
  const orderGroups = applied.filter(ofOrder).map(({ group }) => group)
  if (new Set(orderGroups).size < orderGroups.length) faults.push('two promotions of one group on the order')
  for (const line of price.lines) {
    const groups = line.takings.map(({ promotionId }) => byId.get(promotionId)!).flatMap((each) => (ofOrder(each) ? [] : [each.group]))
    if (new Set(groups).size < groups.length) faults.push(`two promotions of one group on line ${line.id}`)
  }
  const gifts = price.gifts.map(({ promotion }) => promotion)
  const all = new Set([...applied, ...gifts])
  if (all.size > 1 && [...all].some(({ exclusive }) => exclusive)) faults.push('an exclusive promotion beside another')
  return faults
}

/** Every gift has goods in the cart that earn it (safe-25): worth enough after the promotions of lines, and pieces enough. */
function giftFaults({ cart }: RandomCart, { gifts, lines }: CartPrice): string[] {
  const worth = new Map(
    lines.map(({ id, listCents, catalogueOfferCents, takings }) => [
      id,
      listCents - catalogueOfferCents - sum(takings.map(({ kind, cents }) => (kind === 'offer' ? cents : 0))),
    ]),
  )
  const isEarned = ({ promotion, choices }: CartPrice['gifts'][number]): boolean => {
    const earning = cart.lines.filter((line) => isAmong(promotion.goods, line) && isMeant(cart, promotion, line.id))
    const [cents, pieces] = [sum(earning.map(({ id }) => worth.get(id)!)), sum(earning.map(({ quantity }) => quantity))]
    const step = promotion.steps.findLast(({ fromCents, fromPieces }) => cents >= fromCents && pieces >= fromPieces)
    return earning.length > 0 && step?.choices.map(({ sku }) => sku).join() === choices.map(({ sku }) => sku).join()
  }
  return gifts.filter((gift) => !isEarned(gift)).map(({ promotion }) => `the gift of ${promotion.id} is not earned`)
}

/** Whether the code of a promotion was entered for the cart or for this line; one without a code is about every line. */
function isMeant({ codes }: Cart, promotion: Promotion, id: number): boolean {
  return promotion.codes.length === 0 || codes.some(({ code, lineId }) => promotion.codes.includes(code) && (lineId ?? id) === id)
}

/** What counts pieces takes what one comes to who counts them one by one, and is no multi-buy of what is bought for less (promo-16, promo-21). */
function pieceFaults({ cart, promotions }: RandomCart, price: CartPrice): string[] {
  const replay = promotions.filter(
    (each): each is OfPieces => isOfPieces(each) && price.applied.some((taking) => taking.promotionId === each.id),
  )
  const revoked = new Set(price.revoked.map(({ lineId }) => lineId))
  return replay.flatMap((promotion) => {
    const before = promotions.filter((each) => each.id !== promotion.id && appliesBefore(each, promotion)).map(({ id }) => id)
    const ofGroup = promotions.filter(({ id, group }) => before.includes(id) && group === promotion.group).map(({ id }) => id)
    const takes = (id: number, by: readonly number[]): number =>
      sum(price.lines.find((each) => each.id === id)!.takings.map(({ promotionId, cents }) => (by.includes(promotionId) ? cents : 0)))
    const open = cart.lines.filter((line) => {
      const isForLess = line.offeredBy !== null && !revoked.has(line.id) && (promotion.codes.length === 0 || isMultiBuy(promotion))
      const isClaimed = promotion.codes.length === 0 && takes(line.id, ofGroup) > 0
      return isAmong(promotion.goods, line) && isMeant(cart, promotion, line.id) && !isForLess && !isClaimed
    })
    const expected = takenByPieces(
      promotion,
      open.map(({ id, quantity, unitCents }) => ({ line: { quantity }, leftCents: unitCents * quantity - takes(id, before) })),
    )
    const all = cart.lines.map((line) => expected[open.indexOf(line)] ?? 0)
    const found = cart.lines.map(({ id }) => takes(id, [promotion.id]))
    return all.join() === found.join() ? [] : [`promotion ${promotion.id} takes ${found.join()}, not ${all.join()}`]
  })
}

const isMultiBuy = ({ kind }: Promotion): boolean => kind === 'multiBuy' || kind === 'setPrice'
const isItem = ({ kind }: Promotion): boolean => kind === 'itemPercent' || kind === 'itemAmount'
/** It looks at several lines, before the promotions that look at one line each. */
const isEarly = (promotion: Promotion): boolean =>
  promotion.codes.length === 0 && (isMultiBuy(promotion) || (isItem(promotion) && promotion.limits.perOrder !== null))
const isOfPieces = (promotion: Promotion): boolean =>
  isEarly(promotion) || (promotion.codes.length > 0 && (isMultiBuy(promotion) || isItem(promotion)))
const appliesBefore = (each: Promotion, promotion: Promotion): boolean =>
  (!isEarly(promotion) || isEarly(each)) && byApplication(each, promotion) < 0

/** Every promotion either applies or says why not. */
function reasonFaults({ promotions, cart }: RandomCart, price: CartPrice): string[] {
  const why = new Set(price.notApplied.map(({ promotionId }) => promotionId))
  const used = new Set(
    [...price.applied, ...price.gifts.map(({ promotion }) => ({ promotionId: promotion.id }))].map((each) => each.promotionId),
  )
  const unlocked = new Set(price.offers.filter(({ isUnlocked }) => isUnlocked).map(({ promotionId }) => promotionId))
  const silent = promotions.filter(
    ({ id, codes }) =>
      !why.has(id) && !used.has(id) && !unlocked.has(id) && (codes.length === 0 || cart.codes.some(({ code }) => codes.includes(code))),
  )
  const faults = silent.map(({ id }) => `promotion ${id} neither applies nor says why not`)
  for (const id of used) if (why.has(id)) faults.push(`promotion ${id} applies and says why not`)
  const isFree = (id: number | null): boolean => promotions.some((each) => each.id === id && each.kind === 'gift')
  const empty = price.codes.filter(({ promotionId, cents, refusal }) => cents === 0 && refusal === null && !isFree(promotionId))
  faults.push(...empty.map(({ code }) => `code ${code} is accepted for nothing`))
  if (price.codes.length !== cart.codes.length) faults.push('a code has no answer')
  return faults
}

/** The lowest total of all sets of promotions that may be used together, each tried. */
export function lowestTotal({ cart, promotions, buyer, now }: RandomCart): number {
  const base = openCart(cart.lines.toSorted((a, b) => a.id - b.id))
  const usable = promotions
    .filter((each) => whyNotLive(each, buyer, now) === null && (each.codes.length === 0 || enteredFor(each, cart.codes).length > 0))
    .map((each) => candidateOf(each, base, cart.codes))
    .filter((each) => isUsable(each, base))
    .toSorted((a, b) => byApplication(a.promotion, b.promotion))
  let lowest = Infinity
  for (let set = 0; set < 2 ** usable.length; set++) {
    const tried = usable.filter((_, at) => (set >> at) % 2 === 1)
    if (mayBeTogether(tried)) lowest = Math.min(lowest, combine(base, tried, cart).totalCents)
  }
  return lowest
}

function mayBeTogether(candidates: readonly Candidate[]): boolean {
  if (candidates.length > 1 && candidates.some(({ promotion }) => promotion.exclusive)) return false
  if (candidates.filter(({ promotion }) => promotion.kind === 'memberPercent').length > 1) return false
  const ofOrder = candidates.filter(({ promotion }) => isReduction(promotion) && stageOf(promotion) !== 'line')
  return new Set(ofOrder.map(({ promotion }) => promotion.group)).size === ofOrder.length
}
