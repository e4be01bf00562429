import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '#src/platform/db/database.ts'
import { getShoppingCart } from '#src/features/cart/cart.contract.ts'
import { createOrder, getPaymentToken } from '#src/features/payment/payment.contract.ts'
import { createShopper, must, type Shopper } from '#test/shop.ts'

const card = { number: '4242424242424242', expiry: '12/30', cvv: '123', name: 'Tan Mei Lin' }

/** A shopper who only has to pay. */
export interface Buyer {
  guest: Shopper
  quoteHash: string
  nonce: string
}

/**
 * The same bag for so many guests, in turn at each of the processes: one guest fills a bag over HTTP, and the rows of its
 * bag are copied into sessions of the others. What a crowd is for is what happens when all of it pays.
 */
export async function crowdAt(
  database: Database,
  urls: readonly string[],
  size: number,
  fill: (guest: Shopper) => Promise<unknown>,
): Promise<Buyer[]> {
  const first = createShopper(urls[0]!)
  await fill(first)
  const guests = [first, ...(await copies(database, first, urls, size - 1))]
  const banks = new Map(await Promise.all(urls.map(async (url) => [url, await bankOf(url)] as const)))
  const crowd: Buyer[] = []
  while (crowd.length < size) {
    const next = guests.slice(crowd.length, crowd.length + 20)
    const bankAt = (place: number) => banks.get(urls[place % urls.length]!)!
    crowd.push(...(await Promise.all(next.map((guest, at) => withCard(guest, bankAt(crowd.length + at))))))
  }
  return crowd
}

async function copies({ pool }: Database, first: Shopper, urls: readonly string[], count: number): Promise<Shopper[]> {
  const cookies = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const ids = cookies.map(idOf)
  const own = idOf(first.cookies.get('session')!)
  await pool.query('insert into sessions (id_hash) select unnest($1::text[])', [ids])
  const { rows: columns } = await pool.query<{ name: string }>(
    `select column_name name from information_schema.columns where table_name = 'carts' and column_name not in ('auto_id', 'session_id')`,
  )
  const others = columns.map(({ name }) => name).join(', ')
  await pool.query(
    `with bags as (
       insert into carts (auto_id, session_id, ${others})
       select (select least(0, min(auto_id)) from carts) - place, id, ${others} from carts, unnest($1::text[]) with ordinality t (id, place) where session_id = $2
       returning auto_id)
     insert into cart_lines (cart_id, variant_id, quantity, offered_by)
     select b.auto_id, l.variant_id, l.quantity, l.offered_by
     from bags b, cart_lines l join carts c on c.auto_id = l.cart_id where c.session_id = $2 order by b.auto_id desc, l.auto_id`,
    [ids, own],
  )
  return cookies.map((cookie, at) => {
    const guest = createShopper(urls[(at + 1) % urls.length]!)
    guest.cookies.set('session', cookie)
    return guest
  })
}

const idOf = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url')

/** The bank of a process: each has its own. */
const bankOf = async (url: string): Promise<string> => must(await createShopper(url).call(getPaymentToken, {})).gatewayOrigin

async function withCard(guest: Shopper, bank: string): Promise<Buyer> {
  const [cart, nonce] = await Promise.all([guest.call(getShoppingCart, { query: {} }), nonceAt(bank)])
  return { guest, quoteHash: must(cart).cartInfo.quote.hash, nonce }
}

async function nonceAt(bank: string): Promise<string> {
  const reply = await fetch(`${bank}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: bank },
    body: JSON.stringify(card),
  })
  return ((await reply.json()) as { nonce: string }).nonce
}

export interface Outcome extends Record<string, number> {
  paid: number
}

/** All pay at once, over real HTTP. Counts those who paid, and the others by the problem that they read. */
export async function payAtOnce(crowd: readonly Buyer[]): Promise<Outcome> {
  const replies = await Promise.all(
    crowd.map(({ guest, quoteHash, nonce }) =>
      guest.call(createOrder, { body: { idempotencyKey: randomUUID(), quoteHash, paymentNonce: nonce, agreeToTerms: true } }),
    ),
  )
  const outcome: Outcome = { paid: 0 }
  for (const reply of replies) {
    const name = reply.ok ? 'paid' : reply.problem.code
    outcome[name] = (outcome[name] ?? 0) + 1
  }
  return outcome
}
