import type { SentTo } from '#src/kit/endpoint.ts'
import type { createOrder } from '#src/features/payment/payment.contract.ts'

export type OrderRequest = SentTo<typeof createOrder>['body']

/**
 * One intent to pay, exactly as it was sent. It is stored while its outcome is unknown, across reloads, so that
 * a retry is the same request and can never become a second order. It holds no card: the nonce is spent.
 */
const key = 'payIntent'

export function storeIntent(request: OrderRequest): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(request))
  } catch {
    // Without storage the intent is in memory only, until the page closes.
  }
}

export function readIntent(): OrderRequest | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isRequest(value) ? value : null
  } catch {
    return null
  }
}

export function deleteIntent(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // There is no storage to clear.
  }
}

function isRequest(value: unknown): value is OrderRequest {
  if (typeof value !== 'object' || value === null) return false
  const { idempotencyKey, quoteHash, paymentNonce, agreeToTerms } = value as Partial<OrderRequest>
  const isPaidByCard = paymentNonce === undefined || typeof paymentNonce === 'string'
  return [idempotencyKey, quoteHash].every((text) => typeof text === 'string') && isPaidByCard && agreeToTerms === true
}
