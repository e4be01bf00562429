/**
 * States of one payment attempt (pay-11). `unknown` means that the gateway's
 * answer was lost: it is settled by an inquiry at the gateway, never by charging again.
 */
export const attemptStates = ['created', 'unknown', 'captured', 'declined'] as const
export type AttemptState = (typeof attemptStates)[number]
