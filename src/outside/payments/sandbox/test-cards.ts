/** The outcome of a charge, by the card. */
export interface Behaviour {
  outcome: 'captured' | 'declined' | 'insufficient-funds' | 'expired-card'
  /**
   * `answer-lost`: the charge is made, but its response never arrives.
   * `request-lost`: the first request for the charge never reaches the ledger; a repeated one does.
   */
  accident?: 'answer-lost' | 'request-lost'
}

/** The cards with another outcome than a capture. Every other valid number is captured. */
export const testCards: Readonly<Record<string, Behaviour>> = {
  '4000000000000002': { outcome: 'declined' },
  '4000000000009995': { outcome: 'insufficient-funds' },
  '4000000000000069': { outcome: 'expired-card' },
  '4000000000000119': { outcome: 'captured', accident: 'answer-lost' },
  '4000000000000127': { outcome: 'captured', accident: 'request-lost' },
}

export const behaviourOf = (digits: string): Behaviour => testCards[digits] ?? { outcome: 'captured' }
