import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '#src/kit/clock.ts'
import { bankCard, type BankCard } from './bank-card.ts'
import type { CardEntry } from './card/card-rules.ts'
import type { Journal } from './journal.ts'
import type { JournalEntry } from './journal-entry.ts'

/** Cards from the form, each behind a nonce that is good for one charge. */
export interface Tokens {
  /** Takes a card that passed the rules. The nonce survives a restart once `written` has resolved. */
  issue(card: CardEntry): { nonce: string; card: BankCard; written: Promise<void> }
  /** The card behind a nonce; null when it was never issued, is used up, or is older than half an hour. */
  find(nonce: string): BankCard | null
  /** Uses a nonce up. The journal's entry of the charge says so after a restart. */
  spend(nonce: string): void
}

const liveMs = 30 * 60_000
const mostLive = 10_000

interface TokensParts {
  journal: Journal
  clock: Clock
  fingerprintKey: string
}

export function createTokens({ journal, clock, fingerprintKey }: TokensParts): Tokens {
  const issued = new LRUCache<string, BankCard>({
    max: mostLive,
    ttl: liveMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  })
  for (const entry of journal.entries) recall(entry)

  function recall(entry: JournalEntry): void {
    if (entry.event === 'issued') issued.set(entry.nonce, entry.card, { start: Date.parse(entry.at) })
    else if ('nonce' in entry && entry.nonce !== undefined) issued.delete(entry.nonce)
  }

  return {
    issue(entry) {
      const card = bankCard(entry, fingerprintKey)
      const nonce = randomBytes(24).toString('base64url')
      issued.set(nonce, card)
      const written = journal.append({ at: clock.now().toISOString(), event: 'issued', nonce, card })
      // Who waits for it hears of a failure; a nonce that is not on the disk only fails to survive a restart.
      written.catch(() => {})
      return { nonce, card, written }
    },
    find: (nonce) => issued.get(nonce) ?? null,
    spend: (nonce) => void issued.delete(nonce),
  }
}
