import type { completeOrder, createOrder } from '#src/features/payment/payment.contract.ts'
import type { SentTo } from '#src/kit/endpoint.ts'
import { sessionDraft } from '#src/kit/session-draft.ts'
import { isProof } from './frame-channel.ts'

export type OrderRequest = SentTo<typeof createOrder>['body']
export type Completion = SentTo<typeof completeOrder>['body']

/** One step of paying, exactly as it was sent: the order, or the end of its 3-D Secure page. */
export type PayStep = { order: OrderRequest } | { end: Completion }

/**
 * The last step is stored while its outcome is unknown, across reloads, so that a retry is the same request and can
 * never become a second order. It holds no card: the nonce is spent.
 */
const stored = sessionDraft('payStep')

export const storeStep = (step: PayStep): void => stored.store(step)

export const deleteStep = (): void => stored.clear()

export function readStep(): PayStep | null {
  const { order, end } = stored.read()
  if (isRequest(order)) return { order }
  return isEnd(end) ? { end } : null
}

/** What the 3-D Secure page came back with in a tab of its own. It leaves the address, so that nobody shares it or sends it twice. */
export function returnedStep(): PayStep | null {
  const address = new URL(location.href)
  const { orderNumber, proof } = Object.fromEntries(address.searchParams)
  if (!orderNumber) return null
  address.searchParams.delete('orderNumber')
  address.searchParams.delete('proof')
  history.replaceState(history.state, '', address)
  return { end: { orderNumber, ...(proof === 'abandoned' ? { abandon: true } : isProof(proof) && { proof }) } }
}

function isRequest(value: unknown): value is OrderRequest {
  if (typeof value !== 'object' || value === null) return false
  const { idempotencyKey, quoteHash, agreeToTerms } = value as Partial<OrderRequest>
  return [idempotencyKey, quoteHash].every((text) => typeof text === 'string') && agreeToTerms === true
}

const isEnd = (value: unknown): value is Completion =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Completion>).orderNumber === 'string'
