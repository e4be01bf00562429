import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { getInvoice } from '#src/features/invoices/invoices.contract.ts'
import { applyRebates, applyVoucher } from '#src/features/cart/tenders.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import type { Culture } from '#src/kit/culture.ts'
import { cast } from '#test/cast/catalogue.ts'
import { giveRebates, giveVoucher } from '#test/cast/wallet.ts'
import { must, openTestShop, type Shopper } from '#test/shop.ts'
import { cancelOrder, getOrderRefunds } from '../refunds.contract.ts'

const { shopper, member, bank, database, mails } = await openTestShop()

async function pay(buyer: Shopper, hash: string, byCard = true) {
  const card = byCard ? { paymentNonce: bank.control.nonceFor('4242424242424242') } : {}
  const body = { idempotencyKey: randomUUID(), quoteHash: hash, ...card, agreeToTerms: true }
  return must(await buyer.call(createOrder, { body })) as { orderNumber: string; invoiceKey: string }
}
async function mailOf(orderNumber: string): Promise<string> {
  const find = () => mails.find(({ subject, messageId }) => subject.includes(orderNumber) && messageId.startsWith('<refund-'))
  await vi.waitFor(() => expect(find()).toBeDefined(), 20_000)
  return find()!.text
}
const cardNote = 'A card shows the refund after 3 to 10 working days, as its bank decides.'
const walletNote = 'Vouchers and rebates are in your account now.'

test('a mail says when the money is there of those tenders alone that get some, and which variant goes back (refund-12)', async () => {
  const guest = shopper()
  const byCard = await pay(guest, (await guest.fill(cast.candle.ean)).quote.hash)
  const options = 'update order_lines set options = $2 where order_id = (select auto_id from orders where order_number = $1)'
  await database.pool.query(options, [byCard.orderNumber, { en: 'Large', zh: '大号' }])
  must(await guest.call(cancelOrder, { body: { orderNumber: byCard.orderNumber } }))
  const toCard = await mailOf(byCard.orderNumber)
  expect(toCard).toContain('Vetiver & Clove Candle, Large × 1: S$52.20')
  expect(toCard).toContain(cardNote)
  expect(toCard).not.toContain(walletNote)

  const buyer = await member()
  await giveRebates(database, buyer.memberId, 20_000)
  await buyer.fill(cast.oolong.ean)
  const byRebates = must(await buyer.call(applyRebates, { body: { amountCents: 2290 } })).cartInfo
  const { orderNumber } = await pay(buyer, byRebates.quote.hash, false)
  must(await buyer.call(cancelOrder, { body: { orderNumber } }))
  const toWallet = await mailOf(orderNumber)
  expect(toWallet).toContain(walletNote)
  expect(toWallet).not.toContain(cardNote)
})

test.each([
  [
    'en' as const,
    'Gift voucher, ended with the account: S$15.00',
    'New voucher',
    'What vouchers and rebates had paid ended with your account.',
  ],
  ['zh' as const, '礼品券，已随账户注销而失效：S$15.00', '新礼券', '以礼券和返利支付的部分已随您的账户注销而失效。'],
])(
  'what vouchers and rebates paid for a member who has left is said to have ended, in %s (refund-04, refund-12)',
  async (culture: Culture, row, promise, note) => {
    const buyer = await member({ culture })
    await giveRebates(database, buyer.memberId, 1000)
    const code = await giveVoucher(database, { memberId: buyer.memberId })
    await buyer.fill(cast.candle.ean, 2)
    must(await buyer.call(applyVoucher, { body: { voucherCode: code } }))
    const { quote } = must(await buyer.call(applyRebates, { body: { amountCents: 1000 } })).cartInfo
    const { orderNumber, invoiceKey } = await pay(buyer, quote.hash)
    await database.pool.query('update members set deleted_at = now() where auto_id = $1', [buyer.memberId])
    const link = { orderNumber, key: invoiceKey }
    const friend = shopper({ culture })
    must(await friend.call(cancelOrder, { body: link }))
    const label = row.slice(0, row.search(/[:：]/))
    const { refunds } = must(await friend.call(getOrderRefunds, { query: link }))
    expect(refunds).toMatchObject([
      {
        totalCents: quote.toPayCents,
        tenders: [
          { kind: 'voucher', label, amountCents: 1500, isEnded: true },
          { kind: 'rebate', amountCents: 1000, isEnded: true },
          { kind: 'card', amountCents: quote.toPayCents, isEnded: false },
        ],
      },
    ])
    const mail = await mailOf(orderNumber)
    expect(mail).toContain(row)
    expect(mail).not.toContain(promise)
    expect(mail).toContain(note)
    const { creditNotes } = must(await friend.call(getInvoice, { query: link }))
    expect(creditNotes[0]!.tenders[0]).toMatchObject({ label, amountCents: 1500 })
    const { rows } = await database.pool.query('select count(*)::int n from vouchers where member_id = $1 and used_at is null', [
      buyer.memberId,
    ])
    expect(rows[0].n).toBe(0)
  },
)
