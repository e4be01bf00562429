import { faultsOf, lowestTotal, priceOf } from '#test/promotions/faults.ts'
import { crowdedCart, fullCart, randomCart, randomPromotion } from '#test/promotions/random-carts.ts'
import { seeded } from '#test/seeded.ts'

// Random carts: sums, groups, reasons, order, one promotion more; small ones against every set of promotions; full ones by the clock.
// node --disable-warning=ExperimentalWarning test/bench/promotions.ts [random carts] [against every set] [full carts] [seed]

const [random = 1_000_000, small = 10_000, full = 1000, seed = 1] = process.argv.slice(2).map(Number)
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const since = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`
const next = seeded(seed)
const faults: string[] = []

let start = performance.now()
for (let index = 0; index < random; index++) {
  const cart = randomCart(next, { lines: 6, promotions: 8, groups: 4 })
  const price = priceOf(cart)
  const found = faultsOf(cart, price)
  const turned = { ...cart, promotions: cart.promotions.toReversed(), cart: { ...cart.cart, lines: cart.cart.lines.toReversed() } }
  if (priceOf(turned).totalCents !== price.totalCents) found.push('another order gives another total')
  const more = priceOf({ ...cart, promotions: [...cart.promotions, randomPromotion(next, 99, 4)] })
  if (more.totalCents > price.totalCents) found.push(`one promotion more raises the total by ${more.totalCents - price.totalCents}`)
  faults.push(...found.map((fault) => `cart ${index}: ${fault}`))
}
say(`${random} random carts: ${faults.length} faults, ${since(start)}`)

start = performance.now()
let [lower, unproven] = [0, 0]
for (let index = 0; index < small; index++) {
  const cart = index % 10 === 0 ? crowdedCart(next) : randomCart(next, { lines: 6, promotions: 9, groups: 4 }, true)
  const price = priceOf(cart)
  if (!price.isProven) unproven += 1
  const difference = price.isProven ? price.totalCents - lowestTotal(cart) : 0
  if (difference !== 0) lower += 1
  if (difference !== 0) faults.push(`small cart ${index}: ${difference} cents above the lowest total`)
}
say(`${small} small carts against every set of promotions: ${lower} differ, ${unproven} ended at the limit, ${since(start)}`)

const at = (sorted: readonly number[], part: number): string =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(1)
for (const [name, cartOf] of [
  ['60 lines under 40 live promotions', () => fullCart(next, 60)],
  ['60 lines under 40 promotions that stand in each other’s way', () => randomCart(next, { lines: 60, promotions: 40, groups: 8 }, true)],
] as const) {
  const timed = Array.from({ length: full }, () => {
    const cart = cartOf()
    const began = performance.now()
    const price = priceOf(cart)
    return { ms: performance.now() - began, price }
  })
  const ms = timed.map((each) => each.ms).toSorted((a, b) => a - b)
  const priced = timed.map(({ price }) => price.combinationsPriced).toSorted((a, b) => a - b)
  const ended = timed.filter(({ price }) => !price.isProven).length
  say(`${full} times ${name}: median ${at(ms, 0.5)} ms, 95 % ${at(ms, 0.95)} ms, longest ${at(ms, 1)} ms`)
  say(`  combinations priced: median ${at(priced, 0.5)}, most ${at(priced, 1)}; ${ended} ended at the limit`)
}
for (const fault of faults.slice(0, 10)) say(fault)
process.exitCode = faults.length === 0 ? 0 : 1
