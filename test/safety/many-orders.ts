import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { addToCart, getShoppingCart } from '#src/features/cart/cart.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { cancelOrder } from '#src/features/refunds/refunds.contract.ts'
import { createClient, type Client } from '#src/kit/client.ts'
import type { PaymentGateway } from '#src/outside/payments/port.ts'
import type { Shop } from '#src/shop.ts'
import { cast, setStock } from '#test/cast/catalogue.ts'
import { beginPromotions } from '#test/cast/promotions.ts'
import { must, type TestShop } from '#test/shop.ts'
import { dyingOrders } from './dying-orders.ts'

type Random = () => number
const whole = (random: Random, from: number, to: number): number => from + Math.floor(random() * (to - from + 1))

const goods = [cast.candle.ean, cast.oolong.ean, cast.bag.ean]
const plenty = 1_000_000

/** Fills random bags, at prices and with promotions that leave odd cents; answers the ids of their carts, of which others can have copies. */
export async function fillBags(at: TestShop, random: Random, bags: number): Promise<number[]> {
  await at.database.pool.query(`insert into prices (variant_id, starts_at, price_cents, original_cents)
    select variant_id, now() - interval '1 hour', price_cents - 3, original_cents + 1 from prices`)
  for (const ean of goods) await setStock(at.database, ean, plenty)
  await beginPromotions(at, {
    'Tea −7 %': { kind: 'itemPercent', percent: 7, goods: { skus: [cast.oolong.ean] } },
    '5.55 off 60': { kind: 'cartAmount', fromCents: 6000, amountCents: 555 },
    '13 % off 500': { kind: 'cartPercent', fromCents: 50_000, percent: 13 },
  })
  return Promise.all(
    Array.from({ length: bags }, async () => {
      const guest = at.shopper()
      const lines = goods.map((ean) => ({ ean, quantity: whole(random, 0, ean === cast.bag.ean ? 1 : 4) }))
      for (const line of lines.filter(({ quantity }) => quantity > 0)) must(await guest.call(addToCart, { body: line }))
      return (await guest.fill(goods[whole(random, 0, 1)]!)).cartId!
    }),
  )
}

let made = 0

/** The cookies of so many guests, each with a copy of one of the bags; written straight into the database. */
async function makeBuyers({ database }: TestShop, bags: readonly number[], random: Random, count: number): Promise<string[]> {
  const buyers = Array.from({ length: count }, () => {
    const cookie = randomBytes(32).toString('base64url')
    const id = createHash('sha256').update(cookie).digest('base64url')
    // Below zero, where no other cart has its number.
    return { cookie, id, newId: -++made, model: bags[whole(random, 0, bags.length - 1)]! }
  })
  await database.pool.query(
    `with buyer as (select * from unnest($1::text[], $2::int[], $3::int[]) as b (id, model, cart)),
      session as (insert into sessions (id_hash) select id from buyer),
      new_cart as (insert into carts (auto_id, session_id, shipping_address) select cart, id, shipping_address from buyer join carts on auto_id = model)
    insert into cart_lines (cart_id, variant_id, quantity) select cart, variant_id, quantity from buyer join cart_lines on cart_id = model`,
    [buyers.map(({ id }) => id), buyers.map(({ model }) => model), buyers.map(({ newId }) => newId)],
  )
  return buyers.map(({ cookie }) => cookie)
}

/** A browser that calls the whole API but for the socket. */
const browserOf = ({ app }: Shop, cookie: string): Client =>
  createClient(async ({ method, url, body }) => {
    const reply = await app.inject({
      method: method as 'GET',
      url,
      headers: { cookie: `session=${cookie}` },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return { status: reply.statusCode, body: reply.body ? reply.json() : null }
  })

/** A gateway whose calls get lost on the way there or back, as often as it is told. */
export function lossy(gateway: PaymentGateway, random: Random, lost: { there: number; back: number }): PaymentGateway {
  const losing =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer | { state: 'unknown' }> => {
      if (random() < lost.there) return { state: 'unknown' }
      const answer = await ask(...given)
      return random() < lost.back ? { state: 'unknown' } : answer
    }
  return { ...gateway, charge: losing(gateway.charge), refund: losing(gateway.refund) }
}

export interface Sales {
  orders: number
  atOnce?: number
  /** Which part of the orders has a card that is declined, is cancelled, gets back a part, and is a member's with vouchers and rebates. */
  declined?: number
  cancelled?: number
  refunded?: number
  members?: number
  onSold?(done: number): void
}

const cards = { good: '4242424242424242', declined: '4000000000000002' }
const buyersAtOnce = 1000

/** Sells so many bags, several at once, at a shop that may lose replies; some of what is paid goes back. */
export async function sell(
  at: TestShop,
  { shop, url }: { shop: Shop; url: string },
  { bags, random, sales }: { bags: readonly number[]; random: Random; sales: Sales },
): Promise<void> {
  const { orders, atOnce = 16, declined = 0, cancelled = 0, refunded = 0, members = 0, onSold } = sales
  let done = 0

  async function sellOne(cookie: string): Promise<void> {
    const call = browserOf(shop, cookie)
    const quoteHash = must(await call(getShoppingCart, { query: {} })).cartInfo.quote.hash
    const number = random() < declined ? cards.declined : cards.good
    const body = { idempotencyKey: randomUUID(), quoteHash, paymentNonce: at.bank.control.nonceFor(number), agreeToTerms: true }
    const reply = await call(createOrder, { body })
    if (!reply.ok && reply.problem.code !== 'PAYMENT_DECLINED' && reply.problem.code !== 'PAYMENT_UNKNOWN')
      throw new Error(`refused: ${reply.problem.code}`)
    if (reply.ok) await goBack(call, reply.value.orderNumber)
  }

  async function goBack(call: Client, orderNumber: string): Promise<void> {
    const chance = random()
    if (chance < cancelled) must(await call(cancelOrder, { body: { orderNumber } }))
    else if (chance < cancelled + refunded)
      must(
        await shop.staff.refunds.refund({
          orderNumber,
          by: 'Raj',
          dryRun: false,
          reason: 'cancelled',
          pieces: [{ line: 1, quantity: 1 }],
        }),
      )
  }

  const ofMember = dyingOrders['a member’s, by three tenders, with a card that is saved']!
  async function sellToMember(): Promise<void> {
    // A lost reply is asked about by the shop itself.
    await (await ofMember(at)).pay(url).catch(() => {})
  }

  for (let first = 0; first < orders; first += buyersAtOnce) {
    const buyers = await makeBuyers(at, bags, random, Math.min(buyersAtOnce, orders - first))
    let next = 0
    const lane = async (): Promise<void> => {
      while (next < buyers.length) {
        const buyer = buyers[next++]!
        if (random() < members) await sellToMember()
        else await sellOne(buyer)
        onSold?.(++done)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, lane))
  }
}
