import type { Cents } from '#src/kit/money.ts'

/** What is charged: a nonce of the gateway's card fields, good for one charge, or a card of its vault. */
export type CardSource = { nonce: string } | { vaultToken: string }

export interface ChargeRequest {
  /** Permanent and unique: the gateway charges one key once, however often it is sent. */
  attemptKey: string
  amountCents: Cents
  currency: 'SGD'
  card: CardSource
  orderNumber: string
  /** With the owner's consent: the shop's key of the member for whom the card is stored once it is charged. */
  storeFor?: string
  /** A card whose number begins with none of `cardRanges` is declined with `other-bank`. */
  instalments?: { bank: string; months: number; cardRanges: readonly string[] }
}

export const declineReasons = [
  'declined',
  'insufficient-funds',
  'expired-card',
  'invalid-nonce',
  'authentication-failed',
  'other-bank',
  'abandoned',
] as const
/** `invalid-nonce`: used up, too old or never issued, or a card that is not in the vault. `abandoned`: ended during 3-D Secure. */
export type DeclineReason = (typeof declineReasons)[number]

export interface ChargedCard {
  brand: string
  last4: string
  /** The same for the same card; says nothing about its number. */
  fingerprint: string
}

export interface StoredCard {
  vaultToken: string
  brand: string
  last4: string
  /** YYYY-MM */
  expires: string
  /** The first six digits, which say whose bank's card it is. */
  range: string
}

/**
 * `requires-action`: the browser shows `challengeUrl`, the gateway's page for 3-D Secure, which ends with a proof.
 * `unknown`: the response was lost or late. Call `inquire` then; never charge again.
 */
export type ChargeOutcome =
  | { state: 'captured'; reference: string; card: ChargedCard; stored?: StoredCard }
  | { state: 'declined'; reason: DeclineReason; card?: ChargedCard }
  | { state: 'requires-action'; challengeUrl: string }
  | { state: 'unknown' }

/** `never-seen`: the gateway has no such attempt and refuses it from now on, so nothing was or will be charged. */
export type InquiryOutcome = ChargeOutcome | { state: 'never-seen' }

export interface RefundRequest {
  /** Permanent and unique: one key is refunded once, however often it is sent. */
  refundKey: string
  attemptKey: string
  amountCents: Cents
}

export type RefundOutcome =
  | { state: 'refunded'; reference: string }
  | { state: 'refused'; reason: 'more-than-captured' | 'not-captured' }
  | { state: 'unknown' }

/** Something happened to an attempt or a refund. What, is asked by `inquire` or `inquireRefund`. */
export interface GatewayEvent {
  id: string
  about: 'attempt' | 'refund'
  /** The attempt's key or the refund's. */
  key: string
}

export interface Movement {
  kind: 'captured' | 'refunded'
  /** The attempt's key or the refund's. */
  key: string
  attemptKey: string
  orderNumber: string
  amountCents: Cents
  reference: string
  at: Date
}

/** What the shop needs from a card gateway. Card numbers never pass through it. No call rejects; each resolves within `timeoutMs`. */
export interface PaymentGateway {
  /** The origin of the card fields' frame, for the policy's frame-src. */
  readonly origin: string
  readonly cardFieldsUrl: string
  /** Accepted cards, as regular expressions over the digits (pay-07). */
  readonly validationCardTypes: readonly { name: string; pattern: string }[]
  /** How long a call waits for its response. */
  readonly timeoutMs: number
  /** What the card fields' frame needs besides its address; null while the gateway cannot be reached, left out by one that needs nothing. */
  clientToken?(): Promise<string | null>
  charge(request: ChargeRequest): Promise<ChargeOutcome>
  /** Continues an attempt with the proof of its 3-D Secure page. A proof that is not the attempt's changes nothing. */
  complete(attemptKey: string, proof: string): Promise<ChargeOutcome>
  /** The outcome of an attempt. One that waits for its 3-D Secure stays open. */
  inquire(attemptKey: string): Promise<InquiryOutcome>
  /** Ends an attempt unless it is captured: it never will be. The outcome is what it ended as. */
  end(attemptKey: string): Promise<InquiryOutcome>
  /** Never refunds more than was captured, in sum. */
  refund(request: RefundRequest): Promise<RefundOutcome>
  /** `never-seen`: nothing was refunded under this key yet; the same key may be sent again. */
  inquireRefund(refundKey: string): Promise<RefundOutcome | { state: 'never-seen' }>
  /** Takes a card out of the vault. False while the gateway cannot be reached; a card that is not there counts as removed. */
  removeCard(vaultToken: string): Promise<boolean>
  /** Reads a signed event from the bytes as they came; null for one that is forged, altered or older than five minutes. */
  readEvent(rawBody: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): Promise<GatewayEvent | null>
  /**
   * Movements of money, oldest first, for the reconciler. `next` is the cursor behind the last of them, null when there
   * are none after the given one. Null while the gateway cannot be asked.
   */
  movements(after: string | null): Promise<{ movements: Movement[]; next: string | null } | null>
}
