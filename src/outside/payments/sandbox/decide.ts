import { randomBytes } from 'node:crypto'
import type { ChargeRequest } from '../port.ts'
import { chargedCard, type BankCard } from './bank-card.ts'
import type { AttemptState, ChargeParameters, VaultCard } from './journal-entry.ts'

export type Charge = Omit<ChargeRequest, 'currency'> & { currency: string }

export const newReference = (): string => `bank_${randomBytes(9).toString('base64url')}`

/** What of a charge goes into the journal. The ranges of a bank decide once and are not stored. */
export const parametersOf = ({ orderNumber, amountCents, currency, card, storeFor, instalments }: Charge): ChargeParameters => ({
  orderNumber,
  amountCents,
  currency,
  ...card,
  storeFor,
  instalments: instalments && { bank: instalments.bank, months: instalments.months },
})

/** Whether a charge is the same as the one that its key was first sent with. */
export const isSameCharge = (charge: Charge, before: ChargeParameters): boolean => {
  const now = parametersOf(charge)
  return (
    now.amountCents === before.amountCents &&
    now.currency === before.currency &&
    now.nonce === before.nonce &&
    now.vaultToken === before.vaultToken &&
    now.orderNumber === before.orderNumber &&
    now.instalments?.bank === before.instalments?.bank &&
    now.instalments?.months === before.instalments?.months
  )
}

/** What a charge of this card leads to; `month` is the current one as YYYY-MM. */
export function decide(charge: Charge, card: BankCard | null, month: string, place: (card: BankCard) => VaultCard): AttemptState {
  const parameters = parametersOf(charge)
  if (card === null) return { event: 'declined', ...parameters, reason: 'invalid-nonce' }
  if (charge.instalments && !charge.instalments.cardRanges.some((range) => card.range.startsWith(range.slice(0, card.range.length))))
    return { event: 'declined', ...parameters, reason: 'other-bank', card: chargedCard(card) }
  if (card.behaviour.challenge) return { event: 'challenged', ...parameters, challenge: randomBytes(24).toString('base64url'), card }
  return authorise(parameters, card, month, place)
}

/** The outcome of a card of which nothing more is asked. */
export function authorise(parameters: ChargeParameters, card: BankCard, month: string, place: (card: BankCard) => VaultCard): AttemptState {
  const reason = card.expires < month ? 'expired-card' : card.behaviour.outcome
  if (reason !== 'captured') return { event: 'declined', ...parameters, reason, card: chargedCard(card) }
  return {
    event: 'captured',
    ...parameters,
    reference: newReference(),
    card: chargedCard(card),
    ...(parameters.storeFor === undefined ? {} : { stored: place(card) }),
  }
}
