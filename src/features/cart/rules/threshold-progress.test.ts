import { expect, it } from 'vitest'
import { groupOfItem } from './group-of-item.ts'
import { progressOf } from './threshold-progress.ts'

it.each([
  ['20 of 120 dollars', { fromCents: 12_000, fromPieces: 0, missingCents: 10_000, missingPieces: 0 }, ['cents', 10_000, 2000, 12_000]],
  ['one of three pieces', { fromCents: 0, fromPieces: 3, missingCents: 0, missingPieces: 2 }, ['pieces', 2, 1, 3]],
  ['first the value, where both are missing', { fromCents: 500, fromPieces: 3, missingCents: 1, missingPieces: 2 }, ['cents', 1, 499, 500]],
  ['all of it', { fromCents: 500, fromPieces: 3, missingCents: 0, missingPieces: 0 }, ['cents', 0, 500, 500]],
])('the way to a threshold: %s (promo-28)', (_, threshold, [unit, missing, reached, needed]) =>
  expect(progressOf(threshold)).toEqual({ unit, missing, reached, needed }),
)

it('a gift stands under the group that sends it, or else under the first (promo-29)', () => {
  const item = (fulfilment: string | null) => ({ brand: { code: 'tanahati', name: 'Tanahati' }, fulfilment })
  const groups = ['own', 'brand:tanahati']
  expect(groupOfItem(item('self'), groups, ['Kemuning'])).toBe('own')
  expect(groupOfItem(item('Tanahati'), groups, ['Kemuning'])).toBe('brand:tanahati')
  expect(groupOfItem(item('Tanahati'), ['brand:hujan'], ['Kemuning'])).toBe('brand:hujan')
  expect(groupOfItem(undefined, groups, ['Kemuning'])).toBe('own')
})
