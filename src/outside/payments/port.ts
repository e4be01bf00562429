import type { Cents } from '#src/kit/money.ts'

export interface ChargeRequest {
  /** Permanent and unique: the gateway charges one key once, whatever is sent again. */
  attemptKey: string
  amountCents: Cents
  currency: 'SGD'
  /** From the gateway's card fields; good for one charge. */
  nonce: string
  orderNumber: string
}

/** `unknown`: the answer was lost or late. Ask again with `inquire`; never charge again. */
export type ChargeOutcome =
  | { state: 'captured'; reference: string; card: { brand: string; last4: string } }
  | { state: 'declined'; reason: 'declined' | 'insufficient-funds' | 'expired-card' | 'invalid-nonce' }
  | { state: 'unknown' }

/** `never-seen`: the gateway has no such attempt and will refuse it from now on, so nothing was or will be charged. */
export type InquiryOutcome = ChargeOutcome | { state: 'never-seen' }

/** What the shop asks of a card gateway. No card number ever passes through here. */
export interface PaymentGateway {
  /** The origin that the card fields' frame is served from; goes into frame-src. */
  readonly origin: string
  readonly cardFieldsUrl: string
  /** Accepted cards, as regular expressions over the digits (pay-07). */
  readonly validationCardTypes: readonly { name: string; pattern: string }[]
  /** Answers within about ten seconds; a time-out is `unknown`. Never throws. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>
  /** What became of an attempt. Never throws. */
  inquire(attemptKey: string): Promise<InquiryOutcome>
}
