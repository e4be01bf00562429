import type { Cents } from '#src/kit/money.ts'
import type { Candidate } from './candidate.ts'
import { byApplication, isMultiBuy, taken, type Reduction } from './kinds.ts'
import { sumOf, type OpenLine } from './kinds/kind.ts'
import { groupsOf } from './line-stage.ts'
import { copyOf, take, type OpenCart } from './open-cart.ts'

/** The most combinations of cart promotions and codes that are tried for one cart. */
const mostTried = 100

type Chosen = readonly Candidate<Reduction>[]

/**
 * The most that a promotion takes of what others left. A percentage of some pieces is rounded on each line, and other lines than
 * before may have the dearest pieces, so it may take a cent more for each line.
 */
const atMostOf = ({ promotion, covers, mostCents }: Candidate<Reduction>): Cents =>
  promotion.kind === 'itemPercent' && promotion.limits.perOrder !== null ? mostCents + covers.length : mostCents

/**
 * Applies cart promotions, codes and member discounts whose thresholds are reached: of each group one, in the combination that
 * takes most (promo-10, promo-11). Of equal combinations the first.
 */
export function applyToOrder(cart: OpenCart, reached: Chosen): OpenCart {
  const groups = groupsOf(reached).map((group) =>
    group.toSorted((a, b) => b.mostCents - a.mostCents || byApplication(a.promotion, b.promotion)),
  )
  const hopes = groups.map((_, at) => sumOf(groups.slice(at).map((group) => Math.max(...group.map(atMostOf)))))
  let best = groups.map((group) => group[0]!)
  let [bestCents, tried] = [0, 0]
  const choose = (chosen: Chosen, atMost: Cents): void => {
    if (tried >= mostTried || atMost + (hopes[chosen.length] ?? 0) <= bestCents) return
    if (chosen.length < groups.length) {
      for (const candidate of groups[chosen.length]!) choose([...chosen, candidate], atMost + atMostOf(candidate))
      return
    }
    tried += 1
    const cents = takenBy(cart, chosen)
    if (cents > bestCents) [best, bestCents] = [[...chosen], cents]
  }
  if (groups.some((group) => group.length > 1)) choose([], 0)
  const priced = copyOf(cart)
  applyOneByOne(priced.lines, best, (at, promotion, cents) => take(priced, at, promotion, cents))
  return priced
}

/** What promotions take together. */
function takenBy({ lines }: OpenCart, chosen: Chosen): Cents {
  const open = lines.map((line) => ({ ...line }))
  let sum = 0
  applyOneByOne(open, chosen, (at, _, cents) => {
    open[at]!.leftCents -= cents
    sum += cents
  })
  return sum
}

/** One after the other, each from what the others left. */
function applyOneByOne(lines: readonly OpenLine[], chosen: Chosen, apply: (at: number, promotion: Reduction, cents: Cents) => void): void {
  for (const { promotion, covers } of chosen.toSorted((a, b) => byApplication(a.promotion, b.promotion))) {
    const open = isMultiBuy(promotion) ? covers.filter((at) => !lines[at]!.isUnderOffer) : covers
    const cents = taken(
      promotion,
      open.map((at) => lines[at]!),
    )
    for (const [index, at] of open.entries()) apply(at, promotion, cents[index]!)
  }
}
