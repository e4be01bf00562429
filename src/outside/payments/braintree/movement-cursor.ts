/** What a cursor tells movements apart by; Braintree's times are whole seconds. */
export interface Placed {
  kind: 'captured' | 'refunded'
  reference: string
  at: Date
}

/** A second, and which of its movements were read: others may still be made in it. */
export interface Cursor {
  at: Date
  read: ReadonlySet<string>
}

const nameOf = ({ kind, reference }: Placed): string => `${kind}.${reference}`

export function readCursor(text: string): Cursor {
  const [at = '', ...read] = text.split(' ')
  return { at: new Date(at), read: new Set(read) }
}

/** The cursor behind the newest of some movements. */
export function cursorBehind(movements: readonly Placed[]): string {
  const newest = Math.max(...movements.map(({ at }) => at.getTime()))
  const read = movements.filter(({ at }) => at.getTime() === newest).map(nameOf)
  return [new Date(newest).toISOString(), ...read].join(' ')
}

export const isBehind = (movement: Placed, cursor: Cursor | null): boolean =>
  cursor === null || movement.at > cursor.at || (movement.at.getTime() === cursor.at.getTime() && !cursor.read.has(nameOf(movement)))

const weekMs = 7 * 24 * 60 * 60 * 1000

/** Weeks from the second of a time until now: a search of Braintree finds at most 20,000 transactions. */
export function* windowsFrom(from: Date, now: Date): Generator<readonly [Date, Date]> {
  for (let start = Math.floor(from.getTime() / 1000) * 1000; start <= now.getTime(); start += weekMs)
    yield [new Date(start), new Date(Math.min(start + weekMs, now.getTime()))]
}
