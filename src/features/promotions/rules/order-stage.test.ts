import fc from 'fast-check'
import { expect, it } from 'vitest'
import { candidateOf, type Candidate } from './candidate.ts'
import type { Reduction } from './kinds.ts'
import { goodsCentsOf, openCart, type OpenCart } from './open-cart.ts'
import { applyToOrder } from './order-stage.ts'
import type { Gives, Promotion } from './promotion.ts'
import { goods, promotions } from './worked-carts/cast.ts'

const skus = ['candle', 'tea', 'cup', 'vase']
const cartOf = (...unitCents: number[]): OpenCart =>
  openCart(unitCents.map((cents, at) => ({ ...goods['cup']!, id: at, sku: skus[at]!, quantity: 1, unitCents: cents, offeredBy: null })))

type Given = Extract<Gives, { kind: 'cartAmount' | 'cartPercent' }> & { group: string; codes?: string[]; priority?: number }
const candidatesOf = (cart: OpenCart, given: readonly Given[]): Candidate<Reduction>[] =>
  given.map(
    (each, at) => candidateOf({ ...promotions['Ten']!, codes: [], ...each, id: at + 1 } as Promotion, cart, []) as Candidate<Reduction>,
  )
const amount = (amountCents: number, group: string, sku?: string): Given => ({
  kind: 'cartAmount',
  goods: sku ? { skus: [sku] } : {},
  fromCents: 0,
  amountCents,
  group,
})

const code = (cents: number): Given => ({ ...amount(cents, 'a', 'cup'), codes: ['LATE'] })

const anyGiven: fc.Arbitrary<Given[]> = fc
  .array(
    fc.record({
      isPercent: fc.boolean(),
      of: fc.integer({ min: 1, max: 100 }),
      group: fc.constantFrom('a', 'b', 'c'),
      goods: fc.constantFrom({}, ...skus.map((sku) => ({ skus: [sku] }))),
      codes: fc.constantFrom<string[]>([], ['CODE']),
    }),
    { maxLength: 7 },
  )
  .map((all) =>
    all.map(({ isPercent, of, ...more }) =>
      isPercent
        ? { kind: 'cartPercent', fromCents: 0, percent: of, ...more }
        : { kind: 'cartAmount', fromCents: 0, amountCents: of, ...more },
    ),
  )
const anyCart = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: skus.length }).map((cents) => cartOf(...cents))

/** Every choice of one promotion of each group. */
const choicesOf = (candidates: readonly Candidate<Reduction>[]): Candidate<Reduction>[][] =>
  [...Map.groupBy(candidates, ({ promotion }) => promotion.group).values()].reduce<Candidate<Reduction>[][]>(
    (choices, group) => choices.flatMap((choice) => group.map((each) => [...choice, each])),
    [[]],
  )

it('no other choice of one promotion of each group takes more (promo-11, promo-17)', () => {
  fc.assert(
    fc.property(anyCart, anyGiven, (cart, given) => {
      const candidates = candidatesOf(cart, given)
      const least = Math.min(...choicesOf(candidates).map((choice) => goodsCentsOf(applyToOrder(cart, choice))))
      expect(goodsCentsOf(applyToOrder(cart, candidates))).toBe(least)
    }),
    { numRuns: 1000 },
  )
})

it.each([
  ['of equal ones the one with the lowest number', [{ ...amount(500, 'a'), priority: 2 }, { ...amount(500, 'a'), priority: 1 }], [2]], // oxfmt-ignore
  ['of equal ones the first', [amount(500, 'a'), amount(500, 'a')], [1]],
  ['of equal combinations the first', [code(900), code(850), amount(500, 'd', 'cup')], [3, 1]],
  ['of equal combinations the one whose promotions could take most', [amount(2000, 'a', 'cup'), amount(900, 'a', 'cup'), amount(900, 'a', 'tea')], [1]], // oxfmt-ignore
])('%s applies (promo-11)', (_, given, expected) => {
  const cart = cartOf(5800, 900, 900)
  const { taken } = applyToOrder(cart, candidatesOf(cart, given))
  expect([...new Set(taken.flat().map(({ promotion }) => promotion.id))]).toEqual(expected)
})

it('of many choices those that could not take more are left out, so that the best one is reached (promo-11)', () => {
  const cart = cartOf(5000, 30_000, 30_000, 4900)
  // The code takes nearly all that the first promotion of “a” could take, but does not touch the second.
  const given = [
    { ...amount(5000, 'a', 'candle'), codes: ['LATE'] },
    { ...amount(4900, 'a', 'vase'), codes: ['LATE'] },
    amount(10_000, 'b', 'tea'),
    ...Array.from({ length: 120 }, (_, at) => amount(at === 0 ? 10_000 : 6000, 'c', 'cup')),
    amount(4000, 'd', 'candle'),
  ]
  expect(goodsCentsOf(applyToOrder(cart, candidatesOf(cart, given)))).toBe(69_900 - 4900 - 20_000 - 4000)
})

it('a percentage of pieces may take a cent more a line from what others left, because it is rounded on each line (promo-11, promo-16)', () => {
  const { lines, taken } = cartOf(101, 101, 101, 101)
  const cart = {
    lines: lines.map((each, at) => (at === 0 ? { ...each, leftCents: 404, line: { ...each.line, quantity: 4 } } : each)),
    taken,
  }
  const [first, ofTea, ofPieces] = candidatesOf(cart, [
    amount(3, 'a', 'candle'),
    { ...amount(203, 'b'), codes: ['LATE'] },
    { ...amount(0, 'b'), codes: ['LATE'] },
  ])
  const half = { ...ofPieces!.promotion, kind: 'itemPercent', percent: 50, limits: { perOrder: 4, perCustomer: null, total: null } }
  const candidates = [first!, ofTea!, candidateOf(half as Promotion, cart, []) as Candidate<Reduction>]
  expect(goodsCentsOf(cart) - goodsCentsOf(applyToOrder(cart, candidates))).toBe(3 + 204)
})

it.each([
  ['take what others would', [5000, 900, 900], 6800],
  ['leave one another alone', [50_000, 900, 900], 9090],
])('the search ends, however many choices there are, where promotions %s (promo-11)', (_, prices, expected) => {
  const cart = cartOf(...prices)
  const given = [...'abcdefghij'].flatMap((group) => Array.from({ length: 10 }, (_, at) => amount(900 + at, group)))
  expect(goodsCentsOf(cart) - goodsCentsOf(applyToOrder(cart, candidatesOf(cart, given)))).toBe(expected)
})
