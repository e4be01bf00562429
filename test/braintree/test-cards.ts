import type { CardKind } from '#src/outside/payments/gateway-behaviour.ts'

export interface FakeCard {
  bin: string
  last4: string
  cardType: string
  expirationMonth: string
  expirationYear: string
  /** What the processor answers to a sale; 1000 approves it. */
  processorResponseCode: string
  /** `request-lost`: the first look at its nonce never arrives. `answer-lost`: the sale is made and its response never arrives. */
  accident?: 'request-lost' | 'answer-lost' | 'sale-lost'
}

export const workingCard: FakeCard = {
  bin: '401288',
  last4: '1881',
  cardType: 'Visa',
  expirationMonth: '09',
  expirationYear: '2030',
  processorResponseCode: '1000',
}

let last = 2000

/** A card of its own at every call, except the working and the declined one. */
export function cardFor(kind: CardKind): FakeCard {
  const other = { ...workingCard, last4: String((last += 1)) }
  const cards: Record<CardKind, FakeCard> = {
    working: { ...workingCard },
    challenged: other,
    declined: { ...workingCard, last4: '1002', processorResponseCode: '2000' },
    'insufficient-funds': { ...other, processorResponseCode: '2001' },
    'expired-card': { ...other, processorResponseCode: '2004' },
    'answer-lost': { ...other, accident: 'answer-lost' },
    'request-lost': { ...other, accident: 'request-lost' },
  }
  return cards[kind]
}
