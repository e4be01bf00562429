import { describe, expect, it, test } from 'vitest'
import { mostViewed, viewedAfter, viewedOf } from './viewed.ts'

const eans = (count: number): string[] => Array.from({ length: count }, (_, index) => String(8_882_010_000_000 + index))

describe('viewedAfter', () => {
  it('puts the latest first', () => expect(viewedAfter(eans(2), '99999999')).toEqual(['99999999', ...eans(2)]))
  it('moves a product viewed before to the front', () => expect(viewedAfter(eans(3), eans(3)[2]!)).toEqual([eans(3)[2], ...eans(2)]))
  it('drops the oldest', () => expect(viewedAfter(eans(mostViewed), '99999999')).toEqual(['99999999', ...eans(mostViewed - 1)]))
})

test('no more are read than are stored', () => expect(viewedOf(eans(mostViewed + 1))).toEqual(eans(mostViewed)))

test.each([[null], ['text'], [{}], [[1, 88820100, null, '<b>', 'x'.repeat(99)]]])('%j has no EANs', (stored) =>
  expect(viewedOf(stored)).toEqual([]),
)
