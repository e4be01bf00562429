import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addWishlist } from '#src/features/wishlist/wishlist.contract.ts'
import { shipmentsOnWire, updateShippingOptions } from '#src/features/checkout/checkout.contract.ts'
import { getInvoice } from '#src/features/invoices/invoices.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { cancelOrder } from '#src/features/refunds/refunds.contract.ts'
import { signIn } from '#src/features/sign-in/sign-in.contract.ts'
import { cast, setStock } from '#test/cast/catalogue.ts'
import { beginPromotions } from '#test/cast/promotions.ts'
import { prove } from '#test/codes.ts'
import { must, openTestShop, type Shopper } from '#test/shop.ts'
import { statementsOf } from '#test/statements.ts'
import { addToCart, getShoppingCart, removeItemFromCart, updateCartItemQuantity, type CartInfo } from '../cart.contract.ts'
import { applyCartPromoCode, applyItemPromoCode, removeCartPromoCode, removeItemPromoCode } from '../codes.contract.ts'
import { chooseFreeGift, declineOffer } from '../promotions.contract.ts'

const house = await openTestShop()
const { shopper, member, bank, database, shop } = house
const once = { perOrder: null, perCustomer: 1, total: null }
await beginPromotions(house, {
  five: { kind: 'cartAmount', fromCents: 5000, amountCents: 500, codes: ['FIVE'], limits: once },
  tea: { kind: 'itemPercent', percent: 50, goods: { skus: [cast.oolong.ean] }, codes: ['TEA50'] },
  club: { kind: 'cartAmount', fromCents: 0, amountCents: 100, codes: ['CLUB'], audience: { only: 'members' } },
  first: { kind: 'cartAmount', fromCents: 0, amountCents: 100, codes: ['FIRST'], audience: { only: 'firstOrder' } },
  over: { kind: 'cartAmount', fromCents: 0, amountCents: 100, codes: ['OVER'] },
  gift: {
    kind: 'gift',
    steps: [
      {
        fromCents: 10_000,
        fromPieces: 0,
        choices: [
          { sku: cast.oolong.ean, worthCents: 1490, substitutes: [] },
          { sku: cast.lastVase.ean, worthCents: 12_900, substitutes: [cast.candle.ean] },
        ],
      },
    ],
  },
  special: {
    kind: 'purchaseWithPurchase',
    fromCents: 10_000,
    fromPieces: 0,
    limits: { perOrder: 1, perCustomer: null, total: null },
    offers: [{ sku: cast.oolong.ean, priceCents: 500 }],
  },
})
await database.pool.query(`update promotions set ends_at = now() where code = 'over'`)
await shop.changes.catchUp()
const idOf = async (code: string): Promise<number> =>
  (await database.pool.query('select auto_id id from promotions where code = $1', [code])).rows[0].id

const add = async (guest: Shopper, ean: string, quantity = 1) => must(await guest.call(addToCart, { body: { ean, quantity } })).cartInfo
const read = async (guest: Shopper) => must(await guest.call(getShoppingCart, { query: {} })).cartInfo
const applied = ({ quote }: CartInfo) => quote.promotions.map(({ name, amountCents }) => [name, amountCents])
const pay = (guest: Shopper, { quote }: CartInfo, card = '4242424242424242') =>
  guest.call(createOrder, {
    body: { idempotencyKey: randomUUID(), quoteHash: quote.hash, paymentNonce: bank.control.nonceFor(card), agreeToTerms: true },
  })

test('a code of the cart and one of an item apply together, and go again (promo-14, promo-15)', async () => {
  const guest = shopper()
  await add(guest, cast.candle.ean)
  const { productsInCart } = await add(guest, cast.oolong.ean)
  must(await guest.call(applyCartPromoCode, { body: { promoCode: ' five ' } }))
  const ofTea = { cartItem_AutoId: productsInCart[1]!.autoId, promoCode: 'TEA50' }
  const both = must(await guest.call(applyItemPromoCode, { body: ofTea })).cartInfo
  expect(both.promotions.codes).toMatchObject([
    { promoCode: 'FIVE', cartItem_AutoId: null, amountCents: -500, refusal: null },
    { promoCode: 'TEA50', cartItem_AutoId: ofTea.cartItem_AutoId, refusal: null },
  ])
  const { cartItem_AutoId } = ofTea
  const without = must(await guest.call(removeItemFromCart, { body: { cartItem_AutoId } })).cartInfo
  expect(without.promotions.codes.map(({ promoCode }) => promoCode)).toEqual(['FIVE'])
  const again = { ...ofTea, cartItem_AutoId: (await add(guest, cast.oolong.ean)).productsInCart[1]!.autoId }
  must(await guest.call(applyItemPromoCode, { body: again }))
  must(await guest.call(removeItemPromoCode, { body: again }))
  const none = must(await guest.call(removeCartPromoCode, { body: { promoCode: 'FIVE' } })).cartInfo
  expect(none.promotions.codes).toEqual([])
  expect(applied(none)).toEqual([])
})

test.each([
  ['NOSUCH', 'We don’t know this code. Check its letters and numbers.', '没有这个优惠码，请核对字母和数字。'],
  ['OVER', 'This promotion has ended.', '此优惠已结束。'],
  ['CLUB', 'This promotion is for members. Sign in to use it.', '此优惠仅限会员，请先登录。'],
  ['FIVE', 'Add S$35.10 more of the goods it is for.', '适用商品还差 S$35.10。'],
])('the code %s is refused with its reason, and the bag stays as it was (promo-12, promo-25)', async (promoCode, en, zh) => {
  for (const [culture, message] of [
    ['en', en],
    ['zh', zh],
  ] as const) {
    const guest = shopper({ culture })
    await add(guest, cast.oolong.ean)
    expect(await guest.call(applyCartPromoCode, { body: { promoCode } })).toMatchObject({
      ok: false,
      problem: { status: 409, code: 'PROMOTION_REFUSED', message },
    })
    expect((await read(guest)).promotions.codes).toEqual([])
  }
})

test('a code for one order of a member is given back when the card is declined, and spent when it is not (promo-24)', async () => {
  const buyer = await member()
  await buyer.fill(cast.candle.ean)
  const cart = must(await buyer.call(applyCartPromoCode, { body: { promoCode: 'FIVE' } })).cartInfo
  expect(await pay(buyer, cart, '4000000000000002')).toMatchObject({ ok: false, problem: { code: 'PAYMENT_DECLINED' } })
  must(await pay(buyer, await read(buyer)))
  await buyer.fill(cast.candle.ean)
  expect(await buyer.call(applyCartPromoCode, { body: { promoCode: 'FIVE' } })).toMatchObject({
    problem: { message: 'You have used this promotion as often as it can be used.' },
  })
})

test('a member’s first order has a promotion of its own, which comes back when that order is cancelled (promo-24)', async () => {
  const buyer = await member()
  const enter = async () => {
    await buyer.fill(cast.candle.ean)
    return buyer.call(applyCartPromoCode, { body: { promoCode: 'FIRST' } })
  }
  const order = async (reply: Awaited<ReturnType<typeof enter>>) => must(await pay(buyer, must(reply).cartInfo)).orderNumber
  const orderNumber = await order(await enter())
  expect(await enter()).toMatchObject({ problem: { message: 'This promotion is for a member’s first order.' } })
  must(await buyer.call(cancelOrder, { body: { orderNumber } }))
  await order(await enter())
  expect(await enter()).toMatchObject({ problem: { code: 'PROMOTION_REFUSED' } })
})

test('a gift is chosen, held, on the invoice, and not taken out of the bag’s own goods; another stands in for it (promo-04, promo-05, promo-06)', async () => {
  await setStock(database, cast.lastVase.ean, 1)
  const guest = shopper()
  await guest.fill(cast.candle.ean, 2)
  const body = { promotion_AutoId: await idOf('gift'), ean: cast.lastVase.ean }
  const cart = must(await guest.call(chooseFreeGift, { body })).cartInfo
  expect(cart.productsInCart.at(-1)).toMatchObject({
    isFreeGift: true,
    isPWPPromoItem: false,
    quantityInCart: 1,
    amountCents: 0,
    productDiscountList: [{ campaign_AutoId: body.promotion_AutoId, discountMode: 'free', campaignType: 'gift', amountCents: 0 }],
    product: { ean: cast.lastVase.ean },
  })
  const { orderNumber } = must(await pay(guest, cart))
  const { lines, totalCents } = must(await guest.call(getInvoice, { query: { orderNumber } }))
  expect(lines.at(-1)).toMatchObject({ ean: cast.lastVase.ean, isGift: true, amountCents: 0 })
  expect(totalCents).toBe(cart.quote.totalCents)
  const other = shopper()
  await add(other, cast.candle.ean, 2)
  const { promotions } = must(await other.call(chooseFreeGift, { body })).cartInfo
  expect(promotions.gifts[0]!.choices[1]).toMatchObject({ ean: cast.lastVase.ean, givenEan: cast.candle.ean })
  expect(promotions.gifts[0]!.givenEan).toBe(cast.candle.ean)
})

test('the invoice has each line’s movements, which come to its amount, and with delivery to the total (cart-26, money-04, money-05)', async () => {
  const guest = shopper()
  await guest.fill(cast.candle.ean)
  await add(guest, cast.oolong.ean, 2)
  const cart = must(await guest.call(applyCartPromoCode, { body: { promoCode: 'FIVE' } })).cartInfo
  const { orderNumber } = must(await pay(guest, cart))
  const { lines, ledger, totalCents } = must(await guest.call(getInvoice, { query: { orderNumber } }))
  const sumOf = (entries: readonly { amountCents: number }[]) => entries.reduce((sum, { amountCents }) => sum + amountCents, 0)
  expect(lines.map((line) => sumOf(line.ledger))).toEqual(lines.map(({ amountCents }) => amountCents))
  expect(lines.map((line) => line.ledger.map(({ kind }) => kind))).toEqual([
    ['list', 'offer', 'code'],
    ['list', 'code'],
  ])
  expect(sumOf(lines) + sumOf(ledger.filter(({ kind }) => kind === 'delivery'))).toBe(totalCents)
})

test('a gift that was chosen leaves with its qualifier, and says why (promo-07)', async () => {
  const guest = shopper()
  const { productsInCart } = await add(guest, cast.candle.ean, 2)
  await guest.call(chooseFreeGift, { body: { promotion_AutoId: await idOf('gift'), ean: cast.oolong.ean } })
  await add(guest, cast.oolong.ean)
  const after = must(await guest.call(removeItemFromCart, { body: { cartItem_AutoId: productsInCart[0]!.autoId } })).cartInfo
  expect(after.productsInCart.map(({ isFreeGift }) => isFreeGift)).toEqual([false])
  expect(after.promotions.lostGifts).toMatchObject([{ name: 'gift', text: 'Add S$85.10 more of the goods it is for.' }])
})

test('a special price is unlocked, limited, revoked with a reason, and stays declined (promo-08, promo-09, cart-14)', async () => {
  const guest = shopper()
  const offeredBy = await idOf('special')
  const buy = () => guest.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 1, promotion_AutoId: offeredBy } })
  const { productsInCart } = await add(guest, cast.candle.ean)
  expect(await buy()).toMatchObject({ ok: false, problem: { message: 'Add S$47.80 more of the goods it is for.' } })
  await add(guest, cast.candle.ean)
  expect(must(await buy()).cartInfo.productsInCart[1]).toMatchObject({
    isPWPPromoItem: true,
    isFreeGift: false,
    amountCents: 500,
    productDiscountList: [{ campaign_AutoId: offeredBy, discountMode: 'price', campaignType: 'purchaseWithPurchase', amountCents: -990 }],
  })
  const without = must(await guest.call(getShoppingCart, { query: { includeProductPromotions: 'false' } })).cartInfo.productsInCart
  expect(without.map(({ productDiscountList }) => productDiscountList)).toEqual(without.map(() => []))
  expect(await buy()).toMatchObject({ problem: { message: 'This order has as many of this offer as it can have.' } })
  const after = must(await guest.call(removeItemFromCart, { body: { cartItem_AutoId: productsInCart[0]!.autoId } })).cartInfo
  expect(after.productsInCart[0]).toMatchObject({
    isPWPPromoItem: false,
    amountCents: 1490,
    revoked: expect.stringContaining('more of the goods'),
  })
  must(await guest.call(declineOffer, { body: { promotion_AutoId: offeredBy, isDeclined: true } }))
  expect((await read(guest)).promotions.offers).toMatchObject([{ isDeclined: true, isUnlocked: false }])
})

test('an item that becomes a wish leaves the bag with both its lines, the special price and the usual one (wishlist-02, cart-11)', async () => {
  const buyer = await member({ email: 'wish@example.sg' })
  await add(buyer, cast.candle.ean, 2)
  await add(buyer, cast.oolong.ean, 3)
  must(await buyer.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 1, promotion_AutoId: await idOf('special') } }))
  expect(must(await buyer.call(addWishlist, { body: { ean: cast.oolong.ean } })).removedFromCart).toBe(true)
  const bought = (await read(buyer)).productsInCart.filter(({ isFreeGift }) => !isFreeGift)
  expect(bought.map(({ product }) => product.ean)).toEqual([cast.candle.ean])
})

test('signing in keeps a special price of the member’s bag, beside the same item at its usual price (cart-11, promo-08)', async () => {
  const emailOrPhone = 'special@example.sg'
  const buyer = await member({ email: emailOrPhone })
  const offeredBy = await idOf('special')
  await add(buyer, cast.candle.ean, 2)
  await add(buyer, cast.oolong.ean, 3)
  must(await buyer.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 1, promotion_AutoId: offeredBy } }))
  const guest = shopper()
  await add(guest, cast.candle.ean)
  await prove(house, guest, emailOrPhone)
  const { bag } = must(await guest.call(signIn, { body: { emailOrPhone } }))
  expect(bag).toEqual({
    merged: [
      { name: 'Vetiver & Clove Candle', quantity: 3, capped: false },
      { name: 'Pandan Oolong', quantity: 4, capped: false },
    ],
    movedToWishlist: [],
  })
  const bought = (await read(guest)).productsInCart.filter(({ isFreeGift }) => !isFreeGift)
  expect(bought.map(({ product, quantityInCart, isPWPPromoItem }) => [product.ean, quantityInCart, isPWPPromoItem])).toEqual([
    [cast.candle.ean, 3, false],
    [cast.oolong.ean, 3, false],
    [cast.oolong.ean, 1, true],
  ])
  expect(bought.at(-1)!.amountCents).toBe(500)
})

test('an item that is in the bag at both prices can not be raised above what there is (cart-09, stock-09)', async () => {
  await setStock(database, cast.oolong.ean, 4)
  const guest = shopper()
  await add(guest, cast.candle.ean, 2)
  const { productsInCart } = await add(guest, cast.oolong.ean, 3)
  must(await guest.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 1, promotion_AutoId: await idOf('special') } }))
  const cartItem_AutoId = productsInCart[1]!.autoId
  const raise = (quantity: number) => guest.call(updateCartItemQuantity, { body: { cartItem_AutoId, quantity } })
  const overStock = { problem: { status: 409, code: 'OVER_STOCK', message: 'Over stock! You can not add more item' } }
  expect(await raise(4)).toMatchObject(overStock)
  expect(await raise(5)).toMatchObject(overStock)
  // Nothing is left beside the special price.
  await setStock(database, cast.oolong.ean, 1)
  must(await raise(1))
  expect(await raise(2)).toMatchObject(overStock)
  await setStock(database, cast.oolong.ean, 100)
})

test('each change of a bag reads its goods once and prices it once (cart-24)', async () => {
  const guest = shopper()
  const { productsInCart } = await add(guest, cast.candle.ean, 3)
  const lineId = productsInCart[0]!.autoId
  const gift = { promotion_AutoId: await idOf('gift') }
  await add(guest, cast.oolong.ean)
  const changes: [string, () => Promise<{ ok: boolean }>][] = [
    ['AddToCart', () => guest.call(addToCart, { body: { ean: cast.bag.ean, quantity: 1 } })],
    ['UpdateCartItemQuantity', () => guest.call(updateCartItemQuantity, { body: { cartItem_AutoId: lineId, quantity: 2 } })],
    ['RemoveItemFromCart', () => guest.call(removeItemFromCart, { body: { cartItem_AutoId: productsInCart[0]!.autoId } })],
    ['ApplyCartPromoCode', () => guest.call(applyCartPromoCode, { body: { promoCode: 'FIVE' } })],
    ['ChooseFreeGift', () => guest.call(chooseFreeGift, { body: { ...gift, ean: null } })],
  ]
  for (const [name, change] of changes) {
    const sent = await statementsOf(async () => expect([name, (await change()).ok]).toEqual([name, true]))
    // What describes the goods of promotions is read anew every few seconds.
    const statements = sent.filter(({ name: prepared, values }) => prepared !== 'products-whole' || String(values?.[0]) !== '')
    const goods = statements.filter(({ name: prepared }) => prepared === 'products-whole')
    // The uses of promotions with a limit are counted whenever a bag is priced.
    const pricings = statements.filter(({ name: prepared }) => prepared === 'promotion-uses')
    expect([name, goods.length, pricings.length]).toEqual([name, 1, 1])
    // Session, begin, lock, lines, goods, those of promotions, uses, the change, commit. Guesses at codes are counted besides.
    const own = statements.flatMap(({ text }) => (text.includes('"quotas"') ? [] : text.slice(0, 120)))
    expect(own, name).toHaveLength(9)
  }
})

test('the first item of a new guest is read together, counted, and stored together (cart-24, safe-46)', async () => {
  // What is cached is in memory.
  await add(shopper(), cast.candle.ean)
  const sent = await statementsOf(() => add(shopper(), cast.candle.ean))
  const turns = sent.filter(({ isTurn }) => isTurn).map(({ name, text }) => name ?? text.split(';')[0])
  // The first two are sent at once, on two connections.
  expect(turns).toEqual(['promotion-uses', 'products-whole', 'take-quota', 'BEGIN', 'COMMIT'])
})

test('a special price begins no bag: it is refused in words, and neither a session nor a bag is stored (promo-08, safe-46)', async () => {
  const stored = async () => (await database.pool.query('select (select count(*) from sessions) s, (select count(*) from carts) c')).rows
  const before = await stored()
  const guest = shopper()
  const offered = { ean: cast.oolong.ean, quantity: 1, promotion_AutoId: await idOf('special') }
  expect(await guest.call(addToCart, { body: offered })).toMatchObject({
    problem: { message: 'Add S$100.00 more of the goods it is for.' },
  })
  expect(guest.cookies.has('session')).toBe(false)
  expect(await stored()).toEqual(before)
})

/** So many wrong codes at once. */
const guess = (guest: Shopper, tries: number) =>
  Promise.all(Array.from({ length: tries }, (_, at) => guest.call(applyCartPromoCode, { body: { promoCode: `GUESS${at}` } })))
const statusesOf = (replies: Awaited<ReturnType<typeof guess>>) =>
  Object.entries(Object.groupBy(replies, (reply) => (reply.ok ? 200 : reply.problem.status))).map(([status, all]) => [status, all!.length])

test('codes are guessed in vain: of a browser twenty in an hour are compared, of a network a hundred (promo-26)', async () => {
  await database.pool.query('delete from quotas')
  const guest = shopper({ culture: 'zh' })
  await add(guest, cast.candle.ean)
  expect(statusesOf(await guess(guest, 24))).toEqual([
    ['409', 20],
    ['429', 4],
  ])
  const right = { body: { promoCode: 'FIVE' } }
  expect(await guest.call(applyCartPromoCode, right)).toMatchObject({
    problem: { code: 'TOO_MANY_REQUESTS', message: '尝试次数过多，请稍后再试。', details: '请在 60\u00a0分钟后再试。' },
  })
  for (let browsers = 0; browsers < 4; browsers++) {
    const another = shopper()
    await add(another, cast.candle.ean)
    await guess(another, 20)
  }
  const neighbour = shopper()
  const { cartId } = await add(neighbour, cast.candle.ean)
  expect(await neighbour.call(applyCartPromoCode, right)).toMatchObject({ problem: { message: 'Too many tries. Please wait a little.' } })
  const elsewhere = await shop.app.inject({
    method: 'POST',
    url: applyCartPromoCode.path,
    payload: right.body,
    remoteAddress: '203.0.113.9',
    cookies: Object.fromEntries(neighbour.cookies),
  })
  expect([elsewhere.statusCode, elsewhere.json().data.cartInfo.cartId]).toEqual([200, cartId])
})

test('a gift of the store’s own beside goods of a brand is sent, although its own goods were to be collected (promo-06, fulfil-24)', async () => {
  const guest = shopper()
  await guest.fill(cast.bag.ean)
  const own = await add(guest, cast.candle.ean)
  const body = shipmentsOnWire([{ group: 'own', mode: 'collection', storeCode: 'katong' }])
  must(await guest.call(updateShippingOptions, { body }))
  const line = own.productsInCart.find(({ product }) => product.ean === cast.candle.ean)!
  must(await guest.call(removeItemFromCart, { body: { cartItem_AutoId: line.autoId } }))
  const left = await read(guest)
  expect(left.promotions.gifts).toMatchObject([{ givenEan: cast.oolong.ean }])
  const { orderNumber } = must(await pay(guest, left)) as { orderNumber: string }
  expect((await shop.staff.orders.show(orderNumber))!.order.delivery).toEqual({ mode: 'delivery' })
})

test('an order that was sent and came back whole stays a use of its codes, and the member’s first (promo-24)', async () => {
  await database.pool.query('delete from quotas')
  const buyer = await member()
  const enter = async (promoCode: string) => {
    await buyer.fill(cast.candle.ean)
    return buyer.call(applyCartPromoCode, { body: { promoCode } })
  }
  must(await enter('FIRST'))
  const { orderNumber } = must(await pay(buyer, must(await buyer.call(applyCartPromoCode, { body: { promoCode: 'FIVE' } })).cartInfo))
  const all = { orderNumber, by: 'Aisyah', dryRun: false }
  for (const act of ['pick', 'ship'] as const) must(await shop.staff.orders.act(act, all))
  expect(must(await shop.staff.refunds.refund({ ...all, reason: 'returned' })).status).toBe('refunded')
  expect(await enter('FIRST')).toMatchObject({ problem: { message: 'This promotion is for a member’s first order.' } })
  expect(await enter('FIVE')).toMatchObject({ problem: { message: 'You have used this promotion as often as it can be used.' } })
})

test('what is bought beside a gift of the same article while the bank is charging stays in the bag', async () => {
  const guest = shopper()
  await guest.fill(cast.candle.ean, 2)
  const body = { promotion_AutoId: await idOf('gift'), ean: cast.oolong.ean }
  const cart = must(await guest.call(chooseFreeGift, { body })).cartInfo
  bank.control.set({ slowMs: 800 })
  const paying = pay(guest, cart)
  await new Promise((later) => setTimeout(later, 300))
  await add(guest, cast.oolong.ean)
  const { orderNumber } = must(await paying)
  bank.control.set({ slowMs: 0 })
  const { lines } = must(await guest.call(getInvoice, { query: { orderNumber } }))
  expect(lines.at(-1)).toMatchObject({ ean: cast.oolong.ean, isGift: true })
  const left = (await read(guest)).productsInCart
  expect(left.map(({ product, quantityInCart }) => [product.ean, quantityInCart])).toEqual([[cast.oolong.ean, 1]])
})
