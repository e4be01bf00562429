import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inOwnMemory, textInOwnMemory } from './own-memory.ts'

test.each([
  ['of a text', Buffer.from('an answer')],
  ['compressed', gzipSync('an answer')],
])('a buffer %s holds no more memory than its bytes', (_, bytes) => {
  expect(bytes.buffer.byteLength).toBeGreaterThan(bytes.length)
  const own = inOwnMemory(bytes)
  expect([own.equals(bytes), own.buffer.byteLength]).toEqual([true, bytes.length])
})

test.each(['', 'an answer', '九里香 🫖'])('so does the text "%s"', (text) => {
  const own = textInOwnMemory(text)
  expect([own.toString(), own.buffer.byteLength]).toEqual([text, own.length])
})

test('a large buffer has memory of its own already, and is not copied', () => {
  const large = Buffer.alloc(100_000, 'x')
  expect(inOwnMemory(large)).toBe(large)
})
