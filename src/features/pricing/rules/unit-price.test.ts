import { describe, expect, it } from 'vitest'
import { unitPrice, type NetContent, type NetUnit } from './unit-price.ts'

const content = (amount: number, unit: NetUnit, base: number | null = null): NetContent => ({ amount, unit, base })
const priced = (cents: number, of: NetContent, ...siblings: (NetContent | null)[]) => {
  const price = unitPrice(cents, of, [of, ...siblings])
  return price && `${price.cents} for ${price.amount} ${price.unit}`
}

describe('the amount compared (money-10)', () => {
  it.each([
    ['a lipstick', 3800, content(3.5, 'g'), '1086 for 1 g'],
    ['a vial', 4500, content(19.999, 'ml'), '225 for 1 ml'],
    ['a small jar', 5200, content(20, 'ml'), '26000 for 100 ml'],
    ['a tin', 4800, content(100, 'g'), '4800 for 100 g'],
    ['a bag', 1199, content(500, 'g'), '240 for 100 g'],
    ['just under a kilogram', 999, content(999, 'g'), '100 for 100 g'],
    ['a kilogram', 1250, content(1000, 'g'), '1250 for 1000 g'],
    ['a canister', 1980, content(5000, 'ml'), '396 for 1000 ml'],
    ['a ribbon', 790, content(2.5, 'm'), '316 for 1 m'],
    ['a metre of ribbon', 790, content(1, 'm'), '790 for 1 m'],
    ['a cloth', 2900, content(0.5, 'm2'), '5800 for 1 m2'],
    ['tea bags', 800, content(20, 'piece'), '40 for 1 piece'],
    ['a box of sheets', 390, content(200, 'piece'), '195 for 100 piece'],
    ['a packet of sheets', 1400, content(100, 'piece'), '1400 for 100 piece'],
  ])('of %s', (_, cents, of, expected) => {
    expect(priced(cents, of)).toBe(expected)
  })

  it.each([
    ['the smallest variant decides', content(1000, 'ml'), content(250, 'ml'), '900 for 100 ml'],
    ['the smallest one itself is no different', content(250, 'ml'), content(1000, 'ml'), '3600 for 100 ml'],
    ['another kind of unit does not count', content(500, 'ml'), content(10, 'g'), '1800 for 100 ml'],
    ['a variant without net content does not count', content(500, 'ml'), null, '1800 for 100 ml'],
    ['the merchant’s own amount comes first', content(750, 'ml', 750), content(10, 'ml'), '9000 for 750 ml'],
  ])('%s', (_, of, sibling, expected) => {
    expect(priced(9000, of, sibling)).toBe(expected)
  })
})

it.each([
  ['down', 1000, content(300, 'g'), '333 for 100 g'],
  ['up', 2000, content(300, 'g'), '667 for 100 g'],
  ['half a cent up', 25, content(1000, 'g', 100), '3 for 100 g'],
  ['half a cent up, of an amount with decimals too', 105, content(0.56, 'm'), '188 for 1 m'],
])('is rounded to the nearest cent: %s (money-09)', (_, cents, of, expected) => {
  expect(priced(cents, of)).toBe(expected)
})

it.each([
  ['net content', 1000, null],
  ['more than one piece', 1000, content(1, 'piece')],
  ['a price', 0, content(100, 'g')],
  ['half a cent for the amount', 4, content(10, 'piece')],
])('is not shown without %s (money-11)', (_, cents, of) => {
  expect(unitPrice(cents, of, [of])).toBeNull()
})
