export interface PaidByCard {
  attemptKey: string
  /** The gateway's. */
  reference: string
  card: { brand: string; last4: string; fingerprint: string }
}

/** Charges a card, so that what the demonstration's members bought can be refunded. Throws when it is not charged. */
export type PayByCard = (order: { orderNumber: string; amountCents: number }) => Promise<PaidByCard>
