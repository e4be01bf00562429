import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { addToCart, getShoppingCart, updateCartItemQuantity } from '#src/features/cart/cart.contract.ts'
import { getProductsByCategory } from '#src/features/listing/listing.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { getProductDetail } from '#src/features/product/product.contract.ts'
import { addWishlist, getWishlist } from '#src/features/wishlist/wishlist.contract.ts'
import { cultures, type Culture } from '#src/kit/culture.ts'
import { cast } from '#test/cast/catalogue.ts'
import { sold, unsold } from '#test/cast/not-sold.ts'
import { must, openTestShop, type Shopper } from '#test/shop.ts'
import { notSoldMessages } from '../messages.ts'
import { isShown, notSoldReasons, type NotSoldReason } from '../rules/why-not-sold.ts'

const { shopper, member, database, bank } = await openTestShop()
const { ean, slug } = cast.candle

const begin = (reason: NotSoldReason) => database.pool.query(unsold[reason].begin, [ean])
afterEach(async () => {
  for (const { end } of Object.values(unsold)) await database.pool.query(end, [ean])
})

const wordsOf = (reason: NotSoldReason, culture: Culture) => ({
  reason,
  ...notSoldMessages[culture][reason],
  isShown: isShown({ ...sold, ...unsold[reason].facts }),
})

/** Two candles and a tin of tea, ready to pay. */
async function fillBag(browser: Shopper) {
  await browser.fill(cast.oolong.ean)
  return browser.fill(ean, 2)
}

const bagOf = async ({ call }: Shopper) => must(await call(getShoppingCart, { query: {} })).cartInfo

const cases = notSoldReasons.flatMap((reason) => cultures.map((culture) => [reason, culture] as const))

describe.each(cases)('what is not sold: %s, in %s (stock-10)', (reason, culture) => {
  const words = wordsOf(reason, culture)

  test('lists and the page say why, or do not show it at all (stock-11)', async () => {
    const { call } = shopper({ culture })
    await begin(reason)
    const list = async (Availability?: string) =>
      must(await call(getProductsByCategory, { query: { CategoryCodes: 'home', Availability } })).products.filter(
        (each) => each.slug === slug,
      )
    expect(await list()).toEqual(words.isShown ? [expect.objectContaining({ notSold: words })] : [])
    for (const facet of ['in-stock', 'katong']) expect(await list(facet)).toEqual([])
    const page = await call(getProductDetail, { params: { slug } })
    expect(page).toMatchObject(
      words.isShown ? { ok: true, value: { variants: [{ notSold: words, quantity: 0 }] } } : { ok: false, problem: { code: 'NOT_FOUND' } },
    )
  })

  test.each(['guest', 'member'])('a line of a %s stays in the bag, says why, and is left out of the sum (cart-22)', async (who) => {
    const browser = who === 'guest' ? shopper({ culture }) : await member({ culture })
    await fillBag(browser)
    await begin(reason)
    const { productsInCart, totalProductInCart, quote } = await bagOf(browser)
    expect(productsInCart[1]).toMatchObject({
      quantityInCart: 2,
      listCents: 0,
      amountCents: 0,
      product: { ean, notSold: words, quantity: 0 },
    })
    expect(productsInCart[0]).toMatchObject({ amountCents: 1490, product: { notSold: null } })
    expect({ totalProductInCart, goodsCents: quote.goodsCents }).toEqual({ totalProductInCart: 3, goodsCents: 1490 })
    expect(quote.ledger.some(({ lineAutoId }) => lineAutoId === productsInCart[1]!.autoId)).toBe(false)
  })

  test('it can not be added, nor more of it wanted; it can be removed (stock-09)', async () => {
    const { call, ...browser } = shopper({ culture })
    const { productsInCart } = await fillBag({ call, ...browser })
    const line = productsInCart[1]!.autoId
    await begin(reason)
    const refused = { ok: false, problem: { status: 409, title: words.title, message: words.message } }
    expect(await call(addToCart, { body: { ean, quantity: 1 } })).toMatchObject(refused)
    expect(await call(updateCartItemQuantity, { body: { cartItem_AutoId: line, quantity: 3 } })).toMatchObject(refused)
    const { cartInfo } = must(await call(updateCartItemQuantity, { body: { cartItem_AutoId: line, quantity: 0 } }))
    expect(cartInfo.productsInCart.map(({ product }) => product.ean)).toEqual([cast.oolong.ean])
  })

  test('a bag with it is not paid, whether the shopper has read why or not (pay-21)', async () => {
    const browser = shopper({ culture })
    const { quote: before } = await fillBag(browser)
    await begin(reason)
    const { quote: after } = await bagOf(browser)
    for (const { hash } of [before, after]) {
      const body = {
        idempotencyKey: randomUUID(),
        quoteHash: hash,
        paymentNonce: bank.control.nonceFor('4242424242424242'),
        agreeToTerms: true,
      }
      expect(await browser.call(createOrder, { body })).toMatchObject({ ok: false, problem: { status: 409, message: words.message } })
    }
    const { rows } = await database.pool.query('select count(*)::int n from stock_holds')
    expect(rows[0].n).toBe(0)
  })

  test('a wish says why', async () => {
    const { call } = await member({ culture })
    must(await call(addWishlist, { body: { ean } }))
    await begin(reason)
    expect(must(await call(getWishlist, {}))).toMatchObject([{ ean, notSold: words }])
  })
})

test('what is in a bag can not be deleted from the catalogue: it is withdrawn instead (cart-23)', async () => {
  const browser = shopper()
  await browser.fill(cast.bag.ean)
  await expect(database.pool.query('delete from products where slug = $1', [cast.bag.slug])).rejects.toThrow('cart_lines')
  expect((await bagOf(browser)).productsInCart).toHaveLength(1)
})
