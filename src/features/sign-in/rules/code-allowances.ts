import type { Channel } from './address.ts'

/** How many codes are sent: within a day to one address, of these to one asker, and within an hour to one network. */
export interface CodeAllowance {
  address: number
  asker: number
  network: number
}

/**
 * Free codes, and those for who waits for the human check when the free ones are spent (safe-30, safe-50). An asker gets a part of an
 * address's, so that who asks for another's codes leaves the owner the rest. A whole office may share a network.
 */
export const codeAllowances = {
  free: { email: { address: 10, asker: 4, network: 60 }, sms: { address: 3, asker: 2, network: 20 } },
  checked: { email: { address: 20, asker: 4, network: 60 }, sms: { address: 2, asker: 2, network: 20 } },
} as const satisfies Record<'free' | 'checked', Record<Channel, CodeAllowance>>

export type CodeTier = keyof typeof codeAllowances

/** How long who asks waits for the human check. */
export const codeWaitSeconds = 10

/** Consecutive numbers are often rented together by the thousand: the codes to one such range within an hour. */
export const codesPerPrefix = 60
