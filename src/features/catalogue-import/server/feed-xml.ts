import { SaxesParser } from 'saxes'
import { attributeNamed, googleRow, type GoogleRow } from '../rules/google-attributes.ts'
import type { FileEvent } from './read-events.ts'

/**
 * Reads the items of a feed in RSS 2.0, RSS 1.0 or Atom (`item` or `entry`), one at a time. Entities that a document type
 * declares are not expanded.
 */
export async function* readFeedXml(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<GoogleRow | FileEvent> {
  const ready: GoogleRow[] = []
  const ignored = new Set<string>()
  let last: GoogleRow | undefined
  const parser = feedParser((row) => ready.push((last = row)), ignored)
  const decoder = new TextDecoder()
  try {
    for await (const chunk of bytes) {
      parser.write(decoder.decode(chunk, { stream: true }))
      yield* ready.splice(0)
    }
    parser.write(decoder.decode()).close()
    yield* ready.splice(0)
    yield { kind: 'columns', ignored: [...ignored] }
  } catch (error) {
    if (!(error instanceof NotFeed)) throw error
    yield* ready.splice(0)
    // Further items of its group are not read, so the group does not count as complete.
    if (last?.cell('item_group_id')) yield { ...last, line: parser.line, damage: { column: '', text: error.message } }
    yield { kind: 'unreadable', reason: error.message }
  }
}

class NotFeed extends Error {}

function feedParser(found: (row: GoogleRow) => void, ignored: Set<string>): SaxesParser {
  const parser = new SaxesParser({ position: true })
  const path: { name: string; text: string; parts: string[] }[] = []
  let item: { line: number; depth: number; values: [string, string][] } | null = null

  parser.on('error', (error) => {
    throw new NotFeed(`The feed is not well-formed XML, so it was read no further: line ${error.message}`)
  })
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-?8$/i.test(encoding)) throw new NotFeed(`The feed says it is in ${encoding}; save it in UTF-8.`)
  })
  parser.on('opentag', ({ name }) => {
    path.push({ name, text: '', parts: [] })
    if (item === null && (name === 'item' || name === 'entry')) item = { line: parser.line, depth: path.length, values: [] }
  })
  const addText = (text: string): void => {
    const element = path.at(-1)
    if (element) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const { name, text, parts } = path.pop()!
    if (item === null) return
    if (path.length < item.depth) {
      found({ ...googleRow(item.line, item.values), damage: damageOf(item.values) })
      item = null
    } else if (path.length === item.depth) {
      // An attribute made of parts, such as product_detail, is written as in the text form: parts with colons between.
      item.values.push([name, parts.length > 0 ? parts.join(':') : text])
      if (attributeNamed(name) === undefined) ignored.add(name)
    } else {
      path.at(-1)!.parts.push(text.trim().replaceAll(':', '\\:'))
    }
  })
  return parser
}

function damageOf(values: readonly (readonly [name: string, value: string])[]): GoogleRow['damage'] {
  const garbled = values.find(([, value]) => value.includes('\ufffd'))
  return garbled && { column: garbled[0], text: 'has bytes that are not UTF-8; save the feed in UTF-8' }
}
