/** The time left of a hold in whole seconds, rounded up, never below zero. `heldUntil` is ISO 8601. */
export const secondsLeft = (heldUntil: string, nowMs: number): number => Math.max(0, Math.ceil((Date.parse(heldUntil) - nowMs) / 1000))

/** `07:18`; a hold of an hour or more has more minutes. */
export const clockOf = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** The minutes that a screen reader is told; it changes once a minute. */
export const minutesLeft = (seconds: number): number => Math.ceil(seconds / 60)
