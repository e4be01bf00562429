import type { PaymentMethodNonce } from 'braintree'
import type { CardSource } from '../port.ts'
import { isNotFound, type BraintreeApi } from './braintree-api.ts'
import type { WaitingCard } from './braintree.tables.ts'

/** The type declarations leave `consumed` out. */
type Nonce = PaymentMethodNonce & { consumed?: boolean }

/** The card to verify; null for a nonce that is used up, too old or never issued, and for a card that is not in the vault. */
export async function cardOf(api: BraintreeApi, source: CardSource): Promise<WaitingCard | null> {
  const nonce = await orNull('nonce' in source ? api.paymentMethodNonce.find(source.nonce) : nonceOfVault(api, source.vaultToken))
  return nonce && waitingCard(nonce)
}

/**
 * What a nonce proves that comes from the 3-D Secure page of that card. `foreign`: it is of another card, was used or is
 * unknown, and says nothing about the attempt. `failed`: the issuer does not vouch for the cardholder.
 */
export async function proofOf(api: BraintreeApi, card: WaitingCard, proof: string): Promise<'proven' | 'failed' | 'foreign'> {
  const nonce = await orNull(api.paymentMethodNonce.find(proof))
  const proven = nonce && waitingCard(nonce)
  if (!proven || proven.bin !== card.bin || proven.last4 !== card.last4 || !nonce.threeDSecureInfo) return 'foreign'
  return nonce.threeDSecureInfo.liabilityShifted ? 'proven' : 'failed'
}

/** A card of the vault is verified by a nonce that stands for it once. */
async function nonceOfVault(api: BraintreeApi, vaultToken: string): Promise<Nonce> {
  const { paymentMethodNonce } = await api.paymentMethodNonce.create(vaultToken)
  return paymentMethodNonce
}

function waitingCard({ nonce, consumed, details }: Nonce): WaitingCard | null {
  const { bin, lastFour: last4, cardType = '', expirationMonth, expirationYear } = details ?? {}
  return consumed || !bin || !last4 ? null : { nonce, bin, last4, cardType, expirationMonth, expirationYear }
}

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
