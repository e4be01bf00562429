import { expect, test } from 'vitest'
import { separatorOf, withSeparator } from './separator.ts'

test.each([
  ['Handle,Title,Vendor\na;b;c;d;e;f', ','],
  ['Handle;Title;Vendor\r\na,b,c', ';'],
  ['Handle\tTitle\tVendor\rx', '\t'],
  ['"Title, with, commas";Handle;Vendor', ';'],
  ['Handle', ','],
  ['', ','],
] as const)('%j is separated by %j', (text, separator) => {
  expect(separatorOf(Buffer.from(text))).toBe(separator)
  expect(separatorOf(Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe(separator)
})

async function* pieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size))
}

test.each([1, 3, 1000])('nothing is lost of a file in pieces of %i bytes', async (size) => {
  const text = 'Handle\tTitle\nmug\tA mug\ncup\tA cup\n'
  const { separator, bytes } = await withSeparator(pieces(text, size))
  const read: Uint8Array[] = []
  for await (const piece of bytes) read.push(piece)
  expect([separator, Buffer.concat(read).toString()]).toEqual(['\t', text])
})
