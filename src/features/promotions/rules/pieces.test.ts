import fc from 'fast-check'
import { expect, it } from 'vitest'
import { takenByPieces, type OfPieces } from '#test/promotions/piece-oracle.ts'
import { taken } from './kinds.ts'
import { takeOffers } from './kinds/purchase-with-purchase.ts'
import { goods, promotions } from './worked-carts/cast.ts'
import type { OpenLine } from './kinds/kind.ts'

const lineOf = (sku: string, quantity: number, leftCents = goods[sku]!.unitCents * quantity): OpenLine => ({
  line: { ...goods[sku]!, id: 1, sku, quantity, offeredBy: null },
  leftCents,
  isReduced: false,
  isUnderOffer: false,
})

it.each([
  ['half of one of two that cost 29.00 each by now', 'One candle −50 %', [lineOf('candle', 2, 5800)], [1450]],
  ['no more off a piece than is left of it', 'Two teas −3.00', [lineOf('tea', 3, 750)], [500]],
  ['of goods that are reduced, the dearest by what is left of them', 'One candle −50 %', [lineOf('candle', 1, 1000), lineOf('oolong', 1)], [0, 1600]], // oxfmt-ignore
  ['the odd cent with the first piece', 'One candle −50 %', [lineOf('candle', 2, 5801)], [1451]],
  ['nothing where the set costs less already', 'Teas 3 for 40', [lineOf('tea', 3, 3576)], [0]],
  ['what the set costs more by now', 'Teas 3 for 40', [lineOf('tea', 3, 4100)], [100]],
  ['the cheapest by what is left', 'Teas 3 for 2', [lineOf('oolong', 1, 900), lineOf('tea', 2)], [209, 691]],
])('a promotion of pieces takes %s (promo-16, promo-17)', (_, name, lines, expected) => {
  expect(taken(promotions[name] as OfPieces, lines)).toEqual(expected)
})

it('of goods under an offer with a limit, those with the highest usual price for a piece get the special price (promo-17)', () => {
  const offer = { ...promotions['Cup for 5 or candle for 55']!, limits: { perOrder: 1, perCustomer: null, total: null } }
  const lines = [lineOf('cup', 1), lineOf('candle', 9)]
  expect(takeOffers(offer as Parameters<typeof takeOffers>[0], lines)).toEqual([0, 300])
})

const anyLines: fc.Arbitrary<OpenLine[]> = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 5 }),
      unitCents: fc.integer({ min: 1, max: 400 }),
      left: fc.integer({ min: 0, max: 140 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((all) =>
    all.map(({ quantity, unitCents, left }, id) => ({
      ...lineOf('tea', quantity, Math.round((unitCents * quantity * Math.min(100, left)) / 100)),
      line: { ...lineOf('tea', quantity).line, id, unitCents, unitListCents: unitCents },
    })),
  )

const anyOfPieces: fc.Arbitrary<OfPieces> = fc
  .record({
    perOrder: fc.option(fc.integer({ min: 1, max: 6 })),
    percent: fc.integer({ min: 1, max: 100 }),
    cents: fc.integer({ min: 0, max: 700 }),
    pieces: fc.integer({ min: 2, max: 4 }),
    kind: fc.constantFrom('itemPercent', 'itemAmount', 'multiBuy', 'setPrice'),
  })
  .map(({ perOrder, cents, pieces, ...more }) => {
    const limits = { perOrder, perCustomer: null, total: null }
    const gives = { ...more, amountCents: cents, priceCents: cents, pieces, paidPieces: pieces - 1 }
    return { ...promotions['Teas 3 for 2']!, ...gives, limits } as unknown as OfPieces
  })

it('a promotion takes what one comes to who counts the pieces one by one, and never more than is left (promo-16, promo-17)', () => {
  const took = new Map<string, number>()
  fc.assert(
    fc.property(anyLines, anyOfPieces, (lines, promotion) => {
      const cents = taken(promotion, lines)
      expect(cents).toEqual(takenByPieces(promotion, lines))
      expect(cents.every((each, at) => each >= 0 && each <= lines[at]!.leftCents)).toBe(true)
      if (cents.some((each) => each > 0)) took.set(promotion.kind, (took.get(promotion.kind) ?? 0) + 1)
    }),
    { numRuns: 2000, seed: 1 },
  )
  // Each kind took something in many of them.
  expect([...took.values()].every((times) => times > 200)).toBe(true)
  expect(took.size).toBe(4)
})
