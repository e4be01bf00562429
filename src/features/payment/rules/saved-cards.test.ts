import { expect, test } from 'vitest'
import { cardRefusal } from './saved-cards.ts'

const harbour = { cardRanges: ['5412', '545454'] }

test.each([
  ['pays in full', { isExpired: false, range: '424242' }, null, null],
  ['has expired', { isExpired: true, range: '541275' }, null, 'expired'],
  ['is of the plan’s bank', { isExpired: false, range: '541275' }, harbour, null],
  ['is of another bank', { isExpired: false, range: '424242' }, harbour, 'otherBank'],
  ['is of the plan’s bank and has expired', { isExpired: true, range: '541275' }, harbour, 'expired'],
] as const)('a saved card that %s (pay-14, pay-19)', (_, card, plan, refusal) => {
  expect(cardRefusal(card, plan)).toBe(refusal)
})
