import { expect, it } from 'vitest'
import { creditTotal, isSettled, type Credit } from './credit-note.ts'

const card = (amountCents: number): Credit['tenders'][number] => ({ kind: 'card', source: { en: 'Visa •••• 4242' }, amountCents })
const line = { line: 1, quantity: 2, cents: 2180, gstCents: 180 }
const none: Credit = { lines: [], delivery: null, kept: null, tenders: [], owedCents: 0 }

it.each<[string, Credit, { cents: number; gstCents: number }]>([
  ['goods', { ...none, lines: [line], tenders: [card(2180)] }, { cents: 2180, gstCents: 180 }],
  [
    'goods and delivery',
    { ...none, lines: [line], delivery: { cents: 800, gstCents: 66 }, tenders: [card(2980)] },
    { cents: 2980, gstCents: 246 },
  ],
  [
    'a gift that is kept',
    { ...none, lines: [line], kept: { cents: 1090, gstCents: 90 }, tenders: [card(1090)] },
    { cents: 1090, gstCents: 90 },
  ],
  ['rebates that are spent', { ...none, lines: [line], tenders: [card(2000)], owedCents: 180 }, { cents: 2180, gstCents: 180 }],
])('takes %s off the invoice, and what is paid back comes to the same (order-14)', (_, credit, total) => {
  expect(creditTotal(credit)).toEqual(total)
  expect(isSettled(credit)).toBe(true)
  expect(isSettled({ ...credit, owedCents: credit.owedCents + 1 })).toBe(false)
})
