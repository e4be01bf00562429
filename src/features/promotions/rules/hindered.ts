import type { Cents } from '#src/kit/money.ts'
import type { Candidate } from './candidate.ts'
import type { Cart } from './cart.ts'
import { deliveredLines, thresholdOf, type Combination } from './combination.ts'
import { isMultiBuy, isSet, taken, type Reduction } from './kinds.ts'
import { percentOf, sumOf } from './kinds/kind.ts'
import { takeOffers } from './kinds/purchase-with-purchase.ts'
import { groupsOf, qualifyingOf, type LinePromotions, type OfferCandidate } from './line-stage.ts'
import { linesAt, valueOf, type OpenCart } from './open-cart.ts'
import type { Promotion } from './promotion.ts'

/** What would apply if promotions of the line stage did not stand in its way. */
export interface Hindered {
  /** By how much the goods must cost more for it, at least: what is missing only because of those promotions. */
  deficitCents: Cents
  /** The most that the order would cost less. */
  gainCents: Cents
  /** The promotions in its way, by id. */
  by: readonly number[]
}

/** Whether lines that promotions reduced could have a member price instead. */
const isMemberPriceReplaced = ({ selection, afterLines }: Combination): boolean =>
  selection.lines.members.some(({ covers }) => covers.some((at) => afterLines.taken[at]!.length > 0))

/** Everything that promotions of the line stage stand in the way of: thresholds, and what sets and special prices keep their lines from. */
export function hinderedIn(base: OpenCart, combination: Combination, delivery: Cart['delivery']): Hindered[] {
  const { selection, afterLines, deliveryCents, regularDeliveryCents } = combination
  const below = (covers: readonly number[], fromCents: Cents, gainCents: Cents): Hindered[] =>
    belowThreshold(afterLines, covers, fromCents - valueOf(afterLines, covers), valueOf(base, covers) >= fromCents ? gainCents : 0)
  const deliveries = [
    ...selection.deliveries.flatMap(({ promotion, covers }) => below(covers, promotion.fromCents, deliveryCents - promotion.feeCents)),
    ...below(deliveredLines(base), delivery.settings.freeFromCents, regularDeliveryCents),
  ]
  const thresholds = [
    ...selection.order.flatMap((each) => below(each.covers, thresholdOf(each.promotion), each.mostCents)),
    ...(delivery.parcel ? [] : deliveries),
    ...selection.lines.offers.flatMap((offer) => hinderedOffer(base, afterLines, offer)),
  ]
  // Where a member price takes the place of what is held back, that costs little or nothing.
  const isCheap = isMemberPriceReplaced(combination)
  return [
    ...thresholds.map((each) => (isCheap ? { ...each, deficitCents: 0 } : each)),
    ...hinderedBySets(base, afterLines, selection.lines),
    ...hinderedByOffers(combination),
    ...hinderedCodes(combination),
  ]
}

const takenBy = (cart: OpenCart, by: Promotion): Cents =>
  sumOf(cart.taken.map((takings) => takings.find(({ promotion }) => promotion === by)?.cents ?? 0))

const takersOf = (cart: OpenCart, covers: readonly number[]): number[] =>
  covers.flatMap((at) => cart.taken[at]!.map(({ promotion }) => promotion.id))

function belowThreshold(cart: OpenCart, covers: readonly number[], deficitCents: Cents, gainCents: Cents): Hindered[] {
  return deficitCents > 0 && gainCents > 0 ? [{ deficitCents, gainCents, by: takersOf(cart, covers) }] : []
}

/** An offer whose goods are worth enough only before their promotions. */
function hinderedOffer(base: OpenCart, afterLines: OpenCart, offer: OfferCandidate): Hindered[] {
  const { fromCents, fromPieces } = offer.promotion
  const before = qualifyingOf(base, offer)
  if (before.cents < fromCents || before.pieces < fromPieces) return []
  const gainCents = sumOf(takeOffers(offer.promotion, linesAt(base, offer.under)))
  return belowThreshold(afterLines, offer.covers, fromCents - qualifyingOf(afterLines, offer).cents, gainCents)
}

/** Sets that stand in the way of promotions of their group, of other sets, or of member prices, which their lines no longer have. */
function hinderedBySets(base: OpenCart, afterLines: OpenCart, lines: LinePromotions): Hindered[] {
  return lines.sets.flatMap((set) => {
    const inSet = new Set(set.covers.filter((at) => afterLines.taken[at]!.some(({ promotion }) => promotion === set.promotion)))
    const deficitCents = takenBy(afterLines, set.promotion) * slopeOfOthers(lines, set.promotion.group, inSet)
    const gainCents = gainWithout(base, afterLines, set, inSet, lines)
    return gainCents > 0 ? [{ deficitCents, gainCents, by: [set.promotion.id] }] : []
  })
}

/** The most that others could take more if the lines of a set were open to them. */
function gainWithout(
  base: OpenCart,
  afterLines: OpenCart,
  set: Candidate<Reduction>,
  inSet: ReadonlySet<number>,
  lines: LinePromotions,
): Cents {
  const { sets, items, members } = lines
  const onLine = new Map<number, Cents>()
  for (const { promotion, covers } of items.filter((each) => each.promotion.group === set.promotion.group)) {
    const open = covers.filter((at) => inSet.has(at))
    taken(promotion, linesAt(base, open)).forEach((cents, index) =>
      onLine.set(open[index]!, Math.max(cents, onLine.get(open[index]!) ?? 0)),
    )
  }
  // Those of its group have none of its lines; those of other groups take less of what it leaves.
  const rivals = sets.filter((each) => each !== set && each.covers.some((at) => inSet.has(at)))
  const more = rivals.map((each) => Math.max(0, each.mostCents - takenBy(afterLines, each.promotion)))
  const ofMembers = members.map(({ promotion, covers }) =>
    percentOf(
      valueOf(
        base,
        covers.filter((at) => inSet.has(at)),
      ),
      promotion.percent,
    ),
  )
  return sumOf([...onLine.values()]) + sumOf(more) + sumOf(ofMembers)
}

/** Special prices that keep their goods from sets (promo-21). Other promotions may take in their place what they take, so nothing is missing. */
function hinderedByOffers({ selection: { lines, order }, afterLines }: Combination): Hindered[] {
  const sets = [...lines.sets, ...order.filter(({ promotion }) => isMultiBuy(promotion))]
  return lines.offers.flatMap(({ promotion, under }) => {
    const kept = under.filter((at) => afterLines.lines[at]!.isUnderOffer)
    const open = sets.filter(({ covers }) => kept.some((at) => covers.includes(at)))
    const gainCents = sumOf(open.map((set) => Math.max(0, set.mostCents - takenBy(afterLines, set.promotion))))
    return gainCents > 0 ? [{ deficitCents: 0, gainCents, by: [promotion.id] }] : []
  })
}

/** Sets with a code, which take that much less where promotions of lines have taken it before: those may come to nothing. */
function hinderedCodes({ selection: { order }, afterLines }: Combination): Hindered[] {
  const sets = order.filter(({ promotion }) => isSet(promotion))
  return sets.flatMap(({ promotion, covers, mostCents }) => {
    const gainCents = mostCents - sumOf(taken(promotion, linesAt(afterLines, covers)))
    return gainCents > 0 ? [{ deficitCents: 0, gainCents, by: takersOf(afterLines, covers) }] : []
  })
}

/** How much of a cent more for these lines is left at least after the promotions of other groups. */
function slopeOfOthers({ sets, items }: LinePromotions, group: string, inSet: ReadonlySet<number>): number {
  const others = [...sets, ...items].filter(({ promotion, covers }) => promotion.group !== group && covers.some((at) => inSet.has(at)))
  return groupsOf(others).reduce((slope, each) => slope * Math.min(...each.map(({ promotion }) => slopeAfter(promotion))), 1)
}

function slopeAfter(promotion: Reduction): number {
  if (isSet(promotion)) return 0
  return 'percent' in promotion ? 1 - promotion.percent / 100 : 1
}
