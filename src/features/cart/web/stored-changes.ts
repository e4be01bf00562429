/** The quantity that a line is to have. */
interface LineChange {
  line: number
  quantity: number
}

/** Goods that are added to the cart. */
export interface Addition {
  line?: undefined
  ean: string
  /** As a refusal that comes late names it. */
  name: string
  quantity: number
  /** The promotion under which it is bought for less. */
  offer: number | null
  /** How many pieces of it were in the cart when it was sent; null until then. */
  before: number | null
}

export type Change = LineChange | Addition

/** Changes that the server has not confirmed, in the order of their first press. */
export interface StoredChanges {
  read(): readonly Change[]
  write(changes: readonly Change[]): void
}

/** The pending changes, which are stored whenever one comes, is sent, or goes. */
export function pendingIn(stored: StoredChanges) {
  const changes = new Map(stored.read().map((change) => [keyOf(change), change]))
  const all = (): Change[] => [...changes.values()]
  return {
    all,
    /** A newer quantity of a line takes the place of the older one. */
    put(change: Change) {
      changes.set(keyOf(change), change)
      stored.write(all())
    },
    /** After a refusal a newer quantity of the same line goes too. */
    drop(change: Change, isRefused: boolean) {
      if (isRefused || changes.get(keyOf(change)) === change) changes.delete(keyOf(change))
      stored.write(all())
    },
    /** The changes are somebody else's. */
    forget() {
      changes.clear()
      stored.write([])
    },
  }
}

export type PendingChanges = ReturnType<typeof pendingIn>

const keyOf = (change: Change): number | Change => change.line ?? change

const key = 'cartChanges'

/** In the window's own storage, so that a reload does not lose them and no other window sends them too. Storage may be refused. */
export const storedChanges: StoredChanges = {
  read() {
    try {
      return (JSON.parse(sessionStorage.getItem(key) ?? '[]') as Change[]).filter(isChange)
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

const isChange = ({ quantity }: Change): boolean => quantity >= 0
