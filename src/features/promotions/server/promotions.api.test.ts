import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { addToCart, getShoppingCart, type CartInfo } from '#src/features/cart/cart.contract.ts'
import { getInvoice } from '#src/features/invoices/invoices.contract.ts'
import { getAllPromotionProducts, getProductCrossSellList, getProductDetail } from '#src/features/product/product.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { lastDayOf } from '#src/kit/dates.ts'
import { withoutKeeping } from '#src/kit/keep-units.ts'
import { cast } from '#test/cast/catalogue.ts'
import { beginPromotions } from '#test/cast/promotions.ts'
import { must, openTestShop, type Shopper } from '#test/shop.ts'

const testShop = await openTestShop()
const { shopper, bank, database, shop } = testShop
const begunAt = Date.now()
await beginPromotions(testShop, {
  'Tea −10 %': { kind: 'itemPercent', goods: { skus: [cast.oolong.ean] }, percent: 10 },
  '5 off 60': { kind: 'cartAmount', fromCents: 6000, amountCents: 500 },
  'Delivery for 4': { kind: 'delivery', goods: { own: true }, fromCents: 6000, feeCents: 400 },
})

/** Promotions of the cast hold for a day from the start of the test. */
const until = (name: string) => `${name}, until ${lastDayOf(new Date(begunAt + 24 * 60 * 60 * 1000).toISOString(), 'en')}`
const sumOf = (entries: readonly { amountCents: number }[]): number => entries.reduce((sum, { amountCents }) => sum + amountCents, 0)

async function pay(guest: Shopper, { quote }: CartInfo) {
  const body = {
    idempotencyKey: randomUUID(),
    quoteHash: quote.hash,
    paymentNonce: bank.control.nonceFor('4242424242424242'),
    agreeToTerms: true as const,
  }
  return guest.call(createOrder, { body })
}

test('the bag has the best price, and its ledger names each promotion (promo-11, money-04)', async () => {
  const guest = shopper({ culture: 'zh' })
  must(await guest.call(addToCart, { body: { ean: cast.candle.ean, quantity: 1 } }))
  const { quote, productsInCart } = must(await guest.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 2 } })).cartInfo
  expect(quote).toMatchObject({ listCents: 8780, offersCents: -878, goodsCents: 7402, deliveryCents: 400, totalCents: 7802 })
  expect(sumOf(quote.ledger)).toBe(quote.totalCents)
  expect(quote.promotions.map(({ name, amountCents }) => [name, amountCents])).toEqual([
    ['Tea −10 %（中）', -298],
    ['5 off 60（中）', -500],
    ['Delivery for 4（中）', -400],
  ])
  expect(sumOf(productsInCart)).toBe(quote.goodsCents)
  expect(productsInCart[1]!.productDiscountList).toMatchObject([
    { discountMode: 'percent', campaignType: 'itemPercent', name: 'Tea −10 %（中）', amountCents: -298 },
    { discountMode: 'amount', campaignType: 'cartAmount' },
  ])
})

test('invoice and mail print every cent with the promotion that moved it (order-03, promo-23)', async () => {
  const guest = shopper()
  await guest.fill(cast.candle.ean)
  const { cartInfo } = must(await guest.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 2 } }))
  const { orderNumber } = must(await pay(guest, cartInfo))
  const invoice = must(await guest.call(getInvoice, { query: { orderNumber } }))
  expect(invoice.totalCents).toBe(7802)
  expect(invoice.ledger.map(({ kind, source, amountCents }) => [kind, source, amountCents])).toEqual([
    ['list', null, 8780],
    ['offer', null, -580],
    ['offer', until('Tea −10 %'), -298],
    ['cartPromotion', until('5 off 60'), -500],
    ['delivery', 'Kemuning', 800],
    ['delivery', until('Delivery for 4'), -400],
  ])
  expect(sumOf(invoice.ledger)).toBe(invoice.totalCents)
  expect(sumOf(invoice.lines) + 400).toBe(invoice.totalCents)
  const mail = await vi.waitUntil(() => testShop.mails.find(({ subject }) => subject.includes(orderNumber)), { timeout: 10_000 })
  for (const name of ['Tea −10 %', '5 off 60', 'Delivery for 4']) expect(mail.text).toContain(`${withoutKeeping(until(name))}: `)
  expect(mail.text).toContain('Delivery: S$8.00')
})

test('a promotion that ends while the bag is looked at makes the quote stale (promo-22)', async () => {
  const guest = shopper()
  await guest.fill(cast.candle.ean)
  const { cartInfo } = must(await guest.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 1 } }))
  await database.pool.query(`update promotions set ends_at = now() where code = '5 off 60'`)
  await shop.changes.catchUp()
  expect(await pay(guest, cartInfo)).toMatchObject({ ok: false, problem: { code: 'STALE_QUOTE' } })
  const { quote } = must(await guest.call(getShoppingCart, { query: {} })).cartInfo
  expect(quote.promotions.map(({ name }) => name)).toEqual(['Tea −10 %', 'Delivery for 4'])
})

test('a product page and the list of promoted products name what is promoted, and nothing else (promo-13, product-02)', async () => {
  await beginPromotions(testShop, {
    'Half a rumah': { kind: 'itemPercent', goods: { brands: ['rumah-wangi'], skus: [cast.oolong.ean, cast.bag.ean] }, percent: 50 },
  })
  const guest = shopper()
  const slugs = must(await guest.call(getAllPromotionProducts, { query: {} })).map(({ slug }) => slug)
  expect(slugs).toEqual([cast.oolong.slug])
  const messagesOf = async (slug: string) =>
    must(await guest.call(getProductDetail, { params: { slug } })).salesPromotionInfo.map(({ message }) => message)
  expect(await messagesOf(cast.oolong.slug)).toEqual(['Tea −10 %', 'Half a rumah'])
  expect(await messagesOf(cast.bag.slug)).not.toContain('Half a rumah')
})

test('goods of the store are listed as promoted where a promotion is about those (promo-13)', async () => {
  const slugs = async () => must(await shopper().call(getAllPromotionProducts, { query: {} })).map(({ slug }) => slug)
  const goods = { skus: [cast.candle.ean, cast.bag.ean] }
  await beginPromotions(testShop, { 'Our own': { kind: 'itemPercent', goods: { ...goods, own: true }, percent: 5 } })
  expect([await slugs()].flat()).toEqual(expect.arrayContaining([cast.candle.slug]))
  expect(await slugs()).not.toContain(cast.bag.slug)
  await beginPromotions(testShop, { 'Of brands': { kind: 'itemPercent', goods: { ...goods, own: false }, percent: 5 } })
  expect(await slugs()).toContain(cast.bag.slug)
})

test('a product page has the gifts and special prices that the product leads to (promo-30)', async () => {
  await beginPromotions(testShop, {
    'Bag gift': {
      kind: 'gift',
      goods: { skus: [cast.bag.ean] },
      steps: [{ fromCents: 5000, fromPieces: 0, choices: [{ sku: cast.oolong.ean, worthCents: 1490, substitutes: [] }] }],
    },
    'Special buy': {
      kind: 'purchaseWithPurchase',
      fromCents: 10_000,
      fromPieces: 0,
      offers: [
        { sku: cast.oolong.ean, priceCents: 700 },
        { sku: cast.soldOut.ean, priceCents: 100 },
      ],
    },
  })
  const promotionsOf = async (slug: string) =>
    must(await shopper({ culture: 'zh' }).call(getProductDetail, { params: { slug } })).salesPromotionInfo.flatMap(
      ({ promotion }) => promotion ?? [],
    )
  expect(await promotionsOf(cast.bag.slug)).toMatchObject([
    { name: 'Of brands（中）', campaignType: 'itemPercent', gifts: [], offers: [] },
    {
      name: 'Bag gift（中）',
      campaignType: 'gift',
      fromCents: 5000,
      gifts: [{ ean: cast.oolong.ean, name: '班兰乌龙', worthCents: 1490 }],
    },
    { name: 'Special buy（中）', fromCents: 10_000, offers: [{ ean: cast.oolong.ean, priceCents: 700, usualCents: 1490 }] },
  ])
  expect((await promotionsOf(cast.lastVase.slug)).map(({ name }) => name)).toEqual(['Special buy（中）'])
})

test('what makes a set with a product comes first among what goes with it (promo-31)', async () => {
  const goesWith = async () =>
    must(await shopper().call(getProductCrossSellList, { query: { ean: cast.candle.ean } })).map(({ slug }) => slug)
  expect((await goesWith())[0]).not.toBe(cast.bag.slug)
  await beginPromotions(testShop, {
    'Two for one': { kind: 'multiBuy', pieces: 2, paidPieces: 1, goods: { skus: [cast.candle.ean, cast.bag.ean, cast.soldOut.ean] } },
  })
  const now = await goesWith()
  expect(now[0]).toBe(cast.bag.slug)
  expect(now).not.toContain(cast.candle.slug)
  expect(now).not.toContain(cast.soldOut.slug)
})
