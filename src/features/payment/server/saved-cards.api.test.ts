import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { getShoppingCart } from '#src/features/cart/cart.contract.ts'
import { setCartPaymentInfo } from '#src/features/checkout/checkout.contract.ts'
import { getInvoice } from '#src/features/invoices/invoices.contract.ts'
import type { InstalmentPlan } from '#src/features/pricing/rules/instalments.ts'
import type { SentTo } from '#src/kit/endpoint.ts'
import { cast, setStock } from '#test/cast/catalogue.ts'
import { must, mustBePaid, openTestShop, type Shopper } from '#test/shop.ts'
import { createOrder } from '../payment.contract.ts'
import { getSavedCards, removeSavedCard } from '../saved-cards.contract.ts'

const { shop, shopper, member, bank, database } = await openTestShop()

type Order = SentTo<typeof createOrder>['body']
const [straitsCard, otherCard] = ['4242424242424242', '5105105105105100']
const straits: InstalmentPlan = {
  autoId: 1,
  bank: { code: 'straits', name: { en: 'Straits Bank', zh: '海峡银行' } },
  months: 3,
  floorCents: 50_000,
  interestRate: 0,
  cardRanges: ['424242'],
}
await setStock(database, cast.candle.ean, 200)
await shop.settings.change({ instalmentPlans: [straits] }, new Date(0))

/** Buys the bag, or ten candles for S$522.00 while it is empty. */
async function buy(buyer: Shopper, how: Partial<Order>) {
  const { cartInfo } = must(await buyer.call(getShoppingCart, { query: {} }))
  const { quote } = cartInfo.totalProductInCart > 0 ? cartInfo : await buyer.fill(cast.candle.ean, 10)
  return buyer.call(createOrder, { body: { idempotencyKey: randomUUID(), quoteHash: quote.hash, agreeToTerms: true, ...how } })
}
const entered = (card: string): Partial<Order> => ({ paymentNonce: bank.control.nonceFor(card) })
const cardsOf = async (buyer: Shopper) => must(await buyer.call(getSavedCards, {}))

test('a card is saved with consent, pays again, and pays in months if it is of the plan’s bank (pay-03, pay-14, pay-19)', async () => {
  const buyer = await member()
  mustBePaid(await buy(buyer, entered(straitsCard)))
  expect(await cardsOf(buyer), 'nobody asked for it').toEqual([])
  const save = async (card: string) => mustBePaid(await buy(buyer, { ...entered(card), saveCard: true }))
  for (const card of [straitsCard, otherCard]) await save(card)
  // As a bank has it that now gives the card another token.
  await database.pool.query(`update saved_cards set vault_token = 'older' where member_id = $1 and last4 = '4242'`, [buyer.memberId])
  for (const _ of ['another', 'the same']) await save(straitsCard)
  const { rows: removals } = await database.pool.query(`select data from pgboss.job where name = 'remove-card-from-vault'`)
  expect(removals).toEqual([{ data: { vaultToken: 'older' } }])
  const cards = await cardsOf(buyer)
  expect(cards).toEqual([
    expect.objectContaining({ last4: '4242', range: '424242', bankCode: 'straits', isExpired: false, expires: '2049-12' }),
    expect.objectContaining({ last4: '5100', range: '510510', bankCode: null }),
  ])
  const [ofStraits, other] = cards.map(({ savedCard_AutoId: id }) => id)
  expect(await buy(buyer, { savedCard_AutoId: other, installmentPlan_AutoId: 1 })).toMatchObject({
    problem: { code: 'PAYMENT_DECLINED', details: { reason: 'other-bank' } },
  })
  const { orderNumber } = mustBePaid(await buy(buyer, { savedCard_AutoId: ofStraits, installmentPlan_AutoId: 1 }))
  const invoice = must(await buyer.call(getInvoice, { query: { orderNumber } }))
  expect(invoice.tenders).toEqual([
    { kind: 'card', label: 'Visa •••• 4242, in 3 months with Straits Bank', amountCents: invoice.totalCents },
  ])
  expect(await buy(buyer, { ...entered(straitsCard), installmentPlan_AutoId: 2 })).toMatchObject({ problem: { code: 'PLAN_NOT_OFFERED' } })
})

test('an order that names no plan is paid by that of the bag, and never in full where that one is not certain (pay-36)', async () => {
  const buyer = shopper()
  await buyer.fill(cast.candle.ean, 10)
  must(await buyer.call(setCartPaymentInfo, { body: { isTypePayment: 2, interestType: 'none', installmentPeriod: 3 } }))
  const merlion = {
    ...straits,
    autoId: 9,
    bank: { code: 'merlion', name: { en: 'Merlion Bank', zh: '鱼尾狮银行' } },
    cardRanges: ['510510'],
  }
  await shop.settings.change({ instalmentPlans: [straits, merlion] }, new Date(1))
  expect(await buy(buyer, entered(straitsCard)), 'two banks have it').toMatchObject({ problem: { code: 'PLAN_NOT_OFFERED' } })
  await shop.settings.change({ instalmentPlans: [merlion] }, new Date(2))
  expect(await buy(buyer, entered(straitsCard))).toMatchObject({ problem: { code: 'PAYMENT_DECLINED', details: { reason: 'other-bank' } } })
  await shop.settings.change({ instalmentPlans: [straits] }, new Date(3))
  const idempotencyKey = randomUUID()
  const { orderNumber } = mustBePaid(await buy(buyer, { ...entered(straitsCard), idempotencyKey }))
  const { tenders } = must(await buyer.call(getInvoice, { query: { orderNumber } }))
  expect(tenders).toMatchObject([{ label: 'Visa •••• 4242, in 3 months with Straits Bank' }])
})

test('a card is its member’s alone, and goes out of the vault when it is removed (pay-03, pay-19, safe-17)', async () => {
  const [buyer, stranger] = [await member(), await member()]
  mustBePaid(await buy(buyer, { ...entered(straitsCard), saveCard: true }))
  const [card] = await cardsOf(buyer)
  const cardId = card!.savedCard_AutoId
  for (const anybody of [stranger, shopper()])
    expect(await buy(anybody, { savedCard_AutoId: cardId })).toMatchObject({ problem: { code: 'NOT_FOUND' } })
  const remove = (by: Shopper) => by.call(removeSavedCard, { query: { savedCard_AutoId: cardId } })
  expect(await remove(stranger)).toMatchObject({ problem: { code: 'NOT_FOUND' } })
  expect(await cardsOf(buyer)).toHaveLength(1)
  expect(await remove(buyer)).toMatchObject({ ok: true })
  expect(await cardsOf(buyer)).toEqual([])
  expect(await buy(buyer, { savedCard_AutoId: cardId })).toMatchObject({ problem: { code: 'NOT_FOUND' } })
  await vi.waitFor(() => expect(JSON.stringify(bank.control.journal.at(-1))).toMatch(/remove/i), 10_000)
})

test('a guest saves no card', async () => {
  expect(await buy(shopper(), { ...entered(straitsCard), saveCard: true })).toMatchObject({ problem: { status: 422, code: 'VALIDATION' } })
})
