import type { JournalEntry } from './journal-entry.ts'

const perPage = 1000

/** Up to a thousand movements of money after the first `after` lines of the journal; `next` is null when there are none. */
export function movementsAfter(entries: readonly JournalEntry[], after: number): { movements: object[]; next: string | null } {
  const movements: object[] = []
  let line = after
  for (; line < entries.length && movements.length < perPage; line++) {
    const movement = movementOf(entries[line]!)
    if (movement) movements.push(movement)
  }
  return { movements, next: movements.length > 0 ? String(line) : null }
}

function movementOf(entry: JournalEntry): object | null {
  if (entry.event !== 'captured' && entry.event !== 'refunded') return null
  const { event: kind, attemptKey, orderNumber, amountCents, reference, at } = entry
  return { kind, key: entry.event === 'refunded' ? entry.refundKey : attemptKey, attemptKey, orderNumber, amountCents, reference, at }
}
