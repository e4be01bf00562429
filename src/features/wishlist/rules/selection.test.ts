import { expect, test } from 'vitest'
import { checkAll, chosen, isCheckedAll, toggleChecked } from './selection.ts'

const eans = ['a', 'b']

test('checking toggles one item and leaves the others (wishlist-08)', () => {
  const once = toggleChecked({ b: true }, 'a')
  expect(chosen(once, eans)).toEqual(['a', 'b'])
  expect(chosen(toggleChecked(once, 'a'), eans)).toEqual(['b'])
})

test('all selects the whole list, and is false for an empty one (wishlist-08)', () => {
  expect(isCheckedAll(checkAll(eans, true), eans)).toBe(true)
  expect(isCheckedAll({ a: true }, eans)).toBe(false)
  expect(isCheckedAll({ gone: true }, [])).toBe(false)
  expect(chosen({ gone: true, a: true }, eans)).toEqual(['a'])
})
