import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetWish, keepWish, guestWishes } from './guest-wishlist.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('keeps each wish once, the latest first, and forgets it again (wishlist-03)', () => {
  for (const ean of ['88880001', '88880002', '88880001']) keepWish(ean)
  expect(guestWishes()).toEqual(['88880001', '88880002'])
  forgetWish('88880001')
  forgetWish('88880002')
  expect(kept.size).toBe(0)
})

it('keeps fifty at most', () => {
  for (let wish = 0; wish < 60; wish++) keepWish(String(88_880_000 + wish))
  expect(guestWishes()).toHaveLength(50)
  expect(guestWishes()[0]).toBe('88880059')
})

it.each(['', 'null', '{}', '["<script>",7,"88880001"'])('has none where %j is kept', (stored) => {
  kept.set('guestWishlist', stored)
  expect(guestWishes()).toEqual([])
})

it('takes only what can be an EAN', () => {
  kept.set('guestWishlist', '["<script>",7,"88880001"]')
  expect(guestWishes()).toEqual(['88880001'])
})

it('works without storage', () => {
  vi.stubGlobal('localStorage', undefined)
  keepWish('88880001')
  expect(guestWishes()).toEqual([])
})
