/** What becomes of a charge, by the card that is used. */
export interface Behaviour {
  outcome: 'captured' | 'declined' | 'insufficient-funds' | 'expired-card'
  /**
   * `answer-lost`: the charge is made, but nobody is told.
   * `request-lost`: the first request for it never reaches the ledger; sent again, it does.
   */
  accident?: 'answer-lost' | 'request-lost'
}

/** Cards that do not simply work. Every other valid number is captured. */
export const testCards: Readonly<Record<string, Behaviour>> = {
  '4000000000000002': { outcome: 'declined' },
  '4000000000009995': { outcome: 'insufficient-funds' },
  '4000000000000069': { outcome: 'expired-card' },
  '4000000000000119': { outcome: 'captured', accident: 'answer-lost' },
  '4000000000000127': { outcome: 'captured', accident: 'request-lost' },
}

export const behaviourOf = (digits: string): Behaviour => testCards[digits] ?? { outcome: 'captured' }
