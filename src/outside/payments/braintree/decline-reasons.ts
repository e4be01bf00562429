import type { DeclineReason } from '../port.ts'

/** Why the issuer's side declined, by the processor's response code. Every other code is `declined`. */
const byProcessorCode: Readonly<Record<string, DeclineReason>> = {
  // Insufficient funds; limit exceeded.
  2001: 'insufficient-funds',
  2002: 'insufficient-funds',
  // Expired card; invalid expiration date.
  2004: 'expired-card',
  2006: 'expired-card',
  // The issuer wants a stronger proof of the cardholder than it was given.
  2099: 'authentication-failed',
}

/** Why Braintree itself refused a request, by the code of its validation error. */
const byValidationCode: Readonly<Record<string, DeclineReason>> = {
  // The nonce was used before, is not known, or is being used.
  91564: 'invalid-nonce',
  91565: 'invalid-nonce',
  91566: 'invalid-nonce',
  // The proof of 3-D Secure is not valid, or is one for another amount or card; the cardholder did not prove who they are.
  91568: 'authentication-failed',
  91570: 'authentication-failed',
  81571: 'authentication-failed',
}

export interface Refusal {
  processorResponseCode?: string | undefined
  gatewayRejectionReason?: string | undefined
}

/**
 * The reason of a declined sale in the port's words. Null for a suspected duplicate: that refusal says nothing about the
 * sale that it duplicates, which may have been captured.
 */
export function reasonOf({ processorResponseCode, gatewayRejectionReason }: Refusal): DeclineReason | null {
  if (gatewayRejectionReason === 'duplicate') return null
  if (gatewayRejectionReason === 'three_d_secure') return 'authentication-failed'
  return (processorResponseCode && byProcessorCode[processorResponseCode]) || 'declined'
}

/** The reason of a request that was refused before it became a transaction. */
export const reasonOfErrors = (codes: readonly string[]): DeclineReason =>
  codes.map((code) => byValidationCode[code]).find((reason) => reason !== undefined) ?? 'declined'
