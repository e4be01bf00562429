import { expect, test } from 'vitest'
import { createCachedValue } from './cached-value.ts'

function counted() {
  let count = 0
  return async () => ++count
}

test('reads once while it is fresh, and again afterwards', async () => {
  let now = 0
  const kept = createCachedValue<number>(5000, () => now)
  const read = counted()
  expect([await kept.get(read), await kept.get(read)]).toEqual([1, 1])
  now = 4999
  expect(await kept.get(read)).toBe(1)
  now = 5000
  expect(await kept.get(read)).toBe(2)
})

test('what was being read when it was told to forget is not remembered', async () => {
  const kept = createCachedValue<string>(5000)
  let finish: (value: string) => void = () => {}
  const old = kept.get(() => new Promise((done) => (finish = done)))
  kept.forget()
  finish('old')
  expect(await old).toBe('old')
  expect(await kept.get(async () => 'new')).toBe('new')
})

test('a failure is not remembered', async () => {
  const kept = createCachedValue<number>(5000)
  await expect(kept.get(async () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await kept.get(async () => 7)).toBe(7)
})

test('nobody waits for another’s reading', async () => {
  const kept = createCachedValue<string>(5000)
  void kept.get(() => new Promise(() => {}))
  expect(await kept.get(async () => 'mine')).toBe('mine')
})
