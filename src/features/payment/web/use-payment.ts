import { useCallback, useEffect, useRef, useState } from 'react'
import type { Client } from '#src/kit/client.ts'
import type { ShownOutcome } from './payment-notice.tsx'
import { secondsLeft } from '#src/features/payment/rules/hold-time.ts'
import { deleteStep, readStep, returnedStep, storeStep, type OrderRequest, type PayStep } from './pay-step.ts'
import { isOpen, type Challenge, type PaymentOutcome } from './payment-outcome.ts'
import { outcomeOf, type Settled } from './send-step.ts'

export type PaidOrder = Extract<PaymentOutcome, { state: 'paid' }>

export type ChallengeEnd = { proof: string } | { abandon: true }

export interface Payment {
  /** `waiting`: it is sent again in a moment, because several cards were declined. `paying`: an order was sent. `checking`: its outcome is being requested. `challenge`: the shopper answers the bank's 3-D Secure page. */
  at: 'rest' | 'paying' | 'waiting' | 'checking' | 'challenge'
  /** Of the last intent; null before the first, and while one is under way. */
  outcome: ShownOutcome | null
  /** The 3-D Secure page that waits for the shopper. */
  challenge: Challenge | null
  /** An intent was sent and its outcome is unknown. */
  isOpen: boolean
  pay(request: OrderRequest): Promise<Settled>
  /** Tells the shop how the 3-D Secure page ended. */
  complete(end: ChallengeEnd): Promise<void>
  /** Asks how the 3-D Secure page stands, which may have ended in another tab. */
  askChallenge(): Promise<void>
  /** Sends the open step again, unchanged. */
  checkAgain(): Promise<Settled | null>
  /** Shows an outcome that was known before any intent was sent. */
  show(outcome: ShownOutcome | null): void
}

/** Whether the goods of an order that is not paid went because its 3-D Secure page was open for too long. */
const isEnded = ({ state }: Settled, challenge: Challenge | null): boolean =>
  state === 'declined' && challenge !== null && secondsLeft(challenge.heldUntil, Date.now()) === 0

/** One intent to pay at a time. Its last step is stored until it is settled: after a reload its outcome is requested first. */
export function usePayment(client: Client, onPaid: (order: PaidOrder) => void): Payment {
  const [at, setAt] = useState<Payment['at']>('rest')
  const [outcome, show] = useState<ShownOutcome | null>(null)
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const step = useRef<PayStep | null>(null)

  const settle = useCallback(
    (result: Settled, before: Challenge | null): void => {
      setChallenge(result.state === 'challenge' ? result.challenge : null)
      if (result.state === 'challenge') return setAt('challenge')
      if (!isOpen(result)) {
        step.current = null
        deleteStep()
      }
      if (result.state === 'paid') return onPaid(result)
      show(isEnded(result, before) ? { state: 'ended' } : result)
      setAt('rest')
    },
    [onPaid],
  )

  const send = useCallback(
    async (next: PayStep, doing: 'paying' | 'checking', before: Challenge | null = null) => {
      step.current = next
      storeStep(next)
      show(null)
      setAt(doing)
      const result = await outcomeOf(client, next, () => setAt('waiting'))
      settle(result, before)
      return result
    },
    [client, settle],
  )

  const checkAgain = useCallback(async () => (step.current ? send(step.current, 'checking') : null), [send])

  useEffect(() => {
    const open = step.current ? null : (returnedStep() ?? readStep())
    if (open) void send(open, 'checking')
  }, [send])

  async function complete(end: ChallengeEnd): Promise<void> {
    if (challenge) await send({ end: { orderNumber: challenge.orderNumber, ...end } }, 'checking', challenge)
  }

  async function askChallenge(): Promise<void> {
    if (!challenge) return
    const result = await outcomeOf(client, { end: { orderNumber: challenge.orderNumber } }, () => {})
    if (!isOpen(result)) settle(result, challenge)
  }

  return {
    at,
    outcome,
    challenge,
    isOpen: outcome !== null && isOpen(outcome),
    pay: (order) => send({ order }, 'paying'),
    complete,
    askChallenge,
    checkAgain,
    show,
  }
}

/** A key for one intent, 128 random bits. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
