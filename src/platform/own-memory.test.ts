import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inOwnMemory } from './own-memory.ts'

test.each([
  ['of a text', Buffer.from('an answer')],
  ['compressed', gzipSync('an answer')],
])('a buffer %s holds no more memory than its bytes', (_, bytes) => {
  expect(bytes.buffer.byteLength).toBeGreaterThan(bytes.length)
  const own = inOwnMemory(bytes)
  expect([own.equals(bytes), own.buffer.byteLength]).toEqual([true, bytes.length])
})

test('a large buffer has memory of its own already, and is not copied', () => {
  const large = Buffer.alloc(100_000, 'x')
  expect(inOwnMemory(large)).toBe(large)
})
