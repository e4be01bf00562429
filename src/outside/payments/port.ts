import type { Cents } from '#src/kit/money.ts'

export interface ChargeRequest {
  /** Permanent and unique: the gateway charges one key once, however often it is sent. */
  attemptKey: string
  amountCents: Cents
  currency: 'SGD'
  /** From the gateway's card fields; good for one charge. */
  nonce: string
  orderNumber: string
}

/** `unknown`: the response was lost or late. Call `inquire` then; never charge again. */
export type ChargeOutcome =
  | { state: 'captured'; reference: string; card: { brand: string; last4: string } }
  | { state: 'declined'; reason: 'declined' | 'insufficient-funds' | 'expired-card' | 'invalid-nonce' }
  | { state: 'unknown' }

/** `never-seen`: the gateway has no such attempt and refuses it from now on, so nothing was or will be charged. */
export type InquiryOutcome = ChargeOutcome | { state: 'never-seen' }

/** What the shop needs from a card gateway. Card numbers never pass through it. */
export interface PaymentGateway {
  /** The origin of the card fields' frame, for the policy's frame-src. */
  readonly origin: string
  readonly cardFieldsUrl: string
  /** Accepted cards, as regular expressions over the digits (pay-07). */
  readonly validationCardTypes: readonly { name: string; pattern: string }[]
  /** How long a charge or an inquiry waits for its response. */
  readonly timeoutMs: number
  /** Resolves within `timeoutMs`; a time-out is `unknown`. Never rejects. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>
  /** The outcome of an attempt. Never rejects. */
  inquire(attemptKey: string): Promise<InquiryOutcome>
}
