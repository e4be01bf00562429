import { expect, test } from 'vitest'
import { createCachedValue } from './cached-value.ts'

function counted() {
  let count = 0
  return async () => ++count
}

test('the value is read once while it is fresh, and again afterwards', async () => {
  let now = 0
  const cache = createCachedValue<number>(5000, () => now)
  const read = counted()
  expect([await cache.get(read), await cache.get(read)]).toEqual([1, 1])
  now = 4999
  expect(await cache.get(read)).toBe(1)
  now = 5000
  expect(await cache.get(read)).toBe(2)
})

test('a value that was being read during an invalidation is not cached', async () => {
  const cache = createCachedValue<string>(5000)
  let finish: (value: string) => void = () => {}
  const old = cache.get(() => new Promise((done) => (finish = done)))
  cache.invalidate()
  finish('old')
  expect(await old).toBe('old')
  expect(await cache.get(async () => 'new')).toBe('new')
})

test('a failed read is not cached', async () => {
  const cache = createCachedValue<number>(5000)
  await expect(cache.get(async () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.get(async () => 7)).toBe(7)
})

test('no call waits for the read of another', async () => {
  const cache = createCachedValue<string>(5000)
  void cache.get(() => new Promise(() => {}))
  expect(await cache.get(async () => 'mine')).toBe('mine')
})
