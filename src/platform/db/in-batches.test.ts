import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

test('what is asked for at once, or while a batch is handled, is one batch, and each gets its own answer', async () => {
  const batches: number[][] = []
  const first = Promise.withResolvers<void>()
  const double = inBatches(async (batch: number[]) => {
    batches.push(batch)
    if (batches.length === 1) await first.promise
    return batch.map((n) => n * 2)
  })
  const begun = [double(1), double(2)]
  await Promise.resolve()
  const waiting = [3, 4, 5].map(double)
  first.resolve()
  expect(await Promise.all([...begun, ...waiting])).toEqual([2, 4, 6, 8, 10])
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
  expect(await double(6)).toBe(12)
})

test('a batch that fails fails for all in it and for nobody after it, and one answer may fail alone', async () => {
  const ask = inBatches(async (batch: string[]) => {
    if (batch.includes('all')) throw new Error('all')
    return batch.map(async (each) => {
      if (each === 'one') throw new Error('one')
      return each
    })
  })
  const settled = async (asked: string[]) =>
    (await Promise.allSettled(asked.map(ask))).map((each) => (each.status === 'fulfilled' ? each.value : `${each.reason}`))
  expect(await settled(['a', 'all'])).toEqual(['Error: all', 'Error: all'])
  expect(await settled(['a', 'one', 'b'])).toEqual(['a', 'Error: one', 'b'])
})

test('a batch has at most 32', async () => {
  const sizes: number[] = []
  const ask = inBatches(async (batch: number[]) => {
    sizes.push(batch.length)
    return batch
  })
  expect(await Promise.all(Array.from({ length: 70 }, (_, n) => ask(n)))).toHaveLength(70)
  expect(sizes).toEqual([32, 32, 6])
})
