import { createHmac } from 'node:crypto'
import type { ChargedCard, ChargeOutcome, StoredCard } from '../port.ts'
import { reasonOf, type Refusal } from './decline-reasons.ts'

/** What the shop reads of a transaction. */
export interface Sale extends Refusal {
  id: string
  status: string
  creditCard?: SaleCard | undefined
}

export interface SaleCard {
  cardType: string
  bin: string
  last4: string
  expirationMonth?: string | undefined
  expirationYear?: string | undefined
  /** Only of a card in the vault. */
  token?: string | null | undefined
}

export type SaleOutcome = Exclude<ChargeOutcome, { state: 'requires-action' }> | { state: 'authorized'; reference: string }

/** The states of a sale that takes the money, or has taken it. */
export const capturedStates: ReadonlySet<string> = new Set([
  'submitted_for_settlement',
  'settlement_pending',
  'settling',
  'settlement_confirmed',
  'settled',
])

/** The states of a sale that takes no money. */
const refusedStates: ReadonlySet<string> = new Set([
  'processor_declined',
  'gateway_rejected',
  'failed',
  'voided',
  'authorization_expired',
  'settlement_declined',
])

/**
 * What a sale has come to; `unknown` for an answer that does not say so, because the money may be taken. `authorized`: the money is
 * promised and not taken, which a shop that submits every sale for settlement ends by voiding it.
 */
export function outcomeOf(sale: Sale, cardKey: string): SaleOutcome {
  const card = sale.creditCard?.last4 ? chargedCard(sale.creditCard, cardKey) : undefined
  if (sale.status === 'authorized') return { state: 'authorized', reference: sale.id }
  if (capturedStates.has(sale.status) && sale.creditCard && card) {
    const stored = storedCard(sale.creditCard)
    return { state: 'captured', reference: sale.id, card, ...(stored && { stored }) }
  }
  if (!refusedStates.has(sale.status)) return { state: 'unknown' }
  const reason = reasonOf(sale)
  return reason === null ? { state: 'unknown' } : { state: 'declined', reason, ...(card && { card }) }
}

/**
 * The one outcome of an attempt's transactions. They are several only when Braintree received the same sale twice and
 * refused the second as a duplicate; the captured one counts.
 */
export function outcomeOfAll(sales: readonly Sale[], cardKey: string): SaleOutcome | null {
  const outcomes = sales.map((sale) => outcomeOf(sale, cardKey))
  const weight = ['captured', 'authorized', 'unknown', 'declined']
  return outcomes.sort((one, other) => weight.indexOf(one.state) - weight.indexOf(other.state))[0] ?? null
}

/** The fingerprint is a keyed hash, because Braintree names only cards of its vault. */
export function chargedCard(card: SaleCard, cardKey: string): ChargedCard {
  const text = [card.bin, card.last4, card.expirationMonth, card.expirationYear].join('|')
  return { brand: brandOf(card.cardType), last4: card.last4, fingerprint: createHmac('sha256', cardKey).update(text).digest('base64url') }
}

const storedCard = ({ token, cardType, last4, expirationMonth, expirationYear, bin }: SaleCard): StoredCard | null =>
  token ? { vaultToken: token, brand: brandOf(cardType), last4, expires: `${expirationYear}-${expirationMonth}`, range: bin } : null

/** Braintree's names of brands that the shop writes in another way. */
const brands: Readonly<Record<string, string>> = { MasterCard: 'Mastercard', 'China UnionPay': 'UnionPay' }
const brandOf = (cardType: string): string => brands[cardType] ?? cardType

/** Cents as Braintree writes amounts, `597.00`. */
export const amountOf = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

export const centsOf = (amount: string): number => Math.round(Number(amount) * 100)
