import type { Socket } from 'node:net'
import pg from 'pg'

/** How many statements a process names at most: the shop's own are fewer, but lists of many lengths make ever new ones. */
const mostPrepared = 400
/** A statement that was run this often will be run again. */
const worthPreparing = 3

const runs = new Map<string, number>()
const names = new Map<string, string>()

/** The name under which a statement is prepared; undefined for one that is parsed each time. */
function nameOf(text: string): string | undefined {
  const name = names.get(text)
  if (name !== undefined || names.size >= mostPrepared) return name
  if (runs.size > mostPrepared * 10) runs.clear()
  const times = (runs.get(text) ?? 0) + 1
  runs.set(text, times)
  if (times >= worthPreparing) names.set(text, `often-${names.size}`)
  return names.get(text)
}

type Asked = { text?: unknown; name?: string; values?: unknown; submit?: unknown }

const isUnnamed = (asked: Asked): asked is { text: string } =>
  typeof asked.text === 'string' && asked.name === undefined && asked.submit === undefined

/**
 * A connection on which PostgreSQL parses and plans a statement with values once and not each time that it is run, which
 * for most of the shop's takes longer than running them.
 */
export class PreparedClient extends pg.Client {
  /** What is asked in one turn of the event loop leaves in one packet. */
  #sendTogether(): void {
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection
    if (stream.writableCorked > 0) return
    stream.cork()
    setImmediate(() => stream.uncork())
  }

  override query(...[asked, values, done]: unknown[]): never {
    const query = super.query.bind(this) as (...given: unknown[]) => never
    this.#sendTogether()
    const statement: Asked = typeof asked === 'string' ? { text: asked } : (asked as Asked)
    // Without values a text may hold several statements, which can't be prepared.
    const given = Array.isArray(values) ? values : statement.values
    const hasValues = Array.isArray(given) && given.length > 0
    return query(hasValues && isUnnamed(statement) ? { ...statement, name: nameOf(statement.text) } : asked, values, done)
  }
}
