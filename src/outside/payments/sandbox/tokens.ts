import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '#src/kit/clock.ts'
import { digitsOf, type CardEntry } from './card/card-rules.ts'
import { brandOf } from './card/card-types.ts'
import { behaviourOf, type Behaviour } from './test-cards.ts'

/** All that is kept of a card: enough to print on a receipt, not enough to charge it elsewhere. */
export interface TokenizedCard {
  brand: string
  last4: string
  /** MM/YY */
  expiry: string
  name: string
  behaviour: Behaviour
}

/** Cards handed over by the form, each behind a nonce that is good for one charge. Kept in memory only. */
export interface Tokens {
  /** Takes a card that passed the rules; answers with its nonce. */
  issue(card: CardEntry): { nonce: string; card: TokenizedCard }
  /** What goes wrong on the way of the next charge with this nonce. A lost request is lost once. */
  accidentOf(nonce: string): Behaviour['accident']
  /** The card behind a nonce, once; null when it was never issued, is used up, or is older than half an hour. */
  spend(nonce: string): TokenizedCard | null
}

const liveMs = 30 * 60_000
const mostLive = 10_000

export function createTokens(clock: Clock): Tokens {
  const issued = new LRUCache<string, TokenizedCard>({
    max: mostLive,
    ttl: liveMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  })
  return {
    issue(entry) {
      const card = tokenized(entry)
      const nonce = randomBytes(24).toString('base64url')
      issued.set(nonce, card)
      return { nonce, card }
    },
    accidentOf(nonce) {
      const card = issued.get(nonce)
      const accident = card?.behaviour.accident
      if (card && accident === 'request-lost') card.behaviour = { outcome: card.behaviour.outcome }
      return accident
    },
    spend(nonce) {
      const card = issued.get(nonce)
      issued.delete(nonce)
      return card ?? null
    },
  }
}

function tokenized(entry: CardEntry): TokenizedCard {
  const digits = digitsOf(entry.number)
  return {
    brand: brandOf(digits) ?? 'Card',
    last4: digits.slice(-4),
    expiry: entry.expiry.trim(),
    name: entry.name.trim(),
    behaviour: behaviourOf(digits),
  }
}
