import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addToCart } from '#src/features/cart/cart.contract.ts'
import { systemClock } from '#src/kit/clock.ts'
import { cast } from '#test/cast/catalogue.ts'
import { beginPromotions } from '#test/cast/promotions.ts'
import { must, openTestShop } from '#test/shop.ts'
import { createPromotions } from './promotions.service.ts'
import { promotions } from './promotions.tables.ts'

const testShop = await openTestShop()
const { database, shopper } = testShop
await beginPromotions(testShop, {
  whole: { kind: 'itemPercent', goods: { skus: [cast.candle.ean] }, percent: 10 },
  damaged: { kind: 'itemPercent', goods: { skus: [cast.candle.ean] }, percent: 900 },
})

test('a promotion whose row is damaged is left out, and no bag fails by it; the operator is told once (promo-01)', async () => {
  const { quote } = must(await shopper().call(addToCart, { body: { ean: cast.candle.ean, quantity: 1 } })).cartInfo
  expect(quote.promotions.map(({ name }) => name)).toEqual(['whole'])
  const told: string[] = []
  const service = createPromotions(database, systemClock, (words) => void told.push(words))
  const codesRead = async () => {
    service.invalidate()
    return (await service.all()).map(({ name }) => name.en)
  }
  expect(await codesRead()).toEqual(['whole'])
  expect(await codesRead()).toEqual(['whole'])
  expect(told).toEqual(['Promotion damaged is left out, because its row in the database is wrong at: percent'])
  await database.orm
    .update(promotions)
    .set({ data: [] as never })
    .where(eq(promotions.code, 'damaged'))
  expect(await codesRead()).toEqual(['whole'])
})
