import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedKeyword } from './counted-keyword.ts'
import { bagWorth, halfLifeDays, learnedOrder, learnedWeight, mostPlaces, rememberedDays } from './learned.ts'

test.each([
  ['Vases', 'vases'],
  ['  the VASE! ', 'vase'],
  ['SPF50', 'spf 50'],
  ['青瓷瓶', '青瓷瓶'],
  ['dinner set for 4 under $100', 'dinner set 4 under 100'],
  ['', null],
  ['?!', null],
  ['mei.lin@example.sg', null],
  ['9123 4567', null],
  ['+65-9123-4567', null],
  ['S1234567D', null],
  ['９１２３４５６７', null],
  ['427505 delivery', '427505 delivery'],
])('the keyword %j is counted as %j (search-60)', (keyword, counted) => {
  expect(countedKeyword(keyword)).toBe(counted)
})

test.each([
  ['nothing', [], 0],
  ['one network that opened and bagged it', [{ age: 0, opened: 1, bagged: 1 }], 0],
  ['the same one every day', Array.from({ length: 31 }, (_, age) => ({ age, opened: 1, bagged: 1 })), 0],
  ['three networks that opened it today', [{ age: 0, opened: 3, bagged: 0 }], 2],
  ['two of them put it in the bag', [{ age: 0, opened: 3, bagged: 2 }], 2 + bagWorth],
  ['the same a half-life ago', [{ age: halfLifeDays, opened: 3, bagged: 2 }], (2 + bagWorth) / 2],
  ['on the last day', [{ age: rememberedDays, opened: 9, bagged: 0 }], 1],
  ['a day before it', [{ age: rememberedDays + 1, opened: 9, bagged: 9 }], 0],
])('the weight of %s (search-62)', (_, days, weight) => {
  expect(learnedWeight(days)).toBe(weight)
})

test.each([
  ['without choices by popularity', {}, [1, 2, 3, 4]],
  ['a few choices move nothing', { 2: 2 }, [1, 2, 3, 4]],
  ['more choices one place', { 2: 3 }, [2, 1, 3, 4]],
  ['the more chosen one stays ahead', { 1: 9, 2: 3 }, [1, 2, 3, 4]],
  ['many choices several places', { 4: 30 }, [4, 1, 2, 3]],
  ['what is not of this class', { 77: 1e6 }, [1, 2, 3, 4]],
])('%s (search-63)', (_, weights, order) => {
  expect(learnedOrder([1, 2, 3, 4], learnedOf(weights))).toEqual(order)
})

type Order = typeof learnedOrder
const learnedOf = (weights: Record<string, number>) => new Map(Object.entries(weights).map(([id, weight]) => [Number(id), weight]))
const product = fc.integer({ min: 1, max: 40 })
const ids = fc.uniqueArray(product, { maxLength: 30 })
const learned = fc
  .array(fc.tuple(product, fc.double({ min: 0, max: 1e9, noNaN: true })), { maxLength: 20 })
  .map((weights) => new Map(weights))

const staysNear = (order: Order) =>
  fc.property(ids, learned, (class_, weights) => {
    const sorted = order(class_, weights)
    expect(sorted.toSorted()).toEqual(class_.toSorted())
    for (const [place, id] of class_.entries()) expect(Math.abs(sorted.indexOf(id) - place)).toBeLessThanOrEqual(mostPlaces)
  })
const helpsTheChosen = (order: Order) =>
  fc.property(ids, learned, fc.double({ min: 0, max: 1e6, noNaN: true }), (class_, weights, more) => {
    for (const id of class_) {
      const chosen = order(class_, new Map([...weights, [id, (weights.get(id) ?? 0) + more]]))
      expect(chosen.indexOf(id)).toBeLessThanOrEqual(order(class_, weights).indexOf(id))
    }
  })

/** Twins: one sorts by choices alone, one sends what is chosen back. */
const byChoices: Order = (class_, weights) => class_.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0))
const backwards: Order = (class_, weights) => learnedOrder(class_.toReversed(), weights).toReversed()

test('a class keeps its products, none further than five places from where it was; a twin that sorts by choices fails (search-63)', () => {
  fc.assert(staysNear(learnedOrder))
  expect(() => fc.assert(staysNear(byChoices))).toThrow()
})

test('being chosen more never lowers a product; a twin that sends it back fails (search-63)', () => {
  fc.assert(helpsTheChosen(learnedOrder))
  expect(() => fc.assert(helpsTheChosen(backwards))).toThrow()
})

const day = fc.record({ age: fc.nat(40), opened: fc.nat(50), bagged: fc.nat(50) })
const days = fc.uniqueArray(day, { selector: ({ age }) => age })
type Weigh = typeof learnedWeight

const boundsOneNetwork = (weigh: Weigh) =>
  fc.property(days, (others) => {
    const whole = weigh(others.map(({ age, opened, bagged }) => ({ age, opened: opened + 1, bagged: bagged + 1 })))
    const share = others.reduce(
      (sum, { age, opened, bagged }) => sum + (Math.sign(opened) + bagWorth * Math.sign(bagged)) * 2 ** (-age / halfLifeDays),
      0,
    )
    expect(whole - weigh(others)).toBeLessThanOrEqual(share + 1e-9)
  })
const countingAll: Weigh = (all) => all.reduce((sum, { opened, bagged }) => sum + opened + bagged, 0)

test('one network that chooses it every day adds at most one choice where others made one, and nothing where it is alone; a twin that counts all fails (search-62)', () => {
  fc.assert(boundsOneNetwork(learnedWeight))
  expect(() => fc.assert(boundsOneNetwork(countingAll))).toThrow()
})
