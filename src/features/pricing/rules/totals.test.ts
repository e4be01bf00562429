import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceCart, type CartToPrice, type PricedLine } from './totals.ts'

const settings = { freeFromCents: 15_000, feeCents: 800, gstRate: 900 }
const line = (more: Partial<PricedLine>): PricedLine => ({
  autoId: 1,
  quantity: 1,
  priceCents: 1000,
  originalCents: null,
  sentByBrand: false,
  isOnlyCollected: false,
  ...more,
})
const candle = line({ autoId: 1, priceCents: 5220, originalCents: 5800 })
const tea = line({ autoId: 2, quantity: 2, priceCents: 1490 })
const bag = line({ autoId: 3, priceCents: 55_200, originalCents: 69_000, sentByBrand: true })

describe('priceCart', () => {
  it('prices the bag of the design: 777.80 − 143.80 + 8.00', () => {
    const totals = priceCart({ lines: [candle, tea, bag], mode: 'delivery', settings })
    expect(totals).toMatchObject({
      listCents: 77_780,
      offersCents: -14_380,
      goodsCents: 63_400,
      deliveryCents: 800,
      totalCents: 64_200,
      gstCents: 5301,
      missingForFreeDeliveryCents: 6800,
      freeDeliveryFromCents: 15_000,
    })
    expect(totals.ledger).toMatchObject([
      { kind: 'list', lineAutoId: 1, amountCents: 5800 },
      { kind: 'offer', lineAutoId: 1, amountCents: -580 },
      { kind: 'list', lineAutoId: 2, amountCents: 2980 },
      { kind: 'list', lineAutoId: 3, amountCents: 69_000 },
      { kind: 'offer', lineAutoId: 3, amountCents: -13_800 },
      { kind: 'delivery', lineAutoId: null, amountCents: 800 },
    ])
  })

  it.each([
    ['one cent short pays the fee', 14_999, 'delivery', 800, 1],
    ['the threshold itself is free', 15_000, 'delivery', 0, 0],
    ['collection is free, the missing amount is still stated', 5000, 'collection', 0, 10_000],
  ] as const)('%s', (_, priceCents, mode, deliveryCents, missingForFreeDeliveryCents) => {
    const totals = priceCart({ lines: [line({ priceCents })], mode, settings })
    expect(totals).toMatchObject({ deliveryCents, missingForFreeDeliveryCents })
  })

  it('does not count goods sent by a brand towards free delivery, nor charge for them (fulfil-05)', () => {
    const totals = priceCart({ lines: [bag], mode: 'delivery', settings })
    expect(totals).toMatchObject({ deliveryCents: 0, missingForFreeDeliveryCents: 0, totalCents: 55_200 })
    expect(totals.ledger.some((entry) => entry.kind === 'delivery')).toBe(false)
  })

  it.each([
    ['have no part in free delivery of the others', [line({ priceCents: 10_000 })], 800, 5000],
    ['nor in its fee', [], 0, 0],
  ])('goods that are only collected %s (fulfil-25)', (_, others, deliveryCents, missingForFreeDeliveryCents) => {
    const bottle = line({ autoId: 2, priceCents: 9800, isOnlyCollected: true })
    const totals = priceCart({ lines: [...others, bottle], mode: others.length > 0 ? 'delivery' : 'collection', settings })
    expect(totals).toMatchObject({ deliveryCents, missingForFreeDeliveryCents })
    const parcel = priceCart({ lines: [bottle], mode: 'delivery', parcel: { priceCents: 3050 }, settings })
    expect(parcel.deliveryCents).toBe(0)
  })

  it('ignores a list price below the price', () => {
    const totals = priceCart({ lines: [line({ originalCents: 900 })], mode: 'collection', settings })
    expect(totals).toMatchObject({ listCents: 1000, offersCents: 0, totalCents: 1000 })
  })

  it('delivers to another country at the price of the parcel, never free (fulfil-08)', () => {
    for (const priceCents of [1000, 20_000]) {
      const totals = priceCart({ lines: [line({ priceCents })], mode: 'delivery', parcel: { priceCents: 3050 }, settings })
      expect(totals).toMatchObject({ deliveryCents: 3050, missingForFreeDeliveryCents: 0, totalCents: priceCents + 3050 })
    }
  })

  it('takes what promotions give off goods and off delivery, each in the ledger (money-04, promo-23)', () => {
    const reductions = [
      { kind: 'offer', lineAutoId: 1, promotionId: 7, amountCents: -522 },
      { kind: 'cartPromotion', lineAutoId: 2, promotionId: 8, amountCents: -200 },
      { kind: 'delivery', lineAutoId: null, promotionId: 9, amountCents: -300 },
    ] as const
    const totals = priceCart({ lines: [candle, tea], mode: 'delivery', settings, reductions })
    expect(totals).toMatchObject({ listCents: 8780, offersCents: -1102, goodsCents: 7478, deliveryCents: 500, totalCents: 7978 })
    expect(totals.ledger.map(({ kind, promotionId, amountCents }) => [kind, promotionId, amountCents])).toEqual([
      ['list', null, 5800],
      ['offer', null, -580],
      ['list', null, 2980],
      ['offer', 7, -522],
      ['cartPromotion', 8, -200],
      ['delivery', null, 800],
      ['delivery', 9, -300],
    ])
  })

  it.each([
    ['an offer of its goods counts', 'offer', 1, 100, 800],
    ['a promotion of the cart does not', 'cartPromotion', 1, 0, 0],
    ['a code for the order does not', 'code', null, 0, 0],
    ['nor does an offer of goods that a brand sends', 'offer', 3, 0, 0],
  ] as const)('free delivery is tested on the goods after offers: %s (promo-03)', (_, kind, lineAutoId, missing, feeCents) => {
    const reductions = [{ kind, lineAutoId, promotionId: 7, amountCents: -100 }]
    const totals = priceCart({ lines: [line({ priceCents: 15_000 }), bag], mode: 'delivery', settings, reductions })
    expect(totals.missingForFreeDeliveryCents).toBe(missing)
    expect(totals.deliveryCents).toBe(feeCents)
  })

  it('costs nothing when empty', () => {
    expect(priceCart({ lines: [], mode: 'delivery', settings })).toMatchObject({ totalCents: 0, deliveryCents: 0, ledger: [] })
  })
})

const price = fc.integer({ min: 0, max: 5_000_000 })
const carts: fc.Arbitrary<CartToPrice> = fc.record({
  lines: fc.uniqueArray(
    fc.record({
      autoId: fc.integer({ min: 1, max: 1_000_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      priceCents: price,
      originalCents: fc.option(price),
      sentByBrand: fc.boolean(),
      isOnlyCollected: fc.boolean(),
    }),
    { maxLength: 60, selector: (each) => each.autoId },
  ),
  mode: fc.constantFrom('delivery', 'collection'),
  settings: fc.record({ freeFromCents: price, feeCents: fc.integer({ min: 0, max: 10_000 }), gstRate: fc.integer({ min: 0, max: 2500 }) }),
})
const total = (amounts: { amountCents: number }[]) => amounts.reduce((sum, { amountCents }) => sum + amountCents, 0)

describe('any cart', () => {
  it('adds up: every total is the sum of its parts, and the ledger adds up to the total (money-04)', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const totals = priceCart(cart)
        expect(totals.listCents + totals.offersCents).toBe(totals.goodsCents)
        expect(totals.goodsCents + totals.deliveryCents).toBe(totals.totalCents)
        expect(total(totals.ledger)).toBe(totals.totalCents)
        expect(
          Object.values(totals)
            .flat()
            .filter((value) => typeof value === 'number')
            .every(Number.isInteger),
        ).toBe(true)
      }),
    )
  })

  it('never costs less than nothing, nor more than its list price and the fee', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const totals = priceCart(cart)
        expect(totals.goodsCents).toBeGreaterThanOrEqual(0)
        expect(totals.offersCents).toBeLessThanOrEqual(0)
        expect(totals.totalCents).toBeLessThanOrEqual(totals.listCents + cart.settings.feeCents)
        expect(totals.gstCents).toBeGreaterThanOrEqual(0)
        expect(totals.gstCents).toBeLessThanOrEqual(totals.totalCents)
        expect(totals.missingForFreeDeliveryCents).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('costs the same in any order of lines', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { ledger: _, ...forwards } = priceCart(cart)
        const { ledger: __, ...backwards } = priceCart({ ...cart, lines: cart.lines.toReversed() })
        expect(backwards).toEqual(forwards)
      }),
    )
  })
})
