import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { toAddressPayload } from '#src/features/addresses/rules/address-payload.ts'
import { addToCart, getShoppingCart, removeItemFromCart } from '#src/features/cart/cart.contract.ts'
import { updateCartShipmentAddresses } from '#src/features/checkout/checkout.contract.ts'
import { applyVoucher } from '#src/features/cart/tenders.contract.ts'
import { getInvoice } from '#src/features/invoices/invoices.contract.ts'
import { completeOrder, createOrder } from '#src/features/payment/payment.contract.ts'
import { getWishlist } from '#src/features/wishlist/wishlist.contract.ts'
import { cast } from '#test/cast/catalogue.ts'
import { giveVoucher } from '#test/cast/wallet.ts'
import { newEmail } from '#test/registration.ts'
import { meiLin, must, mustBePaid, openTestShop, type Shopper } from '#test/shop.ts'
import { signIn, signOut } from '../sign-in.contract.ts'
import { hashSecret } from './secrets.ts'

const testShop = await openTestShop()
const { shopper, member, shop, database } = testShop
const refused = (code: string) => ({ ok: false, problem: { code } })

describe('the cart of a guest who signs in', () => {
  const quantities = async (who: Shopper) =>
    Object.fromEntries(
      must(await who.call(getShoppingCart, { query: {} })).cartInfo.productsInCart.map(({ product, quantityInCart }) => [
        product.ean,
        quantityInCart,
      ]),
    )
  const password = 'Joo Chiat 118'
  /** A member who once left goods in a cart, and a guest with a cart of their own. */
  async function stage(left: [string, number][], own: [string, number][]) {
    const email = newEmail()
    const { call } = await member({ email, passwordHash: await hashSecret('password', password) })
    for (const [ean, quantity] of left) must(await call(addToCart, { body: { ean, quantity } }))
    const guest = shopper()
    for (const [ean, quantity] of own) must(await guest.call(addToCart, { body: { ean, quantity } }))
    return { guest, emailOrPhone: email, older: call }
  }

  test('is merged with the member’s older one: quantities add up as far as they may, and the reply lists the changes (cart-11)', async () => {
    const { guest, emailOrPhone } = await stage(
      [
        [cast.candle.ean, 6],
        [cast.oolong.ean, 1],
        [cast.lastVase.ean, 1],
      ],
      [
        [cast.candle.ean, 7],
        [cast.lastVase.ean, 1],
      ],
    )
    const { bag } = must(await guest.call(signIn, { body: { emailOrPhone, password } }))
    expect(bag.merged).toEqual(
      expect.arrayContaining([
        { name: 'Vetiver & Clove Candle', quantity: 10, capped: true },
        { name: 'Pandan Oolong', quantity: 1, capped: false },
        { name: 'Celadon Vase', quantity: 1, capped: true },
      ]),
    )
    expect(await quantities(guest)).toEqual({ [cast.candle.ean]: 10, [cast.oolong.ean]: 1, [cast.lastVase.ean]: 1 })
  })

  /** Begins to pay for what is in the bag; answers the order, and the bank's proof that it is the owner's card. */
  async function beginToPay(who: Shopper) {
    const { quote } = must(await who.call(updateCartShipmentAddresses, { body: { shippingAddress: toAddressPayload(meiLin) } })).cartInfo
    const paymentNonce = testShop.bank.control.nonceFor('4000000000003220')
    const body = { idempotencyKey: randomUUID(), quoteHash: quote.hash, paymentNonce, agreeToTerms: true }
    const state = must(await who.call(createOrder, { body }))
    if (state.status !== 'requiresAction') throw new Error('no challenge')
    return { orderNumber: state.orderNumber, proof: await testShop.bank.control.proofOf(state.challengeUrl, 'passed') }
  }

  test('who signs in while the bank asks pays on with the new session; a stranger who signs in cannot (pay-17)', async () => {
    const { guest, emailOrPhone } = await stage([], [[cast.oolong.ean, 1]])
    const { orderNumber, proof } = await beginToPay(guest)
    const stranger = await stage([], [[cast.oolong.ean, 1]])
    must(await stranger.guest.call(signIn, { body: { emailOrPhone: stranger.emailOrPhone, password } }))
    expect(await stranger.guest.call(completeOrder, { body: { orderNumber, proof } })).toMatchObject(refused('NOT_FOUND'))
    must(await guest.call(signIn, { body: { emailOrPhone, password } }))
    expect(mustBePaid(await guest.call(completeOrder, { body: { orderNumber, proof } })).orderNumber).toBe(orderNumber)
    expect(await quantities(guest)).toEqual({})
  })

  test('goods that are being paid elsewhere leave the bag into which they were merged once they are paid (cart-11)', async () => {
    const { guest, emailOrPhone, older } = await stage(
      [[cast.oolong.ean, 2]],
      [
        [cast.candle.ean, 1],
        [cast.oolong.ean, 1],
      ],
    )
    const { orderNumber, proof } = await beginToPay({ ...shopper(), call: older })
    must(await guest.call(signIn, { body: { emailOrPhone, password } }))
    expect(await quantities(guest)).toEqual({ [cast.candle.ean]: 1, [cast.oolong.ean]: 3 })
    mustBePaid(await older(completeOrder, { body: { orderNumber, proof } }))
    expect(await quantities(guest)).toEqual({ [cast.candle.ean]: 1, [cast.oolong.ean]: 1 })
  })

  test('goods that are being paid elsewhere are not paid again with the bag into which they were merged (cart-11, pay-22)', async () => {
    const { guest, emailOrPhone, older } = await stage([[cast.oolong.ean, 2]], [[cast.candle.ean, 1]])
    const { orderNumber } = await beginToPay({ ...shopper(), call: older })
    must(await guest.call(signIn, { body: { emailOrPhone, password } }))
    const { proof, ...again } = await beginToPay(guest)
    expect(again).toEqual({ orderNumber })
    mustBePaid(await older(completeOrder, { body: { orderNumber, proof } }))
    expect(await quantities(guest)).toEqual({ [cast.candle.ean]: 1 })
  })

  test('who has signed in while the bank asks pays on, also after the bag was merged into one of another browser (cart-11, pay-17)', async () => {
    const { guest, emailOrPhone } = await stage([], [[cast.oolong.ean, 1]])
    const { orderNumber, proof } = await beginToPay(guest)
    must(await guest.call(signIn, { body: { emailOrPhone, password } }))
    const telephone = shopper()
    must(await telephone.call(addToCart, { body: { ean: cast.candle.ean, quantity: 1 } }))
    must(await telephone.call(signIn, { body: { emailOrPhone, password } }))
    expect(mustBePaid(await guest.call(completeOrder, { body: { orderNumber, proof } })).orderNumber).toBe(orderNumber)
    expect(await quantities(telephone)).toEqual({ [cast.candle.ean]: 1 })
  })

  test('is not merged while both carts are being paid: each is paid once, and no paid goods are left in the bag (cart-12, pay-22)', async () => {
    const { guest, emailOrPhone, older } = await stage([[cast.oolong.ean, 2]], [[cast.candle.ean, 1]])
    const [first, second] = [await beginToPay({ ...shopper(), call: older }), await beginToPay(guest)]
    const { bag } = must(await guest.call(signIn, { body: { emailOrPhone, password } }))
    expect(bag).toEqual({ merged: [], movedToWishlist: ['Pandan Oolong'] })
    mustBePaid(await guest.call(completeOrder, { body: second }))
    mustBePaid(await older(completeOrder, { body: first }))
    expect(await quantities(guest)).toEqual({})
  })

  test('is taken along while it is being paid, also when it was emptied meanwhile (pay-17)', async () => {
    const { guest, emailOrPhone } = await stage([[cast.oolong.ean, 2]], [[cast.candle.ean, 1]])
    const paying = await beginToPay(guest)
    const [line] = must(await guest.call(getShoppingCart, { query: {} })).cartInfo.productsInCart
    must(await guest.call(removeItemFromCart, { body: { cartItem_AutoId: line!.autoId } }))
    must(await guest.call(signIn, { body: { emailOrPhone, password } }))
    mustBePaid(await guest.call(completeOrder, { body: paying }))
    expect(await quantities(guest)).toEqual({ [cast.oolong.ean]: 2 })
  })

  test('loses nothing of its own when goods are paid that were not merged during checkout (cart-12)', async () => {
    const own: [string, number][] = [
      [cast.oolong.ean, 1],
      [cast.candle.ean, 1],
    ]
    const { guest, emailOrPhone, older } = await stage([[cast.oolong.ean, 2]], own)
    const { orderNumber, proof } = await beginToPay({ ...shopper(), call: older })
    must(await guest.call(signIn, { body: { emailOrPhone, password, duringCheckout: true } }))
    mustBePaid(await older(completeOrder, { body: { orderNumber, proof } }))
    expect(await quantities(guest)).toEqual(Object.fromEntries(own))
  })

  test('does not change during checkout; older goods are on the wishlist (cart-12)', async () => {
    const { guest, emailOrPhone } = await stage(
      [
        [cast.candle.ean, 6],
        [cast.oolong.ean, 1],
      ],
      [[cast.candle.ean, 2]],
    )
    const before = must(await guest.call(getShoppingCart, { query: {} })).cartInfo
    const { bag } = must(await guest.call(signIn, { body: { emailOrPhone, password, duringCheckout: true } }))
    expect(bag).toEqual({ merged: [], movedToWishlist: ['Pandan Oolong'] })
    const after = must(await guest.call(getShoppingCart, { query: {} })).cartInfo
    expect([after.cartId, after.quote.hash]).toEqual([before.cartId, before.quote.hash])
    expect(must(await guest.call(getWishlist, {})).map(({ ean }) => ean)).toEqual([cast.oolong.ean])
  })

  test('has the vouchers that the member chose before, but not during checkout (cart-11, cart-12)', async () => {
    for (const duringCheckout of [false, true]) {
      const { guest, emailOrPhone, older } = await stage([[cast.oolong.ean, 1]], [[cast.candle.ean, 1]])
      must(await older(applyVoucher, { body: { voucherCode: await giveVoucher(database) } }))
      must(await guest.call(signIn, { body: { emailOrPhone, password, duringCheckout } }))
      const { tenders } = must(await guest.call(getShoppingCart, { query: {} })).cartInfo
      expect(tenders.vouchers.map(({ amountCents }) => amountCents)).toEqual(duringCheckout ? [] : [1500])
    }
  })

  test('goods that another window adds at that moment are refused with a 503, and added by the same call again (cart-11)', async () => {
    const { guest, emailOrPhone } = await stage([], [[cast.candle.ean, 1]])
    const { cartId } = must(await guest.call(getShoppingCart, { query: {} })).cartInfo
    const waiting = async () =>
      (await database.pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rowCount
    const add = () => guest.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 1 } })
    const other = await database.pool.connect()
    await other.query('begin')
    await other.query('select from carts where auto_id = $1 for update', [cartId])
    const signingIn = guest.call(signIn, { body: { emailOrPhone, password } })
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
    const adding = add()
    await expect.poll(waiting, { timeout: 10_000 }).toBe(2)
    await other.query('rollback')
    other.release()
    must(await signingIn)
    expect(await adding).toMatchObject({ ok: false, problem: { code: 'UNAVAILABLE', status: 503 } })
    must(await add())
    expect(await quantities(guest)).toEqual({ [cast.candle.ean]: 1, [cast.oolong.ean]: 1 })
  })

  test('follows the member from browser to browser, and is no longer the guest’s after signing out', async () => {
    const { guest, emailOrPhone } = await stage([], [[cast.candle.ean, 2]])
    expect(must(await guest.call(signIn, { body: { emailOrPhone, password } })).bag).toEqual({ merged: [], movedToWishlist: [] })
    const telephone = shopper()
    must(await telephone.call(signIn, { body: { emailOrPhone, password } }))
    expect(await quantities(telephone)).toEqual({ [cast.candle.ean]: 2 })
    must(await guest.call(signOut, {}))
    expect(await quantities(guest)).toEqual({})
    expect(await quantities(telephone)).toEqual({ [cast.candle.ean]: 2 })
  })

  test('an order belongs to its member, who may read the invoice in any browser', async () => {
    const who = await member()
    const { quote } = await who.fill(cast.oolong.ean)
    const paymentNonce = testShop.bank.control.nonceFor('4242424242424242')
    const { orderNumber } = must(
      await who.call(createOrder, {
        body: { quoteHash: quote.hash, paymentNonce, idempotencyKey: 'a-key-of-this-order', agreeToTerms: true },
      }),
    )
    const { rows } = await database.pool.query('select member_id from orders where order_number = $1', [orderNumber])
    expect(rows).toEqual([{ member_id: who.memberId }])
    const session = await shop.app.inject({ method: 'GET', url: '/api/cart/GetShoppingCart', cookies: Object.fromEntries(who.cookies) })
    expect(session.statusCode).toBe(200)
    await database.pool.query(`update orders set session_id = 'another' where order_number = $1`, [orderNumber])
    must(await who.call(getInvoice, { query: { orderNumber } }))
    expect(await shopper().call(getInvoice, { query: { orderNumber } })).toMatchObject(refused('NOT_FOUND'))
  })
})
