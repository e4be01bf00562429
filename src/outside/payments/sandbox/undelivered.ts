import type { Clock } from '#src/kit/clock.ts'
import type { GatewayEvent } from '../port.ts'
import type { Journal } from './journal.ts'
import type { JournalEntry } from './journal-entry.ts'

/** The events that the shop has not taken yet. */
export interface Undelivered {
  all(): GatewayEvent[]
  /** Resolves once the journal says so. */
  markDelivered(eventIds: readonly string[]): Promise<unknown>
}

export function createUndelivered({ journal, clock, onNew }: { journal: Journal; clock: Clock; onNew(): void }): Undelivered {
  const waiting = new Map<string, GatewayEvent>()
  for (const entry of journal.entries) note(entry)
  journal.onWritten((entry) => {
    if (note(entry)) onNew()
  })

  /** Whether the entry is a new event. */
  function note(entry: JournalEntry): boolean {
    if (entry.event === 'delivered') waiting.delete(entry.eventId)
    if (entry.event === 'delivered' || !('eventId' in entry) || entry.eventId === undefined) return false
    waiting.set(entry.eventId, eventOf(entry, entry.eventId))
    return true
  }

  return {
    all: () => [...waiting.values()],
    markDelivered: (eventIds) =>
      Promise.all(eventIds.map((eventId) => journal.append({ at: clock.now().toISOString(), event: 'delivered', eventId }))),
  }
}

const eventOf = (entry: Extract<JournalEntry, { attemptKey: string }>, id: string): GatewayEvent =>
  entry.event === 'refunded' ? { id, about: 'refund', key: entry.refundKey } : { id, about: 'attempt', key: entry.attemptKey }
