import { randomBytes } from 'node:crypto'
import { shopDay, type Clock } from '#src/kit/clock.ts'
import type { CardSource } from '../port.ts'
import { chargedCard, type BankCard } from './bank-card.ts'
import { createAttempts, type Challenged } from './attempts.ts'
import { authorise, decide, isSameCharge, type Charge } from './decide.ts'
import type { Journal } from './journal.ts'
import type { AttemptState, ChargeParameters, JournalEntry } from './journal-entry.ts'
import type { Tokens } from './tokens.ts'
import type { Vault } from './vault.ts'

/** `conflict`: the key belongs to a charge with other parameters, or was closed or never seen; nothing was done. */
export type ChargeAnswer = Exclude<AttemptState, { event: 'closed' }> | 'conflict'

/** The bank's attempts. Every promise resolves after the journal was flushed, and rejects when that failed. */
export interface Ledger {
  /** Charges a card once per attempt key; a repeated charge gets the first answer. */
  charge(charge: Charge): Promise<ChargeAnswer>
  /** Charges an attempt that waits for 3-D Secure, by the proof of its page; otherwise the answer is how it stands. */
  complete(attemptKey: string, proof: string): Promise<ChargeAnswer>
  /** The state of an attempt. An unknown key is closed by this inquiry. */
  inquire(attemptKey: string): Promise<AttemptState>
  /** Ends an attempt that waits for 3-D Secure, and closes an unknown key. */
  end(attemptKey: string): Promise<AttemptState>
  /** The attempt that waits for this 3-D Secure page. */
  challenged(challenge: string): Challenged | null
  /** Settles a 3-D Secure page; null when no attempt waits for it. The proof is good for its own attempt only; that of a failed page completes nothing. */
  prove(challenge: string, result: 'passed' | 'failed'): Promise<string | null>
  /** The captured amount and the order of an attempt, once it is in the journal. */
  captured(attemptKey: string): Promise<ChargeParameters | null>
  readonly entries: readonly JournalEntry[]
}

interface LedgerParts {
  journal: Journal
  tokens: Tokens
  vault: Vault
  clock: Clock
}

export function createLedger({ journal, tokens, vault, clock }: LedgerParts): Ledger {
  const attempts = createAttempts({ journal, vault, clock })
  const thisMonth = (): string => shopDay(clock.now()).slice(0, 7)
  const placeFor =
    ({ storeFor = '' }: { storeFor?: string }) =>
    (card: BankCard) =>
      vault.place(storeFor, card)

  function take(source: CardSource): BankCard | null {
    if ('vaultToken' in source) return vault.find(source.vaultToken)
    const card = tokens.find(source.nonce)
    tokens.spend(source.nonce)
    return card
  }

  return {
    entries: journal.entries,
    async charge(charge) {
      const { attemptKey, card } = charge
      const standing = attempts.standing(attemptKey)
      const state = await (standing ?? attempts.write(attemptKey, decide(charge, take(card), thisMonth(), placeFor(charge))))
      return state.event !== 'closed' && isSameCharge(charge, state) ? state : 'conflict'
    },
    async complete(attemptKey, proof) {
      const latest = attempts.latest(attemptKey)
      if (!latest) return 'conflict'
      const isProven = latest.event === 'challenged' && latest.proof === proof
      const state = await (isProven ? attempts.write(attemptKey, authorised(latest)) : attempts.standing(attemptKey)!)
      return state.event === 'closed' ? 'conflict' : state
    },
    inquire: (attemptKey) => attempts.standing(attemptKey) ?? attempts.write(attemptKey, { event: 'closed' }),
    async end(attemptKey) {
      const latest = attempts.latest(attemptKey)
      if (!latest) return attempts.write(attemptKey, { event: 'closed' })
      return latest.event === 'challenged' ? attempts.write(attemptKey, refused(latest, 'abandoned')) : attempts.standing(attemptKey)!
    },
    challenged: attempts.waiting,
    async prove(challenge, result) {
      const challenged = attempts.waiting(challenge)
      if (!challenged) return null
      const proof = randomBytes(24).toString('base64url')
      const state: AttemptState = result === 'passed' ? { ...challenged, proof } : refused(challenged, 'authentication-failed')
      await attempts.write(challenged.attemptKey, state)
      return proof
    },
    async captured(attemptKey) {
      const state = await attempts.standing(attemptKey)
      return state?.event === 'captured' ? state : null
    },
  }

  function authorised(challenged: Challenged): AttemptState {
    const { card } = challenged
    return authorise(sentWith(challenged), card, thisMonth(), placeFor(challenged))
  }
}

const refused = (challenged: Challenged, reason: 'abandoned' | 'authentication-failed'): AttemptState => ({
  event: 'declined',
  ...sentWith(challenged),
  reason,
  card: chargedCard(challenged.card),
})

const sentWith = ({ orderNumber, amountCents, currency, nonce, vaultToken, storeFor, instalments }: Challenged): ChargeParameters => ({
  orderNumber,
  amountCents,
  currency,
  nonce,
  vaultToken,
  storeFor,
  instalments,
})
