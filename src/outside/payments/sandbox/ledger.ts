import { randomBytes } from 'node:crypto'
import type { Clock } from '#src/kit/clock.ts'
import type { Cents } from '#src/kit/money.ts'
import type { Journal, JournalEntry, Outcome } from './journal.ts'
import type { TokenizedCard, Tokens } from './tokens.ts'

export interface Charge {
  attemptKey: string
  amountCents: Cents
  currency: string
  nonce: string
  orderNumber: string
}

/** `conflict`: the key belongs to a charge with other parameters, or was closed; nothing was done. */
export type ChargeAnswer = Exclude<Outcome, { event: 'closed' }> | 'conflict'

/** The bank's ledger. Every promise resolves after the journal was flushed, and rejects when that failed. */
export interface Ledger {
  /** Charges a card once per attempt key; a repeated charge gets the first answer. */
  charge(charge: Charge): Promise<ChargeAnswer>
  /** The outcome of an attempt. An unknown key is closed by this inquiry. */
  inquire(attemptKey: string): Promise<Outcome>
  readonly entries: readonly JournalEntry[]
}

export function createLedger({ journal, tokens, clock }: { journal: Journal; tokens: Tokens; clock: Clock }): Ledger {
  const attempts = new Map<string, Promise<Outcome>>()
  for (const entry of journal.entries) attempts.set(entry.attemptKey, Promise.resolve(entry))

  // The key is stored before anything is awaited, so of two simultaneous requests the second finds the first.
  function settle(attemptKey: string, outcome: Outcome): Promise<Outcome> {
    const settled = journal.append({ at: clock.now().toISOString(), attemptKey, ...outcome }).then(() => outcome)
    attempts.set(attemptKey, settled)
    settled.catch(() => attempts.delete(attemptKey))
    return settled
  }

  return {
    entries: journal.entries,
    async charge(charge) {
      const known = attempts.get(charge.attemptKey)
      const outcome = await (known ?? settle(charge.attemptKey, decide(charge, tokens.spend(charge.nonce))))
      return outcome.event !== 'closed' && isFor(charge, outcome) ? outcome : 'conflict'
    },
    inquire: (attemptKey) => attempts.get(attemptKey) ?? settle(attemptKey, { event: 'closed' }),
  }
}

function decide({ orderNumber, amountCents, currency, nonce }: Charge, card: TokenizedCard | null): Outcome {
  const parameters = { orderNumber, amountCents, currency, nonce }
  if (card === null) return { event: 'declined', ...parameters, reason: 'invalid-nonce' }
  const { outcome } = card.behaviour
  if (outcome !== 'captured') return { event: 'declined', ...parameters, reason: outcome }
  const reference = `bank_${randomBytes(9).toString('base64url')}`
  return { event: 'captured', ...parameters, reference, card: { brand: card.brand, last4: card.last4 } }
}

const isFor = (charge: Charge, outcome: Exclude<Outcome, { event: 'closed' }>): boolean =>
  charge.amountCents === outcome.amountCents &&
  charge.currency === outcome.currency &&
  charge.nonce === outcome.nonce &&
  charge.orderNumber === outcome.orderNumber
