import { expect, it } from 'vitest'
import { promotionFrom } from './promotion-schema.ts'

const stored = {
  kind: 'cartPercent',
  fromCents: 0,
  percent: 12,
  group: 'seasonal',
  codes: [],
  goods: {},
  name: { en: 'First leaf', zh: null },
  message: { en: '12% off', zh: null },
  messagePriority: 0,
  priority: 0,
  exclusive: false,
  limits: { perOrder: null, perCustomer: null, total: null },
}

const gift = (choice: unknown) => ({
  ...stored,
  kind: 'gift',
  audience: { only: 'everyone' },
  steps: [{ fromCents: 0, fromPieces: 0, choices: [choice] }],
})

it('a substitute has its own worth; one without is worth as much as the gift that it stands for (promo-05, refund-03)', () => {
  const data = gift({ sku: 'cream', worthCents: 3200, substitutes: ['balm', { sku: 'soap', worthCents: 900 }] })
  expect(promotionFrom({ autoId: 1, startsAt: new Date(0), endsAt: null, data })).toMatchObject({
    steps: [{ choices: [{ substitutes: [{ sku: 'balm', worthCents: 3200 }, { sku: 'soap', worthCents: 900 }] }] }], // oxfmt-ignore
  })
})

const everyone = { only: 'everyone' }
const ofKind = (kind: string, more: object) => ({ ...stored, audience: everyone, kind, ...more })
const steps = (...of: [fromCents: number, fromPieces: number][]) =>
  ofKind('gift', {
    steps: of.map(([fromCents, fromPieces]) => ({ fromCents, fromPieces, choices: [{ sku: 'cream', worthCents: 1, substitutes: [] }] })),
  })
const offer = (fromPieces: number) => ofKind('purchaseWithPurchase', { fromCents: 0, fromPieces, offers: [{ sku: 'cup', priceCents: 1 }] })

it.each([
  ['a gift with one step', true, steps([0, 0])],
  ['steps that ask for more and more', true, steps([0, 0], [5000, 0], [5000, 2])],
  ['steps that fall', false, steps([5000, 0], [4999, 0])],
  ['steps that ask for more value and fewer pieces', false, steps([5000, 2], [6000, 1])],
  ['two equal steps', false, steps([5000, 0], [5000, 0])],
  ['a step from less than no pieces', false, steps([5000, -1])],
  ['an offer from no pieces', true, offer(0)],
  ['an offer from less than no pieces', false, offer(-1)],
  ['three for two', true, ofKind('multiBuy', { pieces: 3, paidPieces: 2 })],
  ['three for three', false, ofKind('multiBuy', { pieces: 3, paidPieces: 3 })],
  ['three for four', false, ofKind('multiBuy', { pieces: 3, paidPieces: 4 })],
])('%s is a promotion: %s (promo-01, promo-04)', (_, isPromotion, data) => {
  const read = () => promotionFrom({ autoId: 1, startsAt: new Date(0), endsAt: null, data })
  if (isPromotion) expect(read()).toMatchObject({ id: 1 })
  else expect(read).toThrow()
})

it.each([
  ['everyone', null, null],
  ['firstOrder', null, 1],
  ['firstOrder', 2, 2],
])('a promotion for %s with %j uses a customer has %j (promo-24)', (only, perCustomer, expected) => {
  const data = { ...stored, audience: { only }, limits: { ...stored.limits, perCustomer } }
  expect(promotionFrom({ autoId: 1, startsAt: new Date(0), endsAt: null, data }).limits.perCustomer).toBe(expected)
})
