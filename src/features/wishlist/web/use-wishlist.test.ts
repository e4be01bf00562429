import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClient } from '#src/kit/client.ts'
import { addWish, guestWishes } from './guest-wishlist.ts'
import { addGuestWishes } from './use-wishlist.tsx'

beforeEach(() => {
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('adds the wishes of the device after signing in, the oldest first, and takes nothing out of the bag (wishlist-14)', async () => {
  const sent: unknown[] = []
  const client = createClient(async ({ body }) => {
    sent.push(body)
    return { status: 200, body: { succeeded: true, data: { ean: '', count: 1, removedFromCart: false } } }
  })
  for (const ean of ['88880001', '88880002']) addWish(ean)
  await addGuestWishes(client, new QueryClient())
  expect(sent).toEqual([
    { ean: '88880001', keepInCart: true },
    { ean: '88880002', keepInCart: true },
  ])
  expect(guestWishes()).toEqual([])
})
