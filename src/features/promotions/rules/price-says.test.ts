import { expect, it } from 'vitest'
import { promotions } from './worked-carts/cast.ts'
import { nameOf, priceOf } from './worked-carts/reading.ts'

const idOf = (name: string): number => promotions[name]!.id
const nothingMissing = { missingCents: 0, missingPieces: 0, by: null }

it('a line says its list price, the offer of the catalogue and what each promotion takes (money-04)', () => {
  expect(priceOf('2 scarf', 'Women −5 %', 'guest').lines).toEqual([
    {
      id: 1,
      listCents: 12_000,
      catalogueOfferCents: 3000,
      takings: [{ promotionId: idOf('Women −5 %'), kind: 'offer', cents: 450 }],
      totalCents: 8550,
    },
  ])
})

it('delivery says its fee, what is paid and by which promotion (money-04)', () => {
  const promotionId = idOf('Delivery 4.00')
  expect(priceOf('1 candle', 'Delivery 4.00', 'guest, delivered').delivery).toEqual({ regularCents: 800, cents: 400, promotionId })
  expect(priceOf('1 candle', '', 'guest, delivered').delivery).toEqual({ regularCents: 800, cents: 800, promotionId: null })
})

it('what more goods would bring is listed, the nearest first (promo-12)', () => {
  const live = '25 off 200 + 10 off 100 + Candles −10 % + Cups 4 for 30 + Three teas gift + Six cups −15 % + Teas 3 for 2 + Delivery 4.00'
  const { nearMisses } = priceOf('2 tea', live, 'guest, delivered')
  expect(nearMisses.map(({ promotionId, missingCents, missingPieces }) => [nameOf(promotionId), missingCents, missingPieces])).toEqual([
    ['Teas 3 for 2', 0, 1],
    ['Three teas gift', 0, 1],
    ['Cups 4 for 30', 0, 4],
    ['Six cups −15 %', 0, 6],
    ['Delivery 4.00', 2020, 0],
    ['10 off 100', 7020, 0],
    ['25 off 200', 17_020, 0],
  ])
})

it.each([
  ['1 candle, 1 oolong', 'Spray for 24', false, 1580, 0],
  ['1 vase', 'Spray for 24', true, 0, 0],
  ['1 tea', 'Cup for 5', false, 0, 1],
  ['2 oolong', 'Cup for 5', true, 0, 0],
])('an offer says what is missing for it (promo-12, promo-28): %s, %s', (bag, live, isUnlocked, missingCents, missingPieces) => {
  const { offers } = priceOf(bag, `${live} + Candles −10 %`, 'guest')
  expect(offers).toHaveLength(1)
  expect(offers[0]).toMatchObject({ promotionId: idOf(live), isUnlocked, missingCents, missingPieces })
})

it('what was bought under an offer that is no more says that it has ended (promo-09)', () => {
  expect(priceOf('1 vase, 1 spray under Spray for 24', '', 'guest').revoked).toEqual([
    { promotionId: idOf('Spray for 24'), lineId: 2, reason: 'ended', ...nothingMissing },
  ])
})

it('a code that does not apply says why, and how much is missing (promo-12)', () => {
  const codes = priceOf('1 vase', 'Ten + Firstleaf + Harvest', 'guest, codes TEN + HARVEST50 + NOSUCH').codes
  expect(codes.map(({ refusal }) => refusal)).toEqual([
    null,
    { reason: 'belowThreshold', ...nothingMissing, missingCents: 56_200 },
    { reason: 'unknownCode', ...nothingMissing },
  ])
})

it.each([
  ['no goods of it are on its line', '1 cream, 1 candle', 'Beauty code', 'GLOW on cream + GLOW on candle', [null, 'noMatchingGoods']],
  ['others took all of its line', '2 cup, 1 candle', 'Cups −12.00 + Ten', 'TEN on cup + TEN on candle', ['nothingLeft', null]],
  ['its line is only collected', '1 lamp, 1 candle', 'Half delivery code', 'SHIP4 on lamp + SHIP4 on candle', ['noMatchingGoods', null]],
  ['its line has another promotion of this code', '1 tea, 1 candle', 'Leaf tea −1.00 + Leaf 5 off 50', 'LEAF on tea + LEAF on candle', [null, null]], // oxfmt-ignore
  ['its line lacks its goods, and its other promotion wants more', '1 cream, 1 tea', 'Leaf 5 off 50 + Leaf tea −1.00', 'LEAF on cream + LEAF on tea', ['noMatchingGoods', null]], // oxfmt-ignore
  ['another code took what the special price left', '1 oolong, 1 cup under Cup for 5', 'Cup for 5 + Cups code −12.00 + Cups code −2.00', 'CUP12 + CUP2', [null, 'nothingLeft']], // oxfmt-ignore
  ['it is entered for the cart, and gives a gift', '1 candle', 'Code gift', 'GIFT', [null]],
])('a code that takes nothing by this entry says why (promo-25): %s', (_, bag, live, codes, expected) => {
  const price = priceOf(bag, live, `guest, delivered, codes ${codes}`)
  expect(price.codes.map(({ refusal }) => refusal?.reason ?? null)).toEqual(expected)
})

it.each([
  ['1 candle', 'Leaf tea −1.00 + Leaf 5 off 50', 'Leaf 5 off 50'],
  ['1 tea', 'Leaf tea −1.00 + Leaf 5 off 50', 'Leaf tea −1.00'],
  ['1 cup', 'Leaf 5 off 50 + Leaf tea −1.00', 'Leaf tea −1.00'],
])('a code of two promotions is answered by the one that applies, else by the first (promo-12): %s', (bag, live, expected) => {
  expect(priceOf(bag, live, 'guest, codes LEAF').codes.map(({ promotionId }) => nameOf(promotionId!))).toEqual([expected])
})

it('a code of two promotions that take nothing by this entry is answered by the one that applies (promo-12)', () => {
  const { codes } = priceOf('1 cream, 1 candle', 'Leaf tea −1.00 + Leaf beauty −1.00', 'guest, codes LEAF on candle + LEAF on cream')
  expect(codes.map(({ promotionId }) => nameOf(promotionId!))).toEqual(['Leaf beauty −1.00', 'Leaf beauty −1.00'])
})
