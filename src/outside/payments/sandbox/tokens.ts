import { randomBytes } from 'node:crypto'
import type { Clock } from '#src/kit/clock.ts'
import { digitsOf, type CardEntry } from './card/card-rules.ts'
import { brandOf } from './card/card-types.ts'
import { behaviourOf, type Behaviour } from './test-cards.ts'

/** The stored part of a card: enough to print on a receipt, not enough to charge the card elsewhere. */
export interface TokenizedCard {
  brand: string
  last4: string
  /** MM/YY */
  expiry: string
  name: string
  behaviour: Behaviour
}

/** The cards that the form has sent, each with a nonce that is good for one charge. In memory only. */
export interface Tokens {
  /** Stores a card that passed the rules, and returns its nonce. */
  issue(card: CardEntry): { nonce: string; card: TokenizedCard }
  /** The accident of the next charge with this nonce, if any. A lost request is lost once. */
  accidentOf(nonce: string): Behaviour['accident']
  /** The card of a nonce, once; null when the nonce was never issued, is used up, or is older than half an hour. */
  spend(nonce: string): TokenizedCard | null
}

const liveMs = 30 * 60_000
const mostLive = 10_000

export function createTokens(clock: Clock): Tokens {
  const issued = new Map<string, { card: TokenizedCard; until: number }>()
  const peek = (nonce: string): TokenizedCard | null => {
    const token = issued.get(nonce)
    return token && token.until > clock.now().getTime() ? token.card : null
  }
  return {
    issue(entry) {
      const card = tokenized(entry)
      const nonce = randomBytes(24).toString('base64url')
      issued.set(nonce, { card, until: clock.now().getTime() + liveMs })
      // A Map is in insertion order, so the first key is the oldest.
      if (issued.size > mostLive) issued.delete(issued.keys().next().value!)
      return { nonce, card }
    },
    accidentOf(nonce) {
      const card = peek(nonce)
      const accident = card?.behaviour.accident
      if (card && accident === 'request-lost') card.behaviour = { outcome: card.behaviour.outcome }
      return accident
    },
    spend(nonce) {
      const card = peek(nonce)
      issued.delete(nonce)
      return card
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
