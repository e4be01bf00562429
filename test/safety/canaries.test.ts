import { randomUUID } from 'node:crypto'
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { toAddressPayload } from '#src/features/addresses/rules/address-payload.ts'
import { addToCart } from '#src/features/cart/cart.contract.ts'
import { updateCartShipmentAddresses } from '#src/features/checkout/checkout.contract.ts'
import { getInvoice } from '#src/features/invoices/invoices.contract.ts'
import { createOrder, getPaymentToken } from '#src/features/payment/payment.contract.ts'
import { getSavedCards } from '#src/features/payment/saved-cards.contract.ts'
import { sendOtp, signIn, validateOtp } from '#src/features/sign-in/sign-in.contract.ts'
import { createClient, type Client } from '#src/kit/client.ts'
import { openDatabase, type Database } from '#src/platform/db/database.ts'
import { cast } from '#test/cast/catalogue.ts'
import { insertMember } from '#test/cast/member.ts'
import { closeAfterwards } from '#test/closing.ts'
import { freshDatabaseUrl } from '#test/database.ts'
import { openSecondProcess, type SecondProcess } from '#test/second-process.ts'
import { meiLin, must, mustBePaid } from '#test/shop.ts'

const [good, declined] = ['4242424242424242', '4000000000000002']
const cvv = '917'
const email = 'canary.codes@example.sg'
/** Of somebody whose code nobody enters. */
const otherEmail = 'canary.other@example.sg'

/** What a shopper's browser and the shop have said to each other. */
interface Exchange {
  path: string
  sent: string
  received: string
}

interface Visited {
  database: Database
  shop: SecondProcess
  dataDir: string
  traffic: Exchange[]
  /** The codes that came by mail, and the wrong one that was typed. */
  codes: string[]
}

/** A browser at the shop that writes everything down. */
function recordedBrowser(url: string, traffic: Exchange[]): Client {
  const cookies = new Map<string, string>()
  return createClient(async ({ method, url: path, body }) => {
    const sent = body === undefined ? '' : JSON.stringify(body)
    const headers = {
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      ...(sent && { 'content-type': 'application/json' }),
    }
    const response = await fetch(url + path, { method, headers, ...(sent && { body: sent }) })
    for (const set of response.headers.getSetCookie()) {
      const [name, value] = set.split(';')[0]!.split('=') as [string, string]
      cookies.set(name, value)
    }
    const received = await response.text()
    traffic.push({ path, sent: `${headers.cookie}\n${sent}`, received: `${JSON.stringify([...response.headers])}\n${received}` })
    return { status: response.status, body: received ? JSON.parse(received) : null }
  })
}

/** What the card form in the bank's frame does: it alone has number and CVV. */
async function nonceFor(call: Client, number: string): Promise<string> {
  const { gatewayOrigin } = must(await call(getPaymentToken, {}))
  const response = await fetch(`${gatewayOrigin}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: gatewayOrigin },
    body: JSON.stringify({ number, expiry: '12/30', cvv, name: 'Tan Mei Lin' }),
  })
  return ((await response.json()) as { nonce: string }).nonce
}

async function pay(call: Client, number: string) {
  must(await call(addToCart, { body: { ean: cast.oolong.ean, quantity: 1 } }))
  const { cartInfo } = must(await call(updateCartShipmentAddresses, { body: { shippingAddress: toAddressPayload(meiLin) } }))
  const paymentNonce = await nonceFor(call, number)
  const intent = { idempotencyKey: randomUUID(), quoteHash: cartInfo.quote.hash, agreeToTerms: true }
  return call(createOrder, { body: { ...intent, paymentNonce, saveCard: true } })
}

const outboxOf = (dataDir: string): Promise<string> => readFile(join(dataDir, 'outbox.jsonl'), 'utf8').catch(() => '')

/** The code of a mail that brings one, once it has been sent. */
const codeIn = (dataDir: string, nr: number): Promise<string> =>
  vi.waitUntil(async () => [...(await outboxOf(dataDir)).matchAll(/"subject":"(\d{6}) is your code/g)][nr]?.[1], {
    timeout: 20_000,
    interval: 100,
  })

/** Signs in by a code after typing a wrong one, and pays with a good card and with one that is declined. */
async function visit(): Promise<Visited> {
  const databaseUrl = await freshDatabaseUrl('template_cast')
  const database = openDatabase(databaseUrl)
  const dataDir = await mkdtemp(join(tmpdir(), 'canaries-'))
  const shop = await openSecondProcess(databaseUrl, { variables: { LOG_LEVEL: 'debug', DATA_DIR: dataDir } })
  closeAfterwards(async () => {
    await shop.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  await insertMember(database, { email })
  const traffic: Exchange[] = []
  const call = recordedBrowser(shop.url, traffic)
  must(await call(sendOtp, { body: { emailOrPhone: email } }))
  const code = await codeIn(dataDir, 0)
  const wrong = code.replace(/^\d/, (first) => String((Number(first) + 1) % 10))
  expect(await call(validateOtp, { body: { emailOrPhone: email, code: wrong } })).toMatchObject({ ok: false })
  must(await call(validateOtp, { body: { emailOrPhone: email, code } }))
  must(await call(signIn, { body: { emailOrPhone: email } }))
  const { orderNumber } = mustBePaid(await pay(call, good))
  must(await call(getInvoice, { query: { orderNumber } }))
  expect(must(await call(getSavedCards, {}))).toMatchObject([{ last4: '4242' }])
  expect(await pay(call, declined)).toMatchObject({ problem: { code: 'PAYMENT_DECLINED' } })
  // One that nobody enters stays in its table.
  must(await recordedBrowser(shop.url, traffic)(sendOtp, { body: { emailOrPhone: otherEmail } }))
  const unused = await codeIn(dataDir, 1)
  for (const path of ['/cart/shopping-cart', '/member/orders', '/no-such-page'])
    traffic.push({ path, sent: '', received: await shop.page(path) })
  await vi.waitUntil(async () => (await outboxOf(dataDir)).includes(orderNumber), { timeout: 20_000, interval: 100 })
  return { database, shop, dataDir, traffic, codes: [code, unused, wrong] }
}

/** Card numbers, in groups too; the CVV where a field has it; codes where no digit or letter continues them. */
const cardPattern = `${[good, declined].map((number) => number.match(/.{4}/g)!.join('[ -]?')).join('|')}|"${cvv}"|cvv\\W{1,5}${cvv}`
const patternWith = (codes: readonly string[]): string => `${cardPattern}|(?<![\\w.:-])(${codes.join('|')})(?![\\w-])`

/** Where something is that must not be: tables, the log, traffic, files of the shop. */
async function scan({ database, shop, dataDir, traffic, codes }: Visited): Promise<string[]> {
  const pattern = patternWith(codes)
  const found = new RegExp(pattern)
  const { rows } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const places: string[] = []
  for (const { name } of rows)
    if ((await database.pool.query(`select 1 from ${name} each where each::text ~ $1 limit 1`, [pattern])).rowCount !== 0) places.push(name)
  if (found.test(shop.output())) places.push('the log')
  for (const { path, sent, received } of traffic) {
    // Its owner types a code into this one request; the reply does not repeat it.
    const request = path === validateOtp.path ? sent.replace(/"code":"\d{6}"/, '') : sent
    if (found.test(request) || found.test(received)) places.push(path)
  }
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true })
  for (const file of files) {
    // The bank's own records are the bank's.
    if (!file.isFile() || file.parentPath.startsWith(join(dataDir, 'bank'))) continue
    const text = await readFile(join(file.parentPath, file.name), 'utf8')
    const own = file.name === 'outbox.jsonl' ? withoutOwnCodes(text) : text
    if (found.test(own)) places.push(file.name)
  }
  return places
}

/** The stored mails but for those that bring a code to its owner. */
const withoutOwnCodes = (outbox: string): string =>
  outbox
    .split('\n')
    .filter((line) => !line.includes('"messageId":"<code-'))
    .join('\n')

test('no card number, CVV or one-time code is in traffic, database, logs or files of the shop (safe-15, safe-40)', async () => {
  const visited = await visit()
  expect(visited.shop.output(), 'the log is written').toContain('/api/payment/CreateOrder')
  const cookies = visited.traffic.flatMap(({ received }) => [...received.matchAll(/session=([\w-]{20,})/g)].map(([, value]) => value!))
  expect(cookies.length).toBeGreaterThan(1)
  for (const own of [email, otherEmail, ...cookies]) expect(visited.shop.output()).not.toContain(own)
  const journals = await readdir(join(visited.dataDir, 'bank'))
  expect(journals, 'the bank has records that are not looked at').not.toEqual([])
  expect(await scan(visited)).toEqual([])

  // Twin: each is found where it is put.
  const { database, dataDir, traffic, codes } = visited
  await database.pool.query(`update members set first_name = $1 where email = $2`, ['4242 4242 4242 4242', email])
  await database.pool.query(`update orders set shipping_address = shipping_address || jsonb_build_object('cvv', $1::text)`, [cvv])
  await database.pool.query(`update one_time_codes set code_hash = $1`, [codes[0]])
  await writeFile(join(dataDir, 'planted.txt'), `cvv=${cvv}`)
  await appendFile(join(dataDir, 'outbox.jsonl'), `${JSON.stringify({ to: 'another@example.sg', text: `Code ${codes[2]}` })}\n`)
  traffic.push({ path: '/planted', sent: JSON.stringify({ number: declined }), received: '' })
  const output = visited.shop.output()
  const planted = { ...visited, shop: { ...visited.shop, output: () => `${output}{"msg":"card ${good}"}` } }
  expect(await scan(planted)).toEqual([
    'public.members',
    'public.one_time_codes',
    'public.orders',
    'the log',
    '/planted',
    'outbox.jsonl',
    'planted.txt',
  ])
})
