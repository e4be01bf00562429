import { useCallback, useEffect, useRef, useState } from 'react'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { deleteIntent, storeIntent, readIntent, type OrderRequest } from './pay-intent.ts'
import { isOpen, paymentOutcome, type PaymentOutcome } from './payment-outcome.ts'
import type { ShownOutcome } from './payment-notice.tsx'

export type PaidOrder = Extract<PaymentOutcome, { state: 'paid' }>

export interface Payment {
  at: 'rest' | 'paying' | 'checking'
  /** Of the last intent; null before the first, and while one is under way. */
  outcome: ShownOutcome | null
  /** An intent was sent and its outcome is unknown. */
  isOpen: boolean
  pay(request: OrderRequest): Promise<PaymentOutcome>
  /** Sends the open intent again, unchanged. */
  checkAgain(): Promise<PaymentOutcome | null>
  /** Shows an outcome that was known before any intent was sent. */
  show(outcome: ShownOutcome | null): void
}

/** One intent to pay at a time. An open one is stored: after a reload its outcome is requested first. */
export function usePayment(client: Client, onPaid: (order: PaidOrder) => void): Payment {
  const [at, setAt] = useState<Payment['at']>('rest')
  const [outcome, show] = useState<ShownOutcome | null>(null)
  const intent = useRef<OrderRequest | null>(null)

  const send = useCallback(
    async (request: OrderRequest, doing: 'paying' | 'checking') => {
      intent.current = request
      storeIntent(request)
      show(null)
      setAt(doing)
      const result = paymentOutcome(await client(createOrder, { body: request }))
      if (!isOpen(result)) {
        intent.current = null
        deleteIntent()
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

  const checkAgain = useCallback(async () => (intent.current ? send(intent.current, 'checking') : null), [send])

  useEffect(() => {
    const stored = intent.current ? null : readIntent()
    if (stored) void send(stored, 'checking')
  }, [send])

  return { at, outcome, isOpen: outcome !== null && isOpen(outcome), pay: (request) => send(request, 'paying'), checkAgain, show }
}

/** A key for one intent, 128 random bits. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
