/** What a charge leads to, by the card. */
export interface Behaviour {
  outcome: 'captured' | 'declined' | 'insufficient-funds' | 'expired-card'
  /** The charge first asks for 3-D Secure; `outcome` is what follows a passed one. */
  challenge?: true
  /**
   * `answer-lost`: the charge is made, but its response never arrives.
   * `request-lost`: the first request for the charge never reaches the ledger; a repeated one does.
   * `slow`: the response takes some seconds.
   */
  accident?: 'answer-lost' | 'request-lost' | 'slow'
}

/** The cards with another outcome than a plain capture. Every other valid number is captured. */
export const testCards: Readonly<Record<string, Behaviour>> = {
  '4000000000000002': { outcome: 'declined' },
  '4000000000009995': { outcome: 'insufficient-funds' },
  '4000000000000069': { outcome: 'expired-card' },
  '4000000000003220': { outcome: 'captured', challenge: true },
  '4000008400001629': { outcome: 'declined', challenge: true },
  '4000000000000119': { outcome: 'captured', accident: 'answer-lost' },
  '4000000000000127': { outcome: 'captured', accident: 'request-lost' },
  '4000000000000341': { outcome: 'captured', accident: 'slow' },
}

export const behaviourOf = (digits: string): Behaviour => testCards[digits] ?? { outcome: 'captured' }
