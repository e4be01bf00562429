import { useCallback, useEffect, useRef, useState } from 'react'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { dropIntent, keepIntent, readIntent, type OrderRequest } from './pay-intent.ts'
import { isOpen, paymentOutcome, type PaymentOutcome } from './payment-outcome.ts'
import type { ShownOutcome } from './payment-notice.tsx'

export type PaidOrder = Extract<PaymentOutcome, { state: 'paid' }>

export interface Payment {
  at: 'rest' | 'paying' | 'asking'
  /** Of the last intent; null before the first, and while one is under way. */
  outcome: ShownOutcome | null
  /** An intent was sent and nobody knows yet what became of it. */
  isOpen: boolean
  pay(request: OrderRequest): Promise<PaymentOutcome>
  /** Sends the open intent again, word for word. */
  askAgain(): Promise<PaymentOutcome | null>
  /** Shows an outcome that came before any intent was sent. */
  show(outcome: ShownOutcome | null): void
}

/** One intent to pay at a time. An open one outlives the page: after a reload its outcome is asked for first. */
export function usePayment(client: Client, onPaid: (order: PaidOrder) => void): Payment {
  const [at, setAt] = useState<Payment['at']>('rest')
  const [outcome, show] = useState<ShownOutcome | null>(null)
  const intent = useRef<OrderRequest | null>(null)

  const send = useCallback(
    async (request: OrderRequest, doing: 'paying' | 'asking') => {
      intent.current = request
      keepIntent(request)
      show(null)
      setAt(doing)
      const result = paymentOutcome(await client(createOrder, { body: request }))
      if (!isOpen(result)) {
        intent.current = null
        dropIntent()
      }
      if (result.state === 'paid') {
        onPaid(result)
        return result
      }
      show(result)
      setAt('rest')
      return result
    },
    [client, onPaid],
  )

  const askAgain = useCallback(async () => (intent.current ? send(intent.current, 'asking') : null), [send])

  useEffect(() => {
    const kept = intent.current ? null : readIntent()
    if (kept) void send(kept, 'asking')
  }, [send])

  return { at, outcome, isOpen: outcome !== null && isOpen(outcome), pay: (request) => send(request, 'paying'), askAgain, show }
}

/** A key for one intent, 128 random bits. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
