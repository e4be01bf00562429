import { expect, test } from 'vitest'
import type { Orm } from '#src/platform/db/database.ts'
import { createProductRows } from './product-rows.ts'
import type { Changed } from './topics.ts'

const orm = {} as Orm
const product = (id: number): Changed => new Set([`product:${id}`])

/** A shop of numbered products, and which of them were read. */
function opened({ most = 10, pending = null as Changed } = {}) {
  const titles = new Map([1, 2, 3].map((id) => [id, `title ${id}`]))
  const reads: number[][] = []
  let listener: (changed: Changed) => void = () => {}
  const change = (id: number, title: string): void => void titles.set(id, title)
  const read = async (_: Orm, ids: readonly number[]) => {
    reads.push([...ids])
    return new Map(ids.flatMap((id): [number, { title: string }][] => (titles.has(id) ? [[id, { title: titles.get(id)! }]] : [])))
  }
  const feed = {
    subscribe: (each: typeof listener) => void (listener = each),
    async catchUp() {
      if (pending) listener(pending)
    },
  }
  const rows = createProductRows(read, feed, most)
  const shown = async (...ids: number[]) => [...(await rows.get(orm, ids))].map(([id, { title }]) => [id, title])
  return { reads, change, announce: (changed: Changed) => listener(changed), shown }
}

test('only products that are not cached are read', async () => {
  const { reads, shown } = opened()
  await shown(1, 2)
  expect(await shown(2, 3)).toEqual([
    [2, 'title 2'],
    [3, 'title 3'],
  ])
  expect(reads).toEqual([[1, 2], [3]])
})

test('nothing is read when all are cached', async () => {
  const { reads, shown } = opened()
  await shown(1, 2)
  await shown(2, 1)
  expect(reads).toHaveLength(1)
})

test('a product of which nothing is found is looked for again', async () => {
  const { change, shown } = opened()
  expect(await shown(4)).toEqual([])
  change(4, 'new')
  expect(await shown(4)).toEqual([[4, 'new']])
})

test.each([
  ['the product', product(1), [[1]]],
  ['the brands', new Set(['brands']), [[1, 2]]],
  ['anything', null, [[1, 2]]],
  ['another product', product(3), []],
])('after a change of %s, what it is about is read again', async (_, changed, again) => {
  const { reads, announce, shown } = opened()
  await shown(1, 2)
  announce(changed)
  await shown(1, 2)
  expect(reads.slice(1)).toEqual(again)
})

test('the feed is caught up with before a cached row is used', async () => {
  const { change, shown } = opened({ pending: product(1) })
  await shown(1)
  change(1, 'changed')
  expect(await shown(1)).toEqual([[1, 'changed']])
})

test.each([product(1), new Set(['brands']), null])('what was being read while it changed (%o) is not cached', async (changed) => {
  const { change, announce, shown } = opened()
  const before = shown(1, 2)
  change(1, 'changed')
  announce(changed)
  expect(await before).toEqual([
    [1, 'title 1'],
    [2, 'title 2'],
  ])
  expect(await shown(1)).toEqual([[1, 'changed']])
})

test('the products wanted last are cached, and no more', async () => {
  const { reads, shown } = opened({ most: 2 })
  await shown(1)
  await shown(2)
  await shown(1)
  await shown(3)
  await shown(1)
  await shown(2)
  expect(reads).toEqual([[1], [2], [3], [2]])
})

test('a failed read changes nothing', async () => {
  const failing = createProductRows(() => Promise.reject(new Error('away')), { subscribe: () => {}, catchUp: async () => {} }, 10)
  await expect(failing.get(orm, [1])).rejects.toThrow('away')
})
