/**
 * States of one payment attempt (pay-11, pay-28). `requiresAction`: the shopper confirms the charge on a page of the
 * gateway. `unknown`: the gateway's answer was lost, and it is asked, never told to charge again. `voided`: it was ended
 * before anything was charged.
 */
export const attemptStates = ['created', 'requiresAction', 'unknown', 'captured', 'declined', 'voided'] as const
export type AttemptState = (typeof attemptStates)[number]

const next: Record<AttemptState, readonly AttemptState[]> = {
  created: ['requiresAction', 'unknown', 'captured', 'declined', 'voided'],
  requiresAction: ['unknown', 'captured', 'declined', 'voided'],
  unknown: ['requiresAction', 'captured', 'declined', 'voided'],
  captured: [],
  declined: [],
  voided: [],
}

export const canBecome = (from: AttemptState, to: AttemptState): boolean => next[from].includes(to)
export const statesBefore = (to: AttemptState): AttemptState[] => attemptStates.filter((from) => canBecome(from, to))
export const isOpen = (state: AttemptState): boolean => next[state].length > 0

/** What the gateway says of an attempt. */
export type GatewayAnswer = { state: 'captured' | 'requires-action' | 'unknown' | 'never-seen' } | { state: 'declined'; reason: string }

/** The state of an attempt after the gateway's answer. One that it never saw, or that was ended, has been charged nothing. */
export function stateAfter(answer: GatewayAnswer): AttemptState {
  if (answer.state === 'requires-action') return 'requiresAction'
  if (answer.state === 'never-seen') return 'voided'
  if (answer.state === 'declined') return answer.reason === 'abandoned' ? 'voided' : 'declined'
  return answer.state
}

/** After the gateway's time limit: what a clock, a network or a busy process may add to it. */
const reserveMs = 2000

/** From when on nobody waits for a charge any more, so that an inquiry cannot close a key that is being charged. */
export const answeredBy = (createdAt: Date, timeoutMs: number): Date => new Date(createdAt.getTime() + timeoutMs + reserveMs)

/** The answer to a charge that began before this is not waited for any more. */
export const lostBefore = (now: Date, timeoutMs: number): Date => new Date(now.getTime() - timeoutMs - reserveMs)

const otherWindowMs = 10 * 60 * 1000

/** Who agrees again to the price of an order that was placed since then is another window of the same shopper (pay-22). */
export const otherWindowSince = (now: Date): Date => new Date(now.getTime() - otherWindowMs)

/** Whether an answer was lost: it did not come, or the process that waited for it is gone (pay-22). */
export const isLost = ({ state, createdAt }: Pick<Waiting, 'state' | 'createdAt'>, timeoutMs: number, now: Date): boolean =>
  state === 'unknown' || (state === 'created' && now >= answeredBy(createdAt, timeoutMs))

interface Waiting {
  state: AttemptState
  createdAt: Date
  heldUntil: Date
}

/**
 * What has to be asked of the gateway about an attempt (pay-22, pay-24). `inquire`: its response was lost, or the process
 * that waited for it. `end`: its goods are held no longer. Null while somebody waits for it, and once it is settled.
 */
export function questionAbout({ state, createdAt, heldUntil }: Waiting, timeoutMs: number, now: Date): 'inquire' | 'end' | null {
  const isWaitedFor = state === 'requiresAction' && now < heldUntil
  if (isWaitedFor || (state !== 'requiresAction' && !isLost({ state, createdAt }, timeoutMs, now))) return null
  return now >= heldUntil ? 'end' : 'inquire'
}

/** Why a card was not charged, as far as a shopper is told (pay-25). */
export const declineWords = [
  'declined',
  'insufficient-funds',
  'expired-card',
  'authentication-failed',
  'other-bank',
  'abandoned',
  'not-received',
] as const
export type DeclineWord = (typeof declineWords)[number]

/** A used or unknown nonce, and an attempt that the gateway never saw, are one thing to a shopper: the payment did not arrive. */
export const declineWordOf = (reason: string | null): DeclineWord =>
  declineWords.find((word) => word === reason) ?? (reason === null ? 'declined' : 'not-received')
