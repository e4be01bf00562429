/**
 * States of one payment attempt (pay-11). `unknown` means that the gateway's
 * answer was lost: it is settled by an inquiry at the gateway, never by charging again.
 */
export const attemptStates = ['created', 'unknown', 'captured', 'declined'] as const
export type AttemptState = (typeof attemptStates)[number]

/** After the gateway's time limit: what a clock, a network or a busy process may add to it. */
const reserveMs = 2000

/** From when on nobody waits for a charge any more, so that an inquiry cannot close a key that is being charged. */
export const answeredBy = (createdAt: Date, timeoutMs: number): Date => new Date(createdAt.getTime() + timeoutMs + reserveMs)

/** Whether the outcome has to be asked for: the response was lost, or the process that waited for it (pay-22). */
export const isLost = ({ state, createdAt }: { state: AttemptState; createdAt: Date }, timeoutMs: number, now: Date): boolean =>
  state === 'unknown' || (state === 'created' && now >= answeredBy(createdAt, timeoutMs))
