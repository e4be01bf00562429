import { beforeEach, describe, expect, it } from 'vitest'
import type { CartInfo, CartItem } from '#src/features/cart/cart.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { createCartQueue } from './cart-queue.ts'
import './redraw-cart.ts'
import './send-changes.ts'
import { cartFromWire, type Cart } from './from-wire.ts'
import type { Change } from './stored-changes.ts'

const item = (autoId: number, quantityInCart: number): CartItem => ({
  autoId,
  quantityInCart,
  isPWPPromoItem: false,
  isFreeGift: false,
  revoked: null,
  product: {
    slug: 'vetiver-candle',
    ean: '8882010004417',
    name: 'Vetiver & Clove Candle',
    options: '220 g',
    imageUrl: null,
    brand: { displayName: 'Rumah Wangi', brandCode: 'rumah-wangi' },
    additionalInfos: [{ columnLabel: 'Fulfillment', value: 'self' }],
    maxAddQuantity: 10,
    isDeliveryAllowed: true,
    isCollectionAllowed: true,
    notSold: null,
    quantity: 10,
  },
  productDiscountList: [],
  priceCents: 5220,
  unitPrice: null,
  listCents: 5800 * quantityInCart,
  amountCents: 5220 * quantityInCart,
})
const cartOf = (quantity: number, others = 0): CartInfo => ({
  cartId: 7,
  productsInCart: [...(quantity ? [item(1, quantity)] : []), ...(others ? [item(2, others)] : [])],
  totalProductInCart: quantity + others,
  isTypePayment: 1,
  interestType: null,
  installmentPeriod: null,
  isOpenTermPayment: false,
  delivery: { mode: 'delivery', storeCode: null, deliverySlot_AutoId: null, parcel: null },
  promotions: { codes: [], nearMisses: [], gifts: [], lostGifts: [], offers: [] },
  rewards: null,
  isApplyVoucher: false,
  tenders: { vouchers: [], rebates: { askedCents: 0, amountCents: 0, balanceCents: 0 } },
  quote: {
    hash: `hash-of-${quantity}-candles`,
    listCents: 5800 * quantity,
    offersCents: -580 * quantity,
    goodsCents: 5220 * quantity,
    deliveryCents: 800,
    totalCents: 5220 * quantity + 800,
    toPayCents: 5220 * quantity + 800,
    gstCents: Math.round(((5220 * quantity + 800) * 9) / 109),
    missingForFreeDeliveryCents: Math.max(0, 15_000 - 5220 * quantity),
    freeDeliveryFromCents: 15_000,
    yourFreeDeliveryFromCents: 15_000,
    deliveryFeeCents: 800,
    gstRate: 900,
    promotions: [],
    ledger: [],
  },
})

/** A server whose replies the test decides: `requests` lists the calls, `answer` replies to the oldest. */
function testServer() {
  const requests: { name: string; body: { quantity?: number } }[] = []
  const unanswered: ((reply: unknown) => void)[] = []
  const client = ((endpoint: { name: string }, input: { body: { quantity?: number } }) => {
    requests.push({ name: endpoint.name, body: input.body })
    return new Promise((resolve) => unanswered.push(resolve))
  }) as unknown as Client
  const settle = async (reply: unknown) => {
    unanswered.shift()!(reply)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return {
    client,
    requests,
    answer: (cart: CartInfo) => settle({ ok: true, value: { cartInfo: cart } }),
    refuse: (code: Failure['code'], status = 409) => settle({ ok: false, problem: { status, code, title: '', message: '' } }),
  }
}

let drawn: Cart | null
let refused: string[]
let pending: number
let waiting: number
let told: number
let storage: readonly Change[]
let server: ReturnType<typeof testServer>
let queue: ReturnType<typeof createCartQueue>
const turn = () => new Promise((resolve) => setTimeout(resolve))
const shown = () => drawn!.lines.map((line) => line.quantity)

beforeEach(async () => {
  drawn = null
  refused = []
  pending = 0
  server = testServer()
  waiting = 0
  told = 0
  storage = []
  queue = openQueue()
  void queue.fetch()
  await turn()
  await server.answer(cartOf(1))
  server.requests.length = 0
})

/** A queue as a page opens it: what an earlier page left waiting is in `storage`. */
const openQueue = () =>
  createCartQueue({
    client: server.client,
    page: {
      draw: (cart) => (drawn = cart),
      refuse: ({ code }, each) => refused.push(`${code} ${typeof each === 'number' ? each : each.name}`),
      pending: (calls) => (pending = calls),
      waiting: (changes) => (waiting = changes.length),
      changed: () => told++,
    },
    operatorNames: () => ['Kemuning'],
    stored: { read: () => storage, write: (changes) => (storage = structuredClone(changes)) },
  })

describe('a change of quantity', () => {
  it('shows at once, priced, before any reply', async () => {
    queue.setQuantity(1, 3)
    await turn()
    expect(shown()).toEqual([3])
    expect(drawn!.quote).toMatchObject({ listCents: 17_400, offersCents: -1740, goodsCents: 15_660, deliveryCents: 0, totalCents: 15_660 })
    expect(drawn!.pieces).toBe(3)
    expect(pending).toBe(1)
  })

  it('sends only the newest of quick presses, after the pending call', async () => {
    queue.setQuantity(1, 2)
    await turn()
    queue.setQuantity(1, 3)
    queue.setQuantity(1, 4)
    queue.setQuantity(1, 5)
    await server.answer(cartOf(2))
    await turn()
    expect(shown()).toEqual([5])
    await server.answer(cartOf(5))
    expect(server.requests.map(({ body }) => body.quantity)).toEqual([2, 5])
    expect(drawn).toEqual(cartFromWire(cartOf(5)))
    expect(pending).toBe(0)
  })

  it('restores the snapshot when refused, reports the line, and fetches the cart again', async () => {
    queue.setQuantity(1, 9)
    await turn()
    await server.refuse('OVER_STOCK')
    expect(shown()).toEqual([1])
    expect(refused).toEqual(['OVER_STOCK 1'])
    await server.answer(cartOf(3))
    expect(server.requests.at(-1)!.name).toBe('GetShoppingCart')
    expect(shown()).toEqual([3])
  })

  it('removes at 0 with a call of its own', async () => {
    queue.setQuantity(1, 0)
    await turn()
    expect(shown()).toEqual([])
    await server.answer(cartOf(0))
    expect(server.requests[0]!.name).toBe('RemoveItemFromCart')
    expect(drawn).toEqual(cartFromWire(cartOf(0)))
  })
})

it('sends other calls after the changes before them', async () => {
  queue.setQuantity(1, 2)
  const replied = queue.send(() => server.client({ name: 'UpdateShippingOptions' } as never, { body: {} } as never) as never)
  await turn()
  expect(server.requests.map(({ name }) => name)).toEqual(['UpdateCartItemQuantity'])
  await server.answer(cartOf(2))
  expect(server.requests.map(({ name }) => name)).toEqual(['UpdateCartItemQuantity', 'UpdateShippingOptions'])
  await server.answer({ ...cartOf(2), delivery: { mode: 'collection', storeCode: 'katong', deliverySlot_AutoId: null, parcel: null } })
  expect((await replied).ok).toBe(true)
  expect(drawn!.delivery.mode).toBe('collection')
})

describe('without the network (cart-27)', () => {
  const cut = () => server.refuse('UNAVAILABLE', 0)

  it('changes stay on the page, are counted, and go in their order once it is back', async () => {
    await fetched(cartOf(1, 1))
    queue.setQuantity(1, 2)
    queue.setQuantity(2, 3)
    await turn()
    await cut()
    await cut()
    queue.setQuantity(1, 4)
    await turn()
    await cut()
    expect(shown()).toEqual([4, 3])
    expect([waiting, pending, refused]).toEqual([2, 0, []])
    server.requests.length = 0
    void queue.fetch()
    await turn()
    await server.answer(cartOf(1, 1))
    expect(shown()).toEqual([4, 3])
    await server.answer(cartOf(4, 1))
    await server.answer(cartOf(4, 3))
    expect(server.requests.map(({ name, body }) => [name, body?.quantity])).toEqual([
      ['GetShoppingCart', undefined],
      ['UpdateCartItemQuantity', 4],
      ['UpdateCartItemQuantity', 3],
    ])
    expect([waiting, storage]).toEqual([0, []])
  })

  it('changes survive a reload', async () => {
    queue.setQuantity(1, 3)
    await turn()
    await cut()
    queue = openQueue()
    void queue.fetch()
    await turn()
    await server.answer(cartOf(1))
    expect(shown()).toEqual([3])
    await server.answer(cartOf(3))
    expect(drawn).toEqual(cartFromWire(cartOf(3)))
  })

  it('nothing overtakes them: another call is answered as the network answered', async () => {
    queue.setQuantity(1, 3)
    await turn()
    await cut()
    const replied = queue.send(() => Promise.reject(new Error('it must not be sent')))
    await turn()
    await cut()
    expect(await replied).toMatchObject({ ok: false, problem: { status: 0 } })
  })

  const candle = { ean: item(1, 1).product.ean, name: 'Candle', quantity: 2, offer: null }
  const addCut = async () => {
    const added = queue.add(candle)
    await turn()
    await cut()
    return added
  }

  it('what waits of a member who has left does not come into the next person’s cart (sign-in-19)', async () => {
    await addCut()
    queue.setQuantity(1, 3)
    await turn()
    await cut()
    queue.forget()
    expect([waiting, storage]).toEqual([0, []])
    server.requests.length = 0
    await fetched(cartOf(1))
    expect(shown()).toEqual([1])
    expect(server.requests.map(({ name }) => name)).toEqual(['GetShoppingCart'])
  })

  it('goods that are added wait too, over a reload, and are added once it is back', async () => {
    expect(await addCut()).toEqual({ ok: true, isWaiting: true })
    queue.setQuantity(1, 3)
    await turn()
    await cut()
    expect([shown(), waiting]).toEqual([[3], 2])
    queue = openQueue()
    server.requests.length = 0
    await fetched(cartOf(1))
    await server.answer(cartOf(1))
    await server.answer(cartOf(3))
    await server.answer(cartOf(3))
    expect(server.requests.map(({ name, body }) => [name, body?.quantity])).toEqual([
      ['GetShoppingCart', undefined],
      ['GetShoppingCart', undefined],
      ['AddToCart', 2],
      ['UpdateCartItemQuantity', 3],
    ])
    expect([shown(), waiting, storage, refused]).toEqual([[3], 0, [], []])
  })

  it('goods of which only the reply was lost are not added twice', async () => {
    await addCut()
    server.requests.length = 0
    await fetched(cartOf(3))
    await server.answer(cartOf(3))
    expect(server.requests.map(({ name }) => name)).toEqual(['GetShoppingCart', 'GetShoppingCart'])
    expect([shown(), waiting, storage]).toEqual([[3], 0, []])
  })

  it('goods that are sold out meanwhile are named', async () => {
    await addCut()
    await fetched(cartOf(1))
    await server.answer(cartOf(1))
    await server.refuse('OUT_OF_STOCK')
    expect([refused, waiting, storage]).toEqual([['OUT_OF_STOCK Candle'], 0, []])
  })

  it('a removal that another window was first with is no refusal', async () => {
    queue.setQuantity(1, 0)
    await turn()
    await server.refuse('NOT_FOUND', 404)
    await server.answer(cartOf(0))
    expect([shown(), refused]).toEqual([[], []])
  })
})

it('adding is refused where it was pressed, and fetches nothing', async () => {
  const added = queue.add({ ean: item(1, 1).product.ean, name: 'Candle', quantity: 9, offer: 7 })
  await turn()
  await server.refuse('OVER_STOCK')
  expect(await added).toMatchObject({ ok: false, problem: { code: 'OVER_STOCK' } })
  expect(server.requests).toEqual([{ name: 'AddToCart', body: { ean: item(1, 1).product.ean, quantity: 9, promotion_AutoId: 7 } }])
  expect([refused, storage]).toEqual([[], []])
})

it('tells other windows of each change, and of a cart that is another than before (cart-28)', async () => {
  queue.setQuantity(1, 2)
  await turn()
  await server.answer(cartOf(2))
  expect(told).toBe(1)
  await fetched(cartOf(2))
  expect(told).toBe(1)
  await fetched(cartOf(5))
  expect(told).toBe(2)
})

async function fetched(cart: CartInfo): Promise<void> {
  void queue.fetch()
  await turn()
  await server.answer(cart)
}
