import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { removeWish, addWish, guestWishes } from './guest-wishlist.ts'

let storage: Map<string, string>
beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('stores each wish once, the latest first, and deletes it (wishlist-03)', () => {
  for (const ean of ['88880001', '88880002', '88880001']) addWish(ean)
  expect(guestWishes()).toEqual(['88880001', '88880002'])
  removeWish('88880001')
  removeWish('88880002')
  expect(storage.size).toBe(0)
})

it('stores fifty at most, refuses another, and takes one that it has again (wishlist-12)', () => {
  const added = Array.from({ length: 52 }, (_, wish) => addWish(String(88_880_000 + wish)))
  expect(added.filter(Boolean)).toHaveLength(50)
  expect(guestWishes()).toHaveLength(50)
  expect(guestWishes()[0]).toBe('88880049')
  expect(addWish('88880000')).toBe(true)
  expect(guestWishes()[0]).toBe('88880000')
})

it.each(['', 'null', '{}', '["<script>",7,"88880001"'])('is empty when %j is stored', (stored) => {
  storage.set('guestWishlist', stored)
  expect(guestWishes()).toEqual([])
})

it('takes only valid EANs', () => {
  storage.set('guestWishlist', '["<script>",7,"88880001"]')
  expect(guestWishes()).toEqual(['88880001'])
})

it('works without storage', () => {
  vi.stubGlobal('localStorage', undefined)
  addWish('88880001')
  expect(guestWishes()).toEqual([])
})
