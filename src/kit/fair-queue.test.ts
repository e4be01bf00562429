import { expect, test } from 'vitest'
import { createFairQueue, type FairQueue } from './fair-queue.ts'

/** Adds items named by their asker, as in `a1`. */
function queueOf(...items: string[]): FairQueue<string> {
  const queue = createFairQueue<string>()
  for (const item of items) queue.add(item[0]!, item)
  return queue
}
const inOrder = (queue: FairQueue<string>): string[] => Array.from({ length: queue.count() }, () => queue.next()!)

test('one of each asker goes in turn, the longest waiting of each first', () => {
  const queue = queueOf('a1', 'a2', 'a3', 'b1', 'c1', 'b2')
  expect(queue.count()).toBe(6)
  expect(inOrder(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  expect([queue.count(), queue.next(), queue.dropOne()]).toEqual([0, undefined, undefined])
})

test('an asker who comes back waits behind those who were there', () => {
  const queue = queueOf('a1', 'b1', 'b2')
  expect(queue.next()).toBe('a1')
  queue.add('a', 'a2')
  expect(inOrder(queue)).toEqual(['b1', 'a2', 'b2'])
})

test('what is dropped came last from the asker with most waiting, whoever asked last', () => {
  const queue = queueOf('a1', 'a2', 'a3', 'b1')
  expect(queue.dropOne()).toBe('a3')
  expect(queue.count()).toBe(3)
  expect(inOrder(queue)).toEqual(['a1', 'b1', 'a2'])
})
