import { groupOf, itemFromGoogle } from '../../rules/from-google.ts'
import { googleRow, readGoogleHeader, type GoogleRow } from '../../rules/google-attributes.ts'
import { readFeedXml, type FeedPart } from './feed-xml.ts'
import { groupRows } from './group-rows.ts'
import { scatteredReading, type ReadEvent } from './read-events.ts'
import { damageOf, readSourceRows } from './source-rows.ts'

/** Reads a Google Merchant feed, XML or text with tabs, product by product; holds the items of one group at a time. */
export async function* readGoogle(bytes: AsyncIterable<Uint8Array>, now: Date): AsyncGenerator<ReadEvent> {
  const { beginning, whole } = await peek(bytes)
  const isXml = /^\s*</.test(beginning)
  yield* isXml ? products(readFeedXml(whole), now) : readText(whole, now)
}

async function* readText(bytes: AsyncIterable<Uint8Array>, now: Date): AsyncGenerator<ReadEvent> {
  const rows = readSourceRows(bytes, '\t')
  const first = await rows.next()
  if (first.done) return yield { kind: 'unreadable', reason: 'The file is empty.' }
  if (first.value.broken !== undefined) return yield { kind: 'unreadable', reason: `Line 1: ${first.value.broken}.` }
  const names = first.value.cells
  const header = readGoogleHeader(names)
  if (!header.ok) return yield { kind: 'unreadable', reason: header.problem }
  yield { kind: 'columns', ignored: header.value.ignored }
  async function* items(): AsyncGenerator<GoogleRow> {
    for await (const row of rows) {
      const values = names.map((name, place) => [name, row.cells[place] ?? ''] as const)
      yield { ...googleRow(row.line, values), damage: damageOf(row, names) }
    }
  }
  yield* products(items(), now)
}

async function* products(parts: AsyncIterable<FeedPart>, now: Date): AsyncGenerator<ReadEvent> {
  const remaining: ReadEvent[] = []
  async function* rows(): AsyncGenerator<GoogleRow> {
    for await (const part of parts) {
      if ('kind' in part) remaining.push(part)
      else yield part
    }
  }
  for await (const { rows: group, cameBefore } of groupRows(rows(), { keyOf: groupOf, isDamaged: (row) => row.damage !== undefined })) {
    const handle = groupOf(group[0])
    const lines = group.map((row) => row.line)
    const reading =
      cameBefore === null ? itemFromGoogle(group, now) : scatteredReading(lines, 'item_group_id', handle, cameBefore)
    yield { kind: 'product', handle, rows: group.length, reading, scattered: cameBefore !== null }
  }
  yield* remaining
}

/** The first characters, and all of the bytes again. */
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
