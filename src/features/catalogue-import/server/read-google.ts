import { groupOf, idColumn, itemFromGoogle } from '../rules/from-google.ts'
import { readGoogleHeader } from '../rules/google-attributes.ts'
import type { Slugs } from '../rules/slugs.ts'
import { readFeedXml } from './feed-xml.ts'
import { readProducts, type ReadEvent } from './read-events.ts'
import { readTable } from './source-table.ts'

/**
 * Reads a Google Merchant feed, XML or tab-separated text. `now` decides whether a scheduled sale holds. `slugs` notes the ids,
 * and is right when the whole feed has been read once.
 */
export async function* readGoogle(bytes: AsyncIterable<Uint8Array>, now: Date, slugs: Slugs): AsyncGenerator<ReadEvent> {
  const { beginning, whole } = await peek(bytes)
  const parts = /^\s*</.test(beginning) ? readFeedXml(whole) : readTable(whole, '\t', readGoogleHeader)
  yield* readProducts(parts, {
    keyOf: groupOf,
    handleOf(row) {
      const id = groupOf(row)
      slugs.note(id)
      return id === '' ? '' : slugs.of(id)
    },
    readItem: (rows, handle) => itemFromGoogle(rows, now, handle),
    handleColumn: idColumn,
  })
}

/** The first characters, and an iterable of all bytes. */
async function peek(bytes: AsyncIterable<Uint8Array>): Promise<{ beginning: string; whole: AsyncIterable<Uint8Array> }> {
  const chunks = bytes[Symbol.asyncIterator]()
  const first = await chunks.next()
  async function* whole(): AsyncGenerator<Uint8Array> {
    if (first.done) return
    yield first.value
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  return { beginning: first.done ? '' : new TextDecoder().decode(first.value.subarray(0, 200)), whole: whole() }
}
