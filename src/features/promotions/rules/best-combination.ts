import type { Candidate } from './candidate.ts'
import type { Cart } from './cart.ts'
import { combine, type Combination } from './combination.ts'
import { giftsOf } from './gifts.ts'
import { hinderedIn } from './hindered.ts'
import { hopeOf, slopeOf } from './hope.ts'
import { byApplication, isOfLines } from './kinds.ts'
import { sumOf } from './kinds/kind.ts'
import type { OpenCart } from './open-cart.ts'

/** The most combinations that are priced for one cart. */
export const mostCombinations = 100

/** Of so many promotions of lines every choice is tried. */
const fewPromotions = 5

export interface BestCombination extends Combination {
  /** False when the search ended at its limit, so that a better combination may exist. */
  isProven: boolean
  /** How many combinations were priced. */
  priced: number
}

/**
 * The combination with the lowest total (promo-11); of equal totals the one with the more valuable gifts, then the first found.
 * A promotion may be held back, because a reduction can cost more than it gives: a threshold that is no longer reached, a member
 * price that no longer applies. Only those are held back that stand in the way of something, and only while that could still be
 * worth more than the best combination found.
 */
export function bestCombination(base: OpenCart, candidates: readonly Candidate[], cart: Cart): BestCombination {
  let best: Combination | null = null
  let priced = 0
  const price = (run: readonly Candidate[]): Combination => {
    priced += 1
    const tried = combine(base, run, cart)
    if (!best || isBetter(tried, best, cart)) best = tried
    return tried
  }
  const search = (run: readonly Candidate[], whole: Combination): void => {
    const seen = new Set<string>()
    const ofLines = run.filter(({ promotion }) => isOfLines(promotion)).map(({ promotion }) => promotion.id)
    const toHoldBack = (tried: Combination, { totalCents }: Combination): Iterable<number> => {
      if (ofLines.length <= fewPromotions) return ofLines.filter((id) => tried.candidates.some(({ promotion }) => promotion.id === id))
      const hindered = hinderedIn(base, tried, cart.delivery)
      return tried.totalCents - hopeOf(hindered, slopeOf(tried)) < totalCents ? new Set(hindered.flatMap(({ by }) => by)) : []
    }
    const visit = (heldBack: readonly number[]): void => {
      const key = heldBack.join()
      if (seen.has(key) || priced >= mostCombinations) return
      seen.add(key)
      follow(heldBack, price(run.filter(({ promotion }) => !heldBack.includes(promotion.id))))
    }
    const follow = (heldBack: readonly number[], tried: Combination): void => {
      for (const id of toHoldBack(tried, best!)) visit([...heldBack, id].toSorted((a, b) => a - b))
    }
    follow([], whole)
  }
  // Each is tried whole first, so that none is left out where another uses the search up.
  for (const [run, whole] of runsOf(candidates).map((run) => [run, price(run)] as const)) search(run, whole)
  return { ...best!, isProven: priced < mostCombinations, priced }
}

/** What is tried together (promo-10): each exclusive promotion alone, and all others, with no member price and with each one. */
function runsOf(candidates: readonly Candidate[]): Candidate[][] {
  const inOrder = candidates.toSorted((a, b) => byApplication(a.promotion, b.promotion))
  const together = inOrder.filter(({ promotion }) => !promotion.exclusive)
  const members = together.filter(({ promotion }) => promotion.kind === 'memberPercent')
  const withAtMost = (member?: Candidate) => together.filter((each) => each === member || !members.includes(each))
  return [
    ...members.map((member) => withAtMost(member)),
    withAtMost(),
    ...inOrder.filter(({ promotion }) => promotion.exclusive).map((each) => [each]),
  ]
}

function isBetter(tried: Combination, best: Combination, cart: Cart): boolean {
  return (best.totalCents - tried.totalCents || giftWorth(tried, cart) - giftWorth(best, cart)) > 0
}

const giftWorth = (combination: Combination, cart: Cart): number =>
  sumOf(giftsOf(combination, cart).map(({ given }) => given?.worthCents ?? 0))
