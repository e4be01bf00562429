import { describe, expect, test } from 'vitest'
import { addToCart } from '#src/features/cart/cart.contract.ts'
import { applyCartPromoCode } from '#src/features/cart/codes.contract.ts'
import type { PromotionsService } from '#src/features/promotions/server/promotions.service.ts'
import { insertUses } from '#src/features/promotions/server/promotions.store.ts'
import { cast, setStock } from '#test/cast/catalogue.ts'
import { beginPromotions } from '#test/cast/promotions.ts'
import { openSecondProcess } from '#test/second-process.ts'
import { createShopper, must, openTestShop, type TestShop, type TestShopOptions } from '#test/shop.ts'
import { checkThenTake, stockUnguarded } from './check-then-take.ts'
import { crowdAt, payAtOnce, withCard, type Buyer } from './crowd.ts'

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

/** Guests with one tea, which earns no gift, at each of the processes in turn. */
const crowdWithTea = (urls: readonly string[], buyers: number) =>
  crowdAt(urls, buyers, async (url) => {
    const guest = createShopper(url)
    return withCard(guest, (await guest.fill(cast.oolong.ean)).quote.hash)
  })

/** All have the code in their bags; then all pay at once. */
async function rushWithTheCode({ database }: TestShop, crowd: readonly Buyer[]) {
  const ready: Buyer[] = []
  for (const buyer of crowd) {
    // All browsers of this test are one network, which may enter a hundred codes in an hour.
    if (ready.length % 100 === 0) await database.pool.query('delete from quotas')
    const { quote } = must(await buyer.guest.call(applyCartPromoCode, { body: { promoCode: 'TEN' } })).cartInfo
    ready.push({ ...buyer, quoteHash: quote.hash })
  }
  const { outcome, tooLate } = await payAtOnce(ready)
  const { rows } = await database.pool.query<{ uses: number }>('select count(*)::int uses from promotion_uses')
  return { outcome: { ...outcome, uses: rows[0]!.uses }, tooLate }
}

/** A second tea earns the gift. All see it in their bags; then all pay at once. */
async function rushForTheGift({ database }: TestShop, crowd: readonly Buyer[]) {
  const ready = await Promise.all(
    crowd.map(async (buyer) => {
      const { quote, promotions } = must(await buyer.guest.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 1 } })).cartInfo
      expect(promotions.gifts[0]!.givenEan).toBe(cast.lastVase.ean)
      return { ...buyer, quoteHash: quote.hash }
    }),
  )
  const { outcome } = await payAtOnce(ready)
  const { rows } = await database.pool.query<{ given: number; left: number }>(
    `select (select count(*)::int from order_lines l join orders o on o.auto_id = l.order_id where l.is_gift and o.status = 'paid') given,
      (select sum(on_hand)::int from stock_levels s join variants v on v.auto_id = s.variant_id where v.ean = $1) "left"`,
    [cast.lastVase.ean],
  )
  return { ...outcome, ...rows[0]! }
}

describe('two hundred buyers, at two processes (safe-05)', () => {
  test('ten get the code for ten and one the last gift; all others read that their bag has changed (promo-06, promo-24)', async () => {
    const shop = await openShop()
    const other = await openSecondProcess(shop.databaseUrl)
    try {
      const { outcome, tooLate } = await rushWithTheCode(shop, await crowdWithTea([shop.url, other.url], 220))
      expect(outcome).toEqual({ paid: limit, STALE_QUOTE: 220 - limit, uses: limit })
      expect(await rushForTheGift(shop, tooLate.slice(0, 200))).toEqual({ paid: 1, STALE_QUOTE: 199, given: 1, left: 0 })
    } finally {
      await other.close()
    }
  }, 120_000)

  test('twin: without the guard of stock, several get the last gift', async () => {
    const shop = await openShop({ twin: { stock: checkThenTake() }, unguard: stockUnguarded })
    expect((await rushForTheGift(shop, await crowdWithTea([shop.url], 40))).given).toBeGreaterThan(1)
  }, 60_000)

  test('twin: without a count under a lock, the code is used more often', async () => {
    const shop = await openShop({ twin: { promotions: withoutCount } })
    expect((await rushWithTheCode(shop, await crowdWithTea([shop.url], 60))).outcome.uses).toBeGreaterThan(limit)
  }, 60_000)
})

/** The twin: it trusts what was counted when the bag was priced. */
const withoutCount = (real: PromotionsService): PromotionsService => ({
  ...real,
  async use(orm, orderId, ids, buyer) {
    await insertUses(orm, orderId, ids, buyer)
    return true
  },
})
