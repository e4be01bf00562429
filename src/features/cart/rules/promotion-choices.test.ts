import { expect, it } from 'vitest'
import { choicesFor, noChoices, withCode, withDeclined, withGift, withoutCode, type PromotionChoices } from './promotion-choices.ts'

const ofOrder = { code: 'WELCOME', lineId: null }
const ofLine = { code: 'CANDLE', lineId: 1 }
const choices: PromotionChoices = { codes: [ofOrder, ofLine], chosenGifts: { 4: 'hairpin' }, declined: [7] }

it('a code for an item goes with it, and one for the order stays (promo-15)', () => {
  expect(choicesFor([{ autoId: 1 }, { autoId: 2 }], choices)).toEqual(choices)
  expect(choicesFor([{ autoId: 2 }], choices)).toEqual({ ...choices, codes: [ofOrder] })
  expect(choicesFor([], choices)).toEqual({ ...choices, codes: [ofOrder] })
})

it('a code is entered once for the order and once for each item, the last that was entered last (promo-15)', () => {
  expect(withCode(noChoices, ofOrder)).toEqual({ codes: [ofOrder], chosenGifts: {}, declined: [] })
  expect(withCode(choices, ofOrder)).toEqual({ ...choices, codes: [ofLine, ofOrder] })
  const others = [
    { code: 'CANDLE', lineId: 2 },
    { code: 'TEA', lineId: 1 },
  ]
  const more = others.reduce(withCode, choices)
  expect(more.codes).toEqual([ofOrder, ofLine, ...others])
  expect(withoutCode(more, ofLine)).toEqual({ ...choices, codes: [ofOrder, ...others] })
})

it('a gift is chosen for each promotion, or none is wanted (promo-05)', () => {
  expect(withGift(choices, 5, 'soap')).toEqual({ ...choices, chosenGifts: { 4: 'hairpin', 5: 'soap' } })
  expect(withGift(choices, 4, null)).toEqual({ ...choices, chosenGifts: { 4: null } })
})

it('a purchase with purchase is declined, and can be wanted again (promo-09)', () => {
  expect(withDeclined(choices, 8, true)).toEqual({ ...choices, declined: [7, 8] })
  expect(withDeclined(choices, 7, true)).toEqual(choices)
  expect(withDeclined({ ...choices, declined: [7, 8] }, 7, false)).toEqual({ ...choices, declined: [8] })
})
