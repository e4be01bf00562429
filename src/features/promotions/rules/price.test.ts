import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultsOf, lowestTotal, priceOf } from '#test/promotions/faults.ts'
import { crowdedCart, fullCart, randomCart, randomPromotion } from '#test/promotions/random-carts.ts'
import { seeded } from '#test/seeded.ts'
import { mostCombinations } from './best-combination.ts'
import { priceWithPromotions } from './price.ts'

const carts = Number(process.env['PROMOTION_CARTS'] ?? 300)
const sizes = { lines: 6, promotions: 9, groups: 4 }
/** A random cart; the seed is what fast-check reports and shrinks. */
const seeds = fc.integer({ min: 0, max: 2 ** 31 })
function forAny(check: (random: () => number) => void): void {
  const property = fc.property(seeds, (seed) => {
    check(seeded(seed))
  })
  fc.assert(property, { numRuns: carts, seed: Number(process.env['PROMOTION_SEED'] ?? 1) })
}

test('every cent belongs to a line and a promotion, nothing is below zero, groups are respected, and every promotion says why (money-04, promo-10, promo-12)', () => {
  forAny((random) => expect(faultsOf(randomCart(random, sizes))).toEqual([]))
})

test('no set of promotions that may be used together gives a lower total (promo-11)', () => {
  forAny((random) => {
    const cart = randomCart(random, sizes, true)
    expect(priceOf(cart).totalCents).toBe(lowestTotal(cart))
  })
})

test('nor does one of those where many promotions of lines stand in the way of thresholds (promo-11, promo-18)', () => {
  const random = seeded(1)
  let proven = 0
  for (let index = 0; index < carts / 2; index++) {
    const cart = crowdedCart(random)
    const price = priceOf(cart)
    if (!price.isProven) continue
    proven += 1
    expect(price.totalCents).toBe(lowestTotal(cart))
  }
  expect(proven).toBeGreaterThan(carts / 4)
})

test('one promotion more never raises the total (promo-11)', () => {
  forAny((random) => {
    const cart = randomCart(random, sizes)
    const more = { ...cart, promotions: [...cart.promotions, randomPromotion(random, 99, sizes.groups)] }
    expect(priceOf(more).totalCents).toBeLessThanOrEqual(priceOf(cart).totalCents)
  })
})

test('gifts take nothing off and add nothing, and none stays when goods that earned it leave (promo-07, safe-25)', () => {
  let leftBehind = 0
  forAny((random) => {
    const cart = randomCart(random, sizes)
    const price = priceOf(cart)
    expect(priceOf({ ...cart, promotions: cart.promotions.filter(({ kind }) => kind !== 'gift') }).totalCents).toBe(price.totalCents)
    const fewer = { ...cart, cart: { ...cart.cart, lines: cart.cart.lines.slice(1) } }
    expect(faultsOf(fewer)).toEqual([])
    // The twin keeps the gifts of the fuller cart.
    leftBehind += faultsOf(fewer, { ...priceOf(fewer), gifts: price.gifts }).filter((fault) => fault.includes('not earned')).length
  })
  expect(leftBehind).toBeGreaterThan(0)
})

test('no promotion lowers the price of a parcel to another country (fulfil-08)', () => {
  forAny((random) => {
    const each = randomCart(random, sizes)
    const delivery = { ...each.cart.delivery, mode: 'delivery' as const, parcel: { priceCents: 4200 } }
    const sent = { ...each, cart: { ...each.cart, delivery } }
    expect(priceOf(sent).delivery.cents).toBe(each.cart.lines.some(({ isOwn, isOnlyCollected }) => isOwn && !isOnlyCollected) ? 4200 : 0)
  })
})

test('the order of lines and of promotions changes nothing, and pricing again gives the same (promo-11)', () => {
  forAny((random) => {
    const cart = randomCart(random, sizes)
    const turned = { ...cart, promotions: cart.promotions.toReversed(), cart: { ...cart.cart, lines: cart.cart.lines.toReversed() } }
    expect(priceOf(turned)).toEqual(priceOf(cart))
    expect(priceOf(cart)).toEqual(priceOf(cart))
  })
})

test('a promotion that needs more goods applies, or says something else, once it has them (promo-12)', () => {
  forAny((random) => {
    const cart = randomCart(random, sizes)
    for (const { promotionId, missingCents, missingPieces } of priceOf(cart).nearMisses) {
      const promotion = cart.promotions.find(({ id }) => id === promotionId)!
      const { skus, brands, categories, own } = promotion.goods
      const [brand, category] = [brands?.[0] ?? 'Rumah', categories?.[0] ?? 'home']
      const quantity = Math.max(1, missingPieces)
      const filler = {
        id: 1000,
        sku: skus?.[0] ?? 'filler',
        brand,
        categories: [category],
        isOwn: own ?? true,
        isOnlyCollected: false,
        quantity,
        offeredBy: null,
      }
      // Much more than is missing, because other promotions may take some of it again.
      const unitCents = missingCents * 10 + 100
      const codes = cart.cart.codes.map(({ code }) => ({ code, lineId: null }))
      const filled = { ...cart.cart, codes, lines: [...cart.cart.lines, { ...filler, unitCents, unitListCents: unitCents }] }
      const after = priceWithPromotions(filled, [promotion], cart.buyer, cart.now).nearMisses
      expect(after.map((each) => each.promotionId)).not.toContain(promotionId)
    }
  })
})

test('a promotion is plain JSON', () => {
  const cart = randomCart(seeded(1), { lines: 6, promotions: 40, groups: 4 }, true)
  const { promotions } = cart
  expect(priceOf({ ...cart, promotions: JSON.parse(JSON.stringify(promotions)) as typeof promotions })).toEqual(priceOf(cart))
})

test('a full cart under forty live promotions: the search ends, and its price has no faults', () => {
  const random = seeded(1)
  for (let index = 0; index < 10; index++) {
    const cart = fullCart(random, 60)
    const price = priceOf(cart)
    expect(price.combinationsPriced).toBeLessThanOrEqual(mostCombinations)
    expect(faultsOf(cart, price)).toEqual([])
  }
})
