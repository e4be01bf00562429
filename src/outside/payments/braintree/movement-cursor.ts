/** What a cursor tells movements apart by; Braintree's times are whole seconds. */
export interface Placed {
  kind: 'captured' | 'refunded'
  reference: string
  at: Date
}

/** A time, and which movements since then were read: others may still appear between them. */
export interface Cursor {
  at: Date
  read: ReadonlySet<string>
}

const nameOf = ({ kind, reference }: Placed): string => `${kind}.${reference}`

export function readCursor(text: string): Cursor {
  const [at = '', ...read] = text.split(' ')
  return { at: new Date(at), read: new Set(read) }
}

/** A sale stands in the journal at the time when it was made, but only once it is authorized; so long may that take. */
const appearsWithinMs = 5 * 60 * 1000

/** The cursor behind all movements since a time, of which there is at least one. */
export function cursorBehind(movements: readonly Placed[], since: Date): string {
  const newest = Math.max(...movements.map(({ at }) => at.getTime()))
  const from = Math.max(since.getTime(), newest - appearsWithinMs)
  const read = movements.filter(({ at }) => at.getTime() >= from).map(nameOf)
  return [new Date(from).toISOString(), ...read].join(' ')
}

export const isBehind = (movement: Placed, cursor: Cursor | null): boolean =>
  cursor === null || (movement.at >= cursor.at && !cursor.read.has(nameOf(movement)))

const weekMs = 7 * 24 * 60 * 60 * 1000

/** Weeks from the second of a time until now: a search of Braintree finds at most 20,000 transactions. */
export function* windowsFrom(from: Date, now: Date): Generator<readonly [Date, Date]> {
  for (let start = Math.floor(from.getTime() / 1000) * 1000; start <= now.getTime(); start += weekMs)
    yield [new Date(start), new Date(Math.min(start + weekMs, now.getTime()))]
}
