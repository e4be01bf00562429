import { Agent } from 'node:http'
import { describe, expect, test } from 'vitest'
import { signOut } from '#src/features/sign-in/sign-in.contract.ts'
import type { Endpoint } from '#src/kit/endpoint.ts'
import { must, openTestShop, type Shopper } from '#test/shop.ts'
import { commonKnowledge, cookieOf, equip, fieldsOf, parts, requestOf, sampleOf, send, type Knowledge, type RawReply } from './requests.ts'

const canary = 'Canary Tan Mei Lin'
/** `CROSSED=10000` takes six seconds more. */
const crossedRequests = Number(process.env.CROSSED ?? 2_500)
const testShop = await openTestShop()
const { shop, shopper, member, database, url } = testShop
const endpoints = shop.routes.map(({ endpoint }) => endpoint)

interface Identity {
  cookie: string
  known: Knowledge
}

const missing: Knowledge = {
  shoppingCart_AutoId: 2_000_000_000,
  cartItem_AutoId: 2_000_000_000,
  orderNumber: 'KM-99999999',
  shippingAddress_AutoId: 2_000_000_000,
  inboxMessage_AutoId: 2_000_000_000,
  savedCard_AutoId: 2_000_000_000,
}
/** Delivery slots and promotions belong to nobody: every shopper is told their ids. */
const isOwned = (name: string): boolean =>
  /(AutoId|orderNumber)$/.test(name) && !['deliverySlot_AutoId', 'promotion_AutoId', 'installmentPlan_AutoId'].includes(name)
const ownedFields = (endpoint: Endpoint): string[] => parts.flatMap((part) => Object.keys(fieldsOf(endpoint, part))).filter(isOwned)
const guarded = endpoints.filter((endpoint) => ownedFields(endpoint).length > 0)

const owner = await identity({ order: true, name: canary, as: await member({ firstName: canary }) })

async function identity({ as = shopper(), ...options }: { order?: boolean; name?: string; as?: Shopper }): Promise<Identity> {
  const known = await equip(testShop, as, options)
  return { cookie: cookieOf(as), known }
}

const others = {
  nobody: async (): Promise<Identity> => ({ cookie: '', known: { ...commonKnowledge, ...missing } }),
  'a stranger with a cart': () => identity({}).then(({ cookie, known }) => ({ cookie, known: { ...missing, ...known } })),
  'a stranger with an order': () => identity({ order: true }),
  'another member': async () => identity({ order: true, as: await member() }),
  'a session that was signed out': async () => ended,
}

/** A member's cookie from before they signed out, which no request makes valid again. */
const ended = await signedOut()

async function signedOut(): Promise<Identity> {
  const as = await member()
  const { cookie, known } = await identity({ as })
  must(await as.call(signOut, {}))
  return { cookie, known: { ...missing, ...known } }
}
const crowd = Object.entries(others)
const arrived = new Map<string, Promise<Identity>>()

/** The caller of the requests before, as long as none of them changed anything of theirs. */
function callerOf([who, arrive]: (typeof crowd)[number]): Promise<Identity> {
  const before = arrived.get(who) ?? arrive()
  arrived.set(who, before)
  return before
}

const pick = (known: Knowledge, names: string[]): Knowledge => Object.fromEntries(names.map((name) => [name, known[name]!]))

/** Requests with the owner's ids: each id alone among the caller's own, all together, and the required ones without the optional ones. */
function crossings(endpoint: Endpoint): { names: string[]; onlyRequired: boolean }[] {
  const fields = ownedFields(endpoint)
  const required = fields.filter((name) => isRequired(endpoint, name))
  const whole = fields.length > 1 ? [...fields.map((field) => [field]), fields] : [fields]
  return [
    ...whole.map((names) => ({ names, onlyRequired: false })),
    ...(required.length > 0 ? [{ names: required, onlyRequired: true }] : []),
  ]
}

async function ask(endpoint: Endpoint, { cookie, known }: Identity, { onlyRequired = false, culture = 'en' } = {}): Promise<RawReply> {
  return send(url, requestOf(endpoint, sampleOf(endpoint, known, { onlyRequired }), `${cookie}; culture=${culture}`))
}

/** All data of the owner in the database. */
async function belongings(): Promise<unknown> {
  const { rows } = await database.pool.query(
    `with mine as (select member_id from carts where auto_id = $1)
     select (select json_agg(c order by auto_id) from carts c where member_id in (table mine)) carts,
            (select json_agg(l order by l.auto_id) from cart_lines l join carts c on c.auto_id = l.cart_id where c.member_id in (table mine)) lines,
            (select json_agg(o order by auto_id) from orders o where member_id in (table mine)) orders,
            (select json_agg(m) from members m where auto_id in (table mine)) member,
            (select json_agg(l order by position) from order_lines l join orders o on o.auto_id = l.order_id where o.member_id in (table mine)) order_lines,
            (select json_agg(c order by auto_id) from saved_cards c where member_id in (table mine)) cards,
            (select json_agg(a) from saved_addresses a where auto_id = $2) addresses,
            (select json_agg(m) from inbox_messages m where auto_id = $3) messages`,
    [owner.known.shoppingCart_AutoId, owner.known.shippingAddress_AutoId, owner.known.inboxMessage_AutoId],
  )
  return rows[0]
}

describe('the data of another member (safe-16, safe-17, wire-06)', () => {
  test('twin: the routes have ids and order numbers to try', () => {
    expect([...new Set(guarded.flatMap(ownedFields))].sort()).toEqual(
      expect.arrayContaining(['cartItem_AutoId', 'orderNumber', 'shoppingCart_AutoId']),
    )
    for (const name of guarded.flatMap(ownedFields))
      expect(Object.keys(missing), `say in ownership.test.ts which ${name} does not exist`).toContain(name)
  })

  const pairs = guarded.flatMap((endpoint) => crowd.map((one) => [endpoint.name, one[0], endpoint, one] as const))
  test.each(pairs)('%s answers %s about foreign things as about missing ones', async (_, who, endpoint, one) => {
    const before = await belongings()
    const caller = await callerOf(one)
    for (const { names, onlyRequired } of crossings(endpoint)) {
      const foreign = await ask(endpoint, { ...caller, known: { ...caller.known, ...pick(owner.known, names) } }, { onlyRequired })
      const absent = await ask(endpoint, { ...caller, known: { ...caller.known, ...pick(missing, names) } }, { onlyRequired })
      const request = `${endpoint.method} ${endpoint.path} by ${who} with the owner’s ${names.join(' and ')}${onlyRequired ? ', nothing optional' : ''}`
      expect(foreign, request).toEqual(absent)
      expect(foreign.status, `${request}: ${foreign.text}`).toBeGreaterThanOrEqual(400)
      expect(foreign.status, `${request}: ${foreign.text}`).toBeLessThan(500)
    }
    expect(await belongings()).toEqual(before)
  })

  const membersOnly = endpoints.filter(({ access }) => access === 'member')
  test.each(membersOnly.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s refuses a guest and an ended session in the same words, and accepts a member',
    async (_, endpoint) => {
      const guest = await others.nobody()
      const mine = pick(owner.known, ownedFields(endpoint))
      const refused = await ask(endpoint, { cookie: guest.cookie, known: { ...guest.known, ...mine } })
      expect(refused.status).toBe(401)
      const { 'set-cookie': _flag, ...headers } = refused.headers
      expect(await ask(endpoint, { cookie: ended.cookie, known: { ...ended.known, ...mine } })).toMatchObject({
        status: 401,
        text: refused.text,
        headers,
      })
      expect((await ask(endpoint, { cookie: cookieOf(await member()), known: ended.known })).status, 'for a member').not.toBe(401)
    },
  )

  /** One member asks for what is another's, while the other asks for it too. */
  async function crossTwoMembers(requests: number, sent: typeof send) {
    const other = await identity({ order: true, as: await member({ firstName: 'Neighbour' }) })
    const reads = endpoints.filter(({ method, access }) => method === 'GET' && (access === 'member' || access === 'shopper'))
    const many = new Agent({ keepAlive: true, maxSockets: 16 })
    const known = { ...other.known, ...pick(owner.known, Object.keys(owner.known).filter(isOwned)) }
    const asked = (cookie: string, endpoint: Endpoint, own: Knowledge) => requestOf(endpoint, sampleOf(endpoint, own), cookie)
    const crossed = reads.map((endpoint) => asked(other.cookie, endpoint, known))
    const rightful = reads.map((endpoint) => asked(owner.cookie, endpoint, owner.known))
    const [leaks, counts] = [[] as string[], { own: 0, crossed: 0 }]
    let next = 0
    const work = async (): Promise<void> => {
      for (let index = next++; index < Math.ceil(requests / 0.9); index = next++) {
        // Every tenth request is the owner's own, so that a cached response would be hers.
        const isOwners = index % 10 === 0
        const request = isOwners ? rightful[(index / 10) % reads.length]! : crossed[index % reads.length]!
        const { text } = await sent(url, request, many)
        if (isOwners) counts.own += Number(text.includes(canary))
        else if (text.includes(canary)) leaks.push(request.path)
        else counts.crossed++
      }
    }
    await Promise.all(Array.from({ length: 16 }, work))
    many.destroy()
    return { leaks, ...counts }
  }

  test(`${crossedRequests} requests of one member for what is another’s, while the other asks for it too, name nobody else`, async () => {
    const { leaks, own, crossed } = await crossTwoMembers(crossedRequests, send)
    expect(leaks).toEqual([])
    expect(crossed).toBe(crossedRequests)
    expect(own, 'the owner sees her own name').toBeGreaterThan(crossedRequests / 100)
  })

  test('twin: a cache that does not ask whose response it has is found by few of them', async () => {
    const cached = new Map<string, RawReply>()
    const { leaks } = await crossTwoMembers(crossedRequests / 10, async (to, request, agent) => {
      const reply = cached.get(request.path) ?? (await send(to, request, agent))
      if (request.headers?.cookie === owner.cookie) cached.set(request.path, reply)
      return reply
    })
    expect(leaks.length).toBeGreaterThan(0)
  })

  test('no other caller gets the owner’s name', async () => {
    const before = await belongings()
    const leaks: string[] = []
    let sent = 0
    for (const endpoint of endpoints) {
      for (const one of crowd) {
        const [who] = one
        const caller = await callerOf(one)
        for (const [whose, known] of Object.entries(stolen(caller.known))) {
          const { status, text } = await ask(endpoint, { ...caller, known }, { culture: sent % 2 === 0 ? 'en' : 'zh' })
          sent++
          // What succeeds may change the caller's bag, which would affect the next call.
          if (endpoint.method !== 'GET' && status < 400) arrived.delete(who)
          if (text.includes(canary)) leaks.push(`${endpoint.method} ${endpoint.path} by ${who} with ${whose}: ${status}`)
        }
      }
    }
    expect(leaks).toEqual([])
    expect(sent).toBeGreaterThan(300)
    expect(await belongings()).toEqual(before)
  })

  test('twin: with the owner’s cookie the name is found', async () => {
    const invoice = endpoints.find(({ name }) => name === 'GetInvoice')!
    const { status, text } = await ask(invoice, owner, { onlyRequired: true })
    expect(status).toBe(200)
    expect(text).toContain(canary)
  })
})

function isRequired(endpoint: Endpoint, name: string): boolean {
  const sample = sampleOf(endpoint, { ...commonKnowledge, ...missing }, { onlyRequired: true })
  return parts.some((part) => Object.hasOwn(sample[part] ?? {}, name))
}

/** What a caller may try: the ids, and all other data of the owner but the invoice key, which opens the invoice by design. */
function stolen(own: Knowledge): Record<string, Knowledge> {
  const ids = Object.keys(owner.known).filter(isOwned)
  const { quoteHash, usedIdempotencyKey } = owner.known
  return {
    'their own things': own,
    'the owner’s ids': { ...own, ...pick(owner.known, ids) },
    'the owner’s ids, hash and key of the order': {
      ...own,
      ...pick(owner.known, ids),
      quoteHash: quoteHash!,
      idempotencyKey: usedIdempotencyKey!,
    },
    'missing ids': { ...own, ...missing },
  }
}
