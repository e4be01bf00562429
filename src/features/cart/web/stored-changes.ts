/** Quantities that the server has not confirmed, by line. */
export interface StoredChanges {
  read(): (readonly [line: number, quantity: number])[]
  write(changes: readonly (readonly [line: number, quantity: number])[]): void
}

/** The pending quantities, which are stored with each change; null drops one. */
export function pendingIn(stored: StoredChanges): {
  pending: ReadonlyMap<number, number>
  setPending(line: number, quantity: number | null): void
} {
  const pending = new Map(stored.read())
  return {
    pending,
    setPending(line, quantity) {
      if (quantity === null) pending.delete(line)
      else pending.set(line, quantity)
      stored.write([...pending])
    },
  }
}

const key = 'cartChanges'

/** In the window's own storage, so that a reload does not lose them and no other window sends them too. Storage may be refused. */
export const storedChanges: StoredChanges = {
  read() {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
      return Array.isArray(stored) ? stored.filter(isChange) : []
    } catch {
      return []
    }
  },
  write(changes) {
    try {
      if (changes.length > 0) sessionStorage.setItem(key, JSON.stringify(changes))
      else sessionStorage.removeItem(key)
    } catch {
      // They are sent from memory then.
    }
  },
}

const isChange = (each: unknown): each is readonly [number, number] =>
  Array.isArray(each) && each.length === 2 && each.every((number) => Number.isInteger(number) && number >= 0)
