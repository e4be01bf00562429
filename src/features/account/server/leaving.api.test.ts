import { expect, test, vi } from 'vitest'
import { createCustomerShippingAddress } from '#src/features/addresses/addresses.contract.ts'
import { createMembers } from '#src/features/member/server/member.service.ts'
import { subscribe } from '#src/features/newsletter/newsletter.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { sendOtp } from '#src/features/sign-in/sign-in.contract.ts'
import { addWishlist } from '#src/features/wishlist/wishlist.contract.ts'
import { systemClock } from '#src/kit/clock.ts'
import { insertMember } from '#test/cast/member.ts'
import { cast } from '#test/cast/catalogue.ts'
import { beginPromotions } from '#test/cast/promotions.ts'
import { prove } from '#test/codes.ts'
import { meiLin, must, openTestShop } from '#test/shop.ts'
import { changeAvatar, changeEmail, deleteAccount, exportAccount } from '../account.contract.ts'

const testShop = await openTestShop()
await beginPromotions(testShop, {
  'A promotion of the canary': {
    kind: 'itemPercent',
    percent: 10,
    goods: { skus: [cast.oolong.ean] },
    limits: { perOrder: null, perCustomer: 5, total: null },
  },
})
const { shopper, member, database, bank } = testShop

/** Words that appear nowhere else in the shop's data. */
const canary = {
  firstName: 'Canaria',
  lastName: 'Leavinghall',
  email: 'canaria.leavinghall@example.sg',
  mobile: '+6591237777',
  before: 'canaria.before@example.sg',
  named: 'canaria.named@example.sg',
}
const traces = [...Object.values(canary), '91237777', 'Canary Lane']

/** Every table of the database, those of the jobs included, that contains one of these words. */
async function tablesWith(words: string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const pattern = words.join('|').replaceAll('.', '\\.').replaceAll('+', '\\+')
    const hit = await database.pool.query(`select 1 from ${name} each where each::text ~* $1 limit 1`, [pattern])
    if (hit.rowCount !== 0) found.push(name)
  }
  return found
}

/** One row of everything that a feature can store about a member. */
async function live() {
  const here = await member({
    firstName: canary.firstName,
    lastName: canary.lastName,
    email: canary.before,
    mobile: canary.mobile,
    mobileVerifiedAt: new Date(),
  })
  await prove(testShop, here, canary.email)
  must(await here.call(changeEmail, { body: { email: canary.email } }))
  const name = `${canary.firstName} ${canary.lastName}`
  must(
    await here.call(createCustomerShippingAddress, {
      body: { ...meiLin, name, email: canary.email, contactNo: canary.mobile, street: 'Canary Lane' },
    }),
  )
  must(await here.call(addWishlist, { body: { ean: cast.candle.ean } }))
  must(await here.call(changeAvatar, { body: { base64: 'iVBORw0KGgo=' } }))
  must(await shopper().call(subscribe, { body: { email: canary.email } }))
  const { quote } = await here.fill(cast.oolong.ean)
  await database.pool.query(
    `update carts set shipping_address = jsonb_set(shipping_address, '{name}', to_jsonb($1::text)) where member_id = $2`,
    [name, here.memberId],
  )
  must(
    await here.call(createOrder, {
      body: {
        quoteHash: quote.hash,
        paymentNonce: bank.control.nonceFor('4242424242424242'),
        idempotencyKey: 'the-key-of-the-canary',
        saveCard: true,
        agreeToTerms: true,
      },
    }),
  )
  await here.fill(cast.candle.ean)
  await database.pool.query(
    `update carts set shipping_address = jsonb_set(shipping_address, '{name}', to_jsonb($1::text)) where member_id = $2`,
    [name, here.memberId],
  )
  must(await shopper().call(sendOtp, { body: { emailOrPhone: canary.mobile } }))
  await alsoKept(here.memberId, name)
  await vi.waitUntil(
    async () =>
      (await database.pool.query(`select 1 from pgboss.job where state <> 'completed' and name = 'tell-of-changed-sign-in'`)).rowCount ===
      0,
    { timeout: 20_000 },
  )
  return here
}

/** Rows that only the daily job, another feature's page or a provider would write. */
async function alsoKept(memberId: number, name: string): Promise<void> {
  const statements: [string, unknown[]][] = [
    [
      `insert into return_requests (order_id, pieces, reason, note, state, created_at, changed_at) select auto_id, '[]', 'from ' || $2::text, 'to ' || $2::text, 'requested', now(), now() from orders where member_id = $1`,
      [memberId, name],
    ],
    [
      `insert into refunds (order_id, order_number, refund_key, card_cents, reason, note, by_kind, state, created_at) select auto_id, order_number, 'canary', 0, 'returned', 'for ' || $2::text, 'staff', 'refunded', now() from orders where member_id = $1`,
      [memberId, name],
    ],
    [
      `insert into order_events (order_id, status, at, by_kind, reason) select auto_id, 'processing', now(), 'staff', 'for ' || $2::text from orders where member_id = $1`,
      [memberId, name],
    ],
    [
      `insert into vouchers (code, member_id, kind, value_cents, minimum_cents, valid_from, valid_until, issued_at) values ('CANARIAUNUSED', $1, 'gift', 500, 0, '2026-01-01', '2099-01-01', now())`,
      [memberId],
    ],
    [
      `insert into vouchers (code, member_id, kind, value_cents, minimum_cents, valid_from, valid_until, issued_at, used_at) values ('USED', $1, 'gift', 500, 0, '2026-01-01', '2099-01-01', now(), now())`,
      [memberId],
    ],
    [
      `insert into brand_cards (member_id, brand_id, name, points, tier) select $1, auto_id, jsonb_build_object('en', $2::text), 1, '{"en":"Gold"}' from brands limit 1`,
      [memberId, name],
    ],
    [
      `insert into inbox_messages (member_id, kind, about, facts, at) values ($1, 'orderPaid', 'canaria', jsonb_build_object('orderNumber', 'for ' || $2::text), now())`,
      [memberId, canary.firstName],
    ],
    [
      `insert into restock_askers (email, product_id, culture, state, nonce, confirm_hash, unsubscribe_hash, asked_at) select $1, auto_id, 'en', 'confirmed', 'n', 'c', 'u', now() from products limit 1`,
      [canary.email],
    ],
    [
      `insert into restock_subscriptions (asker_id, variant_id, since) select a.auto_id, min(v.auto_id), now() from restock_askers a join variants v using (product_id) where a.email = $1 group by 1`,
      [canary.email],
    ],
    [
      `insert into contact_messages (check_hash, written_at, culture, salutation, first_name, last_name, email, mobile_number, store_location, subject, message) values ('x', now(), 'en', 'ms', $1, $2, $3, $4, 'katong', 'general', 'Hello')`,
      [canary.firstName, canary.lastName, 'Canaria.Leavinghall@Example.sg', canary.mobile],
    ],
    [
      `insert into member_identities (issuer, subject, provider, member_id, linked_at) values ('https://accounts.google.com', $1, 'google', $2, now())`,
      [canary.email, memberId],
    ],
    [
      `insert into email_confirmations (token_hash, member_id, email, culture, expires_at) values ('t', $1, $2, 'en', now() + interval '1 day')`,
      [memberId, canary.named],
    ],
    [
      `insert into social_tickets (ticket_hash, session_id, provider, issuer, subject, email, is_email_verified, first_name, last_name, issued_at) select 't', id_hash, 'google', 'i', 's', $1, true, $2, '', now() from sessions limit 1`,
      [canary.email, canary.firstName],
    ],
  ]
  for (const [text, values] of statements) await database.pool.query(text, values)
}

/** How many rows a member has that hold no words about them. */
async function rowsOf(memberId: number): Promise<Record<string, number>> {
  const tables = ['member_avatars', 'wishes', 'known_devices', 'sessions']
  const counts = tables.map((table) => `(select count(*)::int from ${table} where member_id = $1) ${table}`)
  return (await database.pool.query(`select ${counts.join(', ')}`, [memberId])).rows[0]
}

/** One row of each part, as `live` has written it. */
const wholeCopy = {
  contact: [{ firstName: canary.firstName, message: 'Hello' }],
  newsletter: { state: 'pending' },
  refunds: { refunds: [{ reason: 'returned' }], returns: [{ reason: `from ${canary.firstName} ${canary.lastName}` }] },
  bag: expect.arrayContaining([expect.objectContaining({ lines: [{ ean: cast.candle.ean, quantity: 1 }] })]),
  inbox: expect.arrayContaining([expect.objectContaining({ facts: { orderNumber: `for ${canary.firstName}` } })]),
  rewards: { brandCards: [{ points: 1 }] },
  sessions: [{ isThisOne: true }],
  backInStock: [{ state: 'confirmed', toldAt: null }],
  avatar: { contentType: 'image/png' },
  wishlist: [{ ean: cast.candle.ean }],
}

test('a member who leaves gets a copy of everything, and remains in the database on the invoices only (promo-27, pay-03)', async () => {
  await insertMember(database, { firstName: 'Stays', email: 'stays@example.sg' })
  const here = await live()
  const copy = must(await here.call(exportAccount, {}))
  expect(Object.keys(copy).sort()).toEqual([
    'addresses',
    'avatar',
    'backInStock',
    'bag',
    'contact',
    'inbox',
    'member',
    'newsletter',
    'orders',
    'payment',
    'promotions',
    'refunds',
    'rewards',
    'sessions',
    'signIn',
    'wishlist',
  ])
  for (const part of ['Canary Lane', 'CANARIAUNUSED', 'Joo Chiat Place', cast.candle.ean, canary.named, 'A promotion of the canary'])
    expect(JSON.stringify(copy)).toContain(part)

  expect(copy).toMatchObject(wholeCopy)
  expect(copy.payment, 'every card payment and its state').toMatchObject({
    savedCards: [{ last4: '4242' }],
    attempts: [{ state: 'captured', last4: '4242', declineReason: null, currency: 'SGD', amountCents: expect.any(Number) }],
  })

  expect(await tablesWith(traces)).toEqual(
    expect.arrayContaining([
      'pgboss.job',
      'public.brand_cards',
      'public.carts',
      'public.contact_messages',
      'public.email_confirmations',
      'public.inbox_messages',
      'public.member_identities',
      'public.members',
      'public.newsletter_subscriptions',
      'public.one_time_codes',
      'public.order_events',
      'public.orders',
      'public.refunds',
      'public.restock_askers',
      'public.return_requests',
      'public.saved_addresses',
      'public.social_tickets',
      'public.vouchers',
    ]),
  )
  const { rows: cards } = await database.pool.query<{ token: string }>('select vault_token token from saved_cards')
  expect(cards).toHaveLength(1)
  await prove(testShop, here, canary.email)
  expect(await rowsOf(here.memberId)).toEqual({ member_avatars: 1, wishes: 1, known_devices: 1, sessions: 1 })
  must(await here.call(deleteAccount, { body: { emailOrPhone: canary.email } }))
  expect(await rowsOf(here.memberId)).toEqual({ member_avatars: 0, wishes: 0, known_devices: 0, sessions: 0 })
  // The law requires invoices with the name and address they were made out to (GST Act: five years).
  expect(await tablesWith([...traces, 'CANARIAUNUSED'])).toEqual(['public.orders'])
  const { token } = cards[0]!
  await vi.waitFor(
    () => expect(bank.control.journal).toContainEqual(expect.objectContaining({ event: 'removed', vaultToken: token })),
    10_000,
  )
  const { rows } = await database.pool.query<{ codes: string }>(`select string_agg(code, ',') codes from vouchers`)
  expect(rows[0]!.codes).toBe('USED')
  const attempts = await database.pool.query<{ session: string }>('select session_id session from payment_attempts')
  expect(attempts.rows).toEqual([{ session: expect.stringMatching(/^forgotten-\d+$/) }])
  const uses = await database.pool.query('select member_id, session_id from promotion_uses')
  expect(uses.rows).toEqual([{ member_id: null, session_id: '' }])
  expect((await database.pool.query(`select 1 from members where email = 'stays@example.sg'`)).rowCount).toBe(1)
})

test('what is being written while a member leaves leaves too, as does what comes after it (promo-27)', async () => {
  const email = 'leaves.while.writing@example.sg'
  const here = await member({ email })
  await prove(testShop, here, email)
  const write = `insert into saved_addresses (member_id, address, is_default, saved_at) values ($1, '{"street": "Late Lane"}', false, now())`
  const written = async () => (await database.pool.query(`select 1 from saved_addresses where member_id = $1`, [here.memberId])).rowCount
  const waits = async () => (await database.pool.query(`select 1 from pg_locks where not granted`)).rowCount! > 0
  const writer = await database.pool.connect()
  await writer.query('begin')
  await writer.query(write, [here.memberId])
  const leaving = here.call(deleteAccount, { body: { emailOrPhone: email } })
  await vi.waitUntil(waits, { timeout: 20_000, interval: 5 })
  await writer.query('commit')
  writer.release()
  must(await leaving)
  expect(await written()).toBe(0)

  await database.pool.query(write, [here.memberId])
  await database.pool.query(`insert into sessions (id_hash, member_id) values ('late', $1)`, [here.memberId])
  const { rows } = await database.pool.query<{ seconds: number }>(
    `update pgboss.job set start_after = now() from (select id, extract(epoch from start_after - created_on)::int seconds from pgboss.job) before
     where job.id = before.id and name = 'delete-late-writes' and data->>'memberId' = $1::text returning seconds`,
    [here.memberId],
  )
  expect(rows.map(({ seconds }) => seconds).toSorted((a, b) => a - b)).toEqual([60, 3600, 86_400])
  await vi.waitUntil(async () => (await written()) === 0, { timeout: 30_000 })
  await vi.waitUntil(async () => (await database.pool.query(`select 1 from sessions where id_hash = 'late'`)).rowCount === 0, 10_000)
})

test('who has left is changed no more (promo-27)', async () => {
  const memberId = await insertMember(database, { email: null, deletedAt: new Date(), firstName: '' })
  await createMembers(systemClock).update(database.orm, memberId, { firstName: 'Late' })
  expect((await database.pool.query('select first_name from members where auto_id = $1', [memberId])).rows).toEqual([{ first_name: '' }])
})
