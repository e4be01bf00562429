import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { addToCart } from '#src/features/cart/cart.contract.ts'
import { applyVoucher } from '#src/features/cart/tenders.contract.ts'
import { getAvailableFulfillmentOptions } from '#src/features/checkout/checkout.contract.ts'
import { createInbox } from '#src/features/inbox/server/inbox.service.ts'
import { getInvoice } from '#src/features/invoices/invoices.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { getProductDetail } from '#src/features/product/product.contract.ts'
import { movableClock, shopDay } from '#src/kit/clock.ts'
import { seedMemberPromotions } from '#demonstration/settings/seed-programme.ts'
import { cast } from '#test/cast/catalogue.ts'
import { giveVoucher } from '#test/cast/wallet.ts'
import { must, openTestShop, type Shopper } from '#test/shop.ts'
import { getConversionRate, getMembershipSummary, getRebates } from '../rewards.contract.ts'
import { addDays } from '../rules/days.ts'
import { createRewardsLedger } from './rewards-ledger.ts'
import { insertSpend } from './rewards.store.ts'

// What a tier is worth in the bag.

const clock = movableClock('2026-11-21T04:00:00Z')
const { shop, shopper, member, bank, database } = await openTestShop({ clock })
const ledger = createRewardsLedger(clock, createInbox(database, clock))
const orderOf = ({ hash }: { hash: string }) => ({
  quoteHash: hash,
  paymentNonce: bank.control.nonceFor('4242424242424242'),
  idempotencyKey: randomUUID(),
  agreeToTerms: true,
})

beforeAll(async () => {
  await seedMemberPromotions(database.orm, clock.now())
  await shop.changes.catchUp()
})

/** A member who has spent so much today. */
async function memberWith(amountCents: number) {
  const found = await member()
  const { memberId } = found
  await insertSpend(database.orm, { orderNumber: `KM-${memberId}-0`, memberId, day: shopDay(clock.now()), amountCents })
  return found
}

test('an elite member pays 10 % less for regular-priced own goods, and the saving counts until the order is returned (reward-08, promo-19)', async () => {
  const elite = await memberWith(500_000)
  for (const ean of [cast.candle.ean, cast.bag.ean]) must(await elite.call(addToCart, { body: { ean, quantity: 1 } }))
  const { quote, productsInCart } = await elite.fill(cast.oolong.ean, 2)
  const saved = Object.fromEntries(
    productsInCart.map(({ product, productDiscountList }) => [
      product.ean,
      productDiscountList.map(({ name, amountCents }) => [name, amountCents]),
    ]),
  )
  // The candle is reduced already, and the bag is sent by its brand.
  expect(saved).toEqual({ [cast.oolong.ean]: [['Elite, 10% off', -298]], [cast.candle.ean]: [], [cast.bag.ean]: [] })
  expect(quote.promotions).toMatchObject([{ name: 'Elite, 10% off', amountCents: -298 }])
  const { orderNumber } = must(await elite.call(createOrder, { body: orderOf(quote) }))
  expect(must(await elite.call(getInvoice, { query: { orderNumber } })).ledger).toContainEqual(
    expect.objectContaining({ kind: 'memberDiscount', source: 'Elite, 10% off', amountCents: -298 }),
  )
  const saving = async () => must(await elite.call(getMembershipSummary, {})).lifetimeSavingCents
  expect(await saving()).toBe(298)
  await database.transaction(({ orm }) =>
    ledger.takeBack(orm, { orderNumber, ledger: [], leftCents: 0, leftSavedCents: 0, deductedCents: 0, mostCents: 0 }),
  )
  expect(await saving()).toBe(0)
})

test('a declined order saves nothing, and other tiers and guests pay the regular price (reward-08)', async () => {
  const elite = await memberWith(500_000)
  const { quote } = await elite.fill(cast.oolong.ean)
  const paymentNonce = bank.control.nonceFor('4000000000000002')
  expect(await elite.call(createOrder, { body: { ...orderOf(quote), paymentNonce } })).toMatchObject({
    ok: false,
    problem: { code: 'PAYMENT_DECLINED' },
  })
  expect(must(await elite.call(getMembershipSummary, {})).lifetimeSavingCents).toBe(0)
  for (const other of [await memberWith(30_000), shopper()])
    expect((await other.fill(cast.oolong.ean)).quote.ledger.map(({ kind }) => kind)).not.toContain('memberDiscount')
})

test('the bag says beforehand what its order brings: rebate, days and tier (reward-09)', async () => {
  const buyer = await memberWith(30_000)
  const before = (await buyer.fill(cast.oolong.ean, 3)).rewards
  const today = shopDay(clock.now())
  const voucherCode = await giveVoucher(database, { memberId: buyer.memberId, validFrom: today, validUntil: addDays(today, 29) })
  const { quote, rewards } = must(await buyer.call(applyVoucher, { body: { voucherCode } })).cartInfo
  // What a voucher pays is no spend, so that the order earns less with it.
  expect(rewards!.earnedCents).toBeLessThan(before!.earnedCents)
  const { orderNumber } = must(await buyer.call(createOrder, { body: orderOf(quote) }))
  const { pendingCents, lots } = must(await buyer.call(getRebates, {}))
  expect(pendingCents).toBeGreaterThan(0)
  expect(lots).toMatchObject([{ spendableFrom: null }])
  await database.transaction(({ orm }) => ledger.complete(orm, { memberId: buyer.memberId, orderNumber }))
  expect(rewards).toMatchObject({
    isMember: true,
    tier: 'classic',
    tierAfter: 'classic',
    earnedCents: pendingCents,
    spendable: { afterDays: 14, months: 12 },
    spentCents: must(await buyer.call(getMembershipSummary, {})).spentCents,
  })
})

test('a guest reads of a tier only when joining would reach it, and of no rebate that joining would not earn (reward-09)', async () => {
  const guest = shopper()
  expect((await guest.fill(cast.oolong.ean)).rewards).toMatchObject({ isMember: false, tierAfter: 'pre-member', earnedCents: 0 })
  const { cartInfo } = must(await guest.call(addToCart, { body: { ean: cast.bag.ean, quantity: 1 } }))
  expect(cartInfo.rewards).toMatchObject({ isMember: false, tier: 'pre-member', tierAfter: 'classic', earnedCents: 0 })
})

test('a member’s own goods are delivered free from S$100, a guest’s from S$150 (fulfil-05, reward-27, reward-34)', async () => {
  const fees = async (buyer: Shopper) => {
    const cents = []
    for (const ean of [cast.candle.ean, cast.candle.ean, cast.candle.ean]) {
      const { quote } = await buyer.fill(ean)
      const { groups } = must(await buyer.call(getAvailableFulfillmentOptions, {}))
      expect(groups[0]!.deliveryFeeCents).toBe(quote.deliveryCents)
      cents.push([quote.deliveryCents, quote.yourFreeDeliveryFromCents])
    }
    return cents
  }
  // S$52.20 each: 52.20, 104.40, 156.60.
  expect(await fees(await member())).toEqual([800, 0, 0].map((fee) => [fee, 10_000]))
  expect(await fees(shopper())).toEqual([800, 800, 0].map((fee) => [fee, 15_000]))
  // A product’s page is the same for all, and says both.
  const { freeDelivery } = must(await shopper().call(getProductDetail, { params: { slug: cast.candle.slug } }))
  expect(freeDelivery).toEqual({ fromCents: 15_000, membersFromCents: 10_000 })
})

test('each tier is listed with the promotions that are for it alone (reward-27)', async () => {
  const { tiers } = must(await (await member({ culture: 'zh' })).call(getConversionRate, {}))
  expect(tiers.map(({ privileges }) => privileges)).toEqual([
    ['会员购自营商品满 S$100.00\u00a0免运费'],
    ['会员购自营商品满 S$100.00\u00a0免运费'],
    ['尊级会员购买自营正价商品享9\u2060折', '会员购自营商品满 S$100.00\u00a0免运费'],
  ])
})
