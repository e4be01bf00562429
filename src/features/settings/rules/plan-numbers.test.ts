import { expect, test } from 'vitest'
import { takenNumbers } from './plan-numbers.ts'

const straits = {
  autoId: 1,
  bank: { code: 'straits', name: { en: 'Straits Bank' } },
  months: 3,
  floorCents: 50_000,
  interestRate: 0,
  cardRanges: ['424242'],
}

test.each([
  ['the same plan', straits, []],
  ['the same plan from another amount, with another name', { ...straits, floorCents: 1, bank: { code: 'straits', name: { en: 'S' } } }, []],
  ['a plan with a new number', { ...straits, autoId: 2, months: 6 }, []],
  ['a plan of another bank', { ...straits, bank: { ...straits.bank, code: 'harbour' } }, [1]],
  ['a plan of other months', { ...straits, months: 6 }, [1]],
])('%s (shop-18)', (_, plan, expected) => {
  expect(takenNumbers([straits], [plan]).map(({ number }) => number)).toEqual(expected)
})
