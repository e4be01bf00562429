import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock, type Clock } from '#src/kit/clock.ts'
import type { Culture } from '#src/kit/culture.ts'
import { createClient, type Client } from '#src/kit/client.ts'
import { toAddressPayload } from '#src/features/addresses/rules/address-payload.ts'
import { addToCart } from '#src/features/cart/cart.contract.ts'
import { updateCartShipmentAddresses } from '#src/features/checkout/checkout.contract.ts'
import type { CartInfo } from '#src/features/cart/cart.contract.ts'
import type { Mail, MailSender } from '#src/outside/email/port.ts'
import type { Sms } from '#src/outside/sms/port.ts'
import type { PaymentState } from '#src/features/payment/payment.contract.ts'
import type { ParcelCarrier } from '#src/outside/parcels/port.ts'
import type { PostalDirectory } from '#src/outside/postal/port.ts'
import type { PaymentGateway } from '#src/outside/payments/port.ts'
import { createSandboxGateway } from '#src/outside/payments/sandbox-gateway.ts'
import { startSandboxBank, type SandboxBank } from '#src/outside/payments/sandbox/bank.ts'
import { createTableParcels } from '#src/outside/parcels/table-parcels.ts'
import { createTablePostal } from '#src/outside/postal/table-postal.ts'
import type { members } from '#src/features/member/server/member.tables.ts'
import { createSessions } from '#src/platform/session/sessions.ts'
import { openDatabase, type Database } from '#src/platform/db/database.ts'
import type { ShopParts } from '#src/platform/platform.ts'
import { createShop, type Shop } from '#src/shop.ts'
import type { Twin } from '#src/twin.ts'
import { insertMember } from './cast/member.ts'
import { checkAnswers } from './checked-answers.ts'
import { closeAfterwards } from './closing.ts'
import { freshDatabaseUrl } from './database.ts'

export interface TestShop {
  url: string
  databaseUrl: string
  shop: Shop
  database: Database
  bank: SandboxBank
  gateway: PaymentGateway
  /** Mails that were sent, oldest first. */
  mails: Mail[]
  /** Text messages that were sent, oldest first. */
  texts: Sms[]
  /** The same shop in another process: with the same database and bank, but for the parts that are given. Its jobs wait for the first one, unless it is told otherwise. */
  another(parts: Partial<ShopParts>): Promise<{ shop: Shop; url: string; close(): Promise<void> }>
  /** A new browser: its own cookies, real HTTP. */
  shopper(options?: { culture?: Culture }): Shopper
  /** A browser in which a new member is signed in already. */
  member(details?: Partial<typeof members.$inferInsert>): Promise<Shopper & { memberId: number }>
}

export interface Shopper {
  call: Client
  cookies: Map<string, string>
  /** Puts goods in the bag and gives an address, so that only payment is missing. */
  fill(ean: string, quantity?: number): Promise<CartInfo>
}

export const meiLin = {
  name: 'Tan Mei Lin',
  email: 'meilin.tan@example.sg',
  contactNo: '+65 9123 4567',
  countryCode: 'SG',
  postalCode: '427505',
  block: '118',
  street: 'Joo Chiat Place',
  building: 'Kemuning Mansions',
  level: '03',
  unit: '12',
}

/** The token that the staff of a test shop send. */
export const operatorToken = 'a token of the staff, long enough'

export interface TestShopOptions {
  /** A database with the cast; a new one when left out. */
  databaseUrl?: string
  /** What the bank has in its books already; without it, nothing. */
  bankJournal?: string
  clock?: Clock
  /** Instead of the sender that collects every mail in `mails`. */
  mail?: MailSender
  /** In place of the embedded table of postal codes. */
  postal?: PostalDirectory
  /** In place of the embedded rates of parcels. */
  parcels?: ParcelCarrier
  /** Whom shoppers may sign in with besides the shop. */
  social?: ShopParts['social']
  trustedProxies?: string[]
  /** Without it, all shoppers of a test may come from one network. */
  guestsPerNetwork?: number
  twin?: Twin
  /** Its jobs wait, until another process runs them. */
  onlyEnqueues?: boolean
  /** SQL that takes a guard out of the database. */
  unguard?: string[]
}

/** A whole shop over real HTTP, with a database and a bank of its own, and the cast as its catalogue. */
export async function openTestShop({
  databaseUrl: given,
  bankJournal,
  clock = systemClock,
  mail,
  postal,
  parcels,
  social = {},
  trustedProxies,
  guestsPerNetwork = 1_000_000,
  twin,
  onlyEnqueues,
  unguard,
}: TestShopOptions = {}): Promise<TestShop> {
  const databaseUrl = given ?? (await freshDatabaseUrl('template_cast'))
  const database = openDatabase(databaseUrl, { connections: 20 })
  for (const statement of unguard ?? []) await database.pool.query(statement)
  const folder = await mkdtemp(join(tmpdir(), 'bank-'))
  const apiKey = 'a-key-for-tests-that-is-long-enough'
  const journalFile = join(folder, 'journal.jsonl')
  if (bankJournal) await copyFile(bankJournal, journalFile)
  const bank = await startSandboxBank({
    host: '127.0.0.1',
    port: 0,
    journalFile,
    shopOrigins: ['http://localhost'],
    apiKey,
    eventSecret: apiKey,
    clock,
  })
  const gateway = createSandboxGateway({ origin: bank.origin, apiUrl: bank.url, apiKey, eventSecret: apiKey, timeoutMs: 3000 })
  const mails: Mail[] = []
  const texts: Sms[] = []
  const collect: MailSender = { send: async (sent) => void mails.push(sent) }
  const shopParts: ShopParts = {
    database,
    databaseUrl,
    clock,
    gateway,
    mail: mail ?? collect,
    sms: { send: async (sent) => void texts.push(sent) },
    postal: postal ?? createTablePostal(),
    parcels: parcels ?? createTableParcels(),
    social,
    publicOrigin: 'http://localhost',
    trustedProxies,
    guestsPerNetwork,
    keyFor: () => apiKey,
    operatorToken,
    logLevel: 'silent',
    onlyEnqueues,
    beforeRoutes: checkAnswers,
  }
  const shop = await createShop(shopParts, twin)
  await shop.changes.start()
  await shop.jobs.start()
  const url = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  closeAfterwards(async () => {
    await shop.app.close()
    await shop.jobs.stop()
    await shop.changes.stop()
    await database.close()
    await bank.close()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    url,
    databaseUrl,
    shop,
    database,
    bank,
    gateway,
    async another(parts) {
      const other = await createShop({ ...shopParts, onlyEnqueues: true, ...parts }, twin)
      await other.jobs.start()
      const otherUrl = await other.app.listen({ host: '127.0.0.1', port: 0 })
      return { shop: other, url: otherUrl, close: () => other.app.close().then(() => other.jobs.stop()) }
    },
    mails,
    texts,
    shopper: ({ culture } = {}) => createShopper(url, culture),
    async member(details = {}) {
      const memberId = await insertMember(database, details)
      const started = await createSessions(database, 'http://localhost').startFor(memberId, 'A browser of the cast')
      const browser = createShopper(url, details.culture)
      browser.cookies.set('session', started.cookie).set('signed-in', '1')
      return { ...browser, memberId }
    },
  }
}

/** A new browser at the shop that answers at `url`. */
export function createShopper(url: string, culture?: Culture): Shopper {
  const cookies = new Map<string, string>(culture ? [['culture', culture]] : [])
  const call = createClient(async ({ method, url: path, body }) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const set of response.headers.getSetCookie()) {
      const [pair] = set.split(';')
      const [name, value] = pair!.split('=') as [string, string]
      cookies.set(name, value)
    }
    return { status: response.status, body: response.status === 204 ? null : await response.json() }
  })
  return {
    call,
    cookies,
    async fill(ean, quantity = 1) {
      must(await call(addToCart, { body: { ean, quantity } }))
      return must(await call(updateCartShipmentAddresses, { body: { shippingAddress: toAddressPayload(meiLin) } })).cartInfo
    },
  }
}

type Paid = Extract<PaymentState, { status: 'paid' }>

/** The order that a payment has to have paid. */
export function mustBePaid(reply: Parameters<typeof must<PaymentState>>[0]): Paid {
  const state = must(reply)
  if (state.status !== 'paid') throw new Error(`not paid: ${JSON.stringify(state)}`)
  return state
}

/** The value of a reply that has to be one. */
export function must<T>(reply: { ok: true; value: T } | { ok: false; problem: unknown }): T {
  if (!reply.ok) throw new Error(`refused: ${JSON.stringify(reply.problem)}`)
  return reply.value
}
