import { describe, expect, test } from 'vitest'
import { applyCartPromoCode } from '#src/features/cart/codes.contract.ts'
import type { PromotionsService } from '#src/features/promotions/server/promotions.service.ts'
import { insertUses } from '#src/features/promotions/server/promotions.store.ts'
import { cast, setStock } from '#test/cast/catalogue.ts'
import { beginPromotions } from '#test/cast/promotions.ts'
import { openSecondProcess } from '#test/second-process.ts'
import { must, openTestShop, type TestShop, type TestShopOptions } from '#test/shop.ts'
import { checkThenTake, stockUnguarded } from './check-then-take.ts'
import { crowdAt, payAtOnce } from './crowd.ts'

const limit = 10
const noLimits = { perOrder: null, perCustomer: null, total: null }

async function openShop(options: TestShopOptions = {}): Promise<TestShop> {
  const shop = await openTestShop(options)
  await setStock(shop.database, cast.oolong.ean, 1000)
  await setStock(shop.database, cast.lastVase.ean, 1)
  const choices = [{ sku: cast.lastVase.ean, worthCents: 12_900, substitutes: [] }]
  await beginPromotions(shop, {
    gift: { kind: 'gift', steps: [{ fromCents: 2000, fromPieces: 0, choices }] },
    ten: { kind: 'cartAmount', fromCents: 0, amountCents: 100, codes: ['TEN'], limits: { ...noLimits, total: limit } },
  })
  return shop
}

/** All have tea and the code in their bags; then all pay at once. */
async function rushWithTheCode({ database }: TestShop, urls: readonly string[], buyers: number) {
  const crowd = await crowdAt(database, urls, buyers, async (guest) => {
    await guest.fill(cast.oolong.ean)
    return must(await guest.call(applyCartPromoCode, { body: { promoCode: 'TEN' } })).cartInfo
  })
  const outcome = await payAtOnce(crowd)
  const { rows } = await database.pool.query<{ uses: number }>('select count(*)::int uses from promotion_uses')
  return { ...outcome, uses: rows[0]!.uses }
}

/** All have two teas, which earn the gift, and it in their bags; then all pay at once. */
async function rushForTheGift({ database }: TestShop, urls: readonly string[], buyers: number) {
  const crowd = await crowdAt(database, urls, buyers, async (guest) => {
    const bag = await guest.fill(cast.oolong.ean, 2)
    expect(bag.promotions.gifts[0]!.givenEan).toBe(cast.lastVase.ean)
    return bag
  })
  const outcome = await payAtOnce(crowd)
  const { rows } = await database.pool.query<{ given: number; left: number }>(
    `select (select count(*)::int from order_lines l join orders o on o.auto_id = l.order_id where l.is_gift and o.status = 'paid') given,
      (select sum(on_hand)::int from stock_levels s join variants v on v.auto_id = s.variant_id where v.ean = $1) "left"`,
    [cast.lastVase.ean],
  )
  return { ...outcome, ...rows[0]! }
}

describe('two hundred buyers, at two processes (safe-05)', () => {
  test('ten get the code for ten and one the last gift; all others read that their bag has changed (promo-06, promo-24)', async () => {
    // Each process has a bank of its own, and the other waits longer before it asks about a charge that is still on its way.
    const shop = await openShop({ onlyEnqueues: true })
    const other = await openSecondProcess(shop.databaseUrl)
    try {
      const urls = [shop.url, other.url]
      expect(await rushWithTheCode(shop, urls, 200)).toEqual({ paid: limit, STALE_QUOTE: 200 - limit, uses: limit })
      expect(await rushForTheGift(shop, urls, 200)).toEqual({ paid: 1, STALE_QUOTE: 199, given: 1, left: 0 })
    } finally {
      await other.close()
    }
  })

  test('twin: without the guard of stock, several get the last gift', async () => {
    const shop = await openShop({ twin: { stock: checkThenTake() }, unguard: stockUnguarded })
    expect((await rushForTheGift(shop, [shop.url], 40)).given).toBeGreaterThan(1)
  })

  test('twin: without a count under a lock, the code is used more often', async () => {
    const shop = await openShop({ twin: { promotions: withoutCount } })
    expect((await rushWithTheCode(shop, [shop.url], 60)).uses).toBeGreaterThan(limit)
  })
})

/** The twin: it trusts what was counted when the bag was priced. */
const withoutCount = (real: PromotionsService): PromotionsService => ({
  ...real,
  async use(orm, orderId, ids, buyer) {
    await insertUses(orm, orderId, ids, buyer)
    return true
  },
})
