export type Separator = ',' | ';' | '\t'

const separators: readonly Separator[] = [',', ';', '\t']
const quote = 0x22
const lineEnds = new Set([0x0a, 0x0d])
/** No header of an export is longer. */
const longestHeader = 65_536

/**
 * How the cells of a CSV are separated, by its first line: a spreadsheet saves tabs with UTF-16, and semicolons where a comma
 * is the decimal sign. Returns the bytes anew, from their beginning.
 */
export async function withSeparator(bytes: AsyncIterable<Uint8Array>): Promise<{ separator: Separator; bytes: AsyncIterable<Uint8Array> }> {
  const source = bytes[Symbol.asyncIterator]()
  const read: Uint8Array[] = []
  let size = 0
  for (let next = await source.next(); !next.done; next = await source.next()) {
    read.push(next.value)
    size += next.value.length
    if (size >= longestHeader || next.value.some((byte) => lineEnds.has(byte))) break
  }
  async function* anew(): AsyncGenerator<Uint8Array> {
    yield* read
    yield* { [Symbol.asyncIterator]: () => source }
  }
  return { separator: separatorOf(Buffer.concat(read)), bytes: anew() }
}

/** The separator that the first line has most of, outside quotation marks; a comma where it has none. UTF-16 has the same bytes, with zeros between. */
export function separatorOf(start: Uint8Array): Separator {
  const counts: Record<Separator, number> = { ',': 0, ';': 0, '\t': 0 }
  let isQuoted = false
  for (const byte of start) {
    if (byte === quote) isQuoted = !isQuoted
    else if (!isQuoted && lineEnds.has(byte)) break
    else if (!isQuoted) {
      const sign = String.fromCharCode(byte) as Separator
      if (sign in counts) counts[sign]++
    }
  }
  return separators.reduce((most, one) => (counts[one] > counts[most] ? one : most))
}
