import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { movableClock, type Clock } from '#src/kit/clock.ts'
import { createInbox } from '#src/features/inbox/server/inbox.service.ts'
import { createDeliveredOrders } from '#src/features/orders/server/delivered-orders.ts'
import { createOrderProgress } from '#src/features/orders/server/order-progress.ts'
import type { StaffOrders } from '#src/features/orders/server/staff-orders.service.ts'
import { createDailyRewards } from '#src/features/rewards/server/daily-rewards.ts'
import { createRewardsLedger } from '#src/features/rewards/server/rewards-ledger.ts'
import { builtSite } from '#src/built-site.ts'
import type { Mail } from '#src/outside/email/port.ts'
import { createSandboxGateway } from '#src/outside/payments/sandbox-gateway.ts'
import { startSandboxBank } from '#src/outside/payments/sandbox/bank.ts'
import { createTableParcels } from '#src/outside/parcels/table-parcels.ts'
import { createTablePostal } from '#src/outside/postal/table-postal.ts'
import type { Sms } from '#src/outside/sms/port.ts'
import { migrateDatabase, openDatabase, type Database } from '#src/platform/db/database.ts'
import { freePort } from '#src/platform/db/embedded-postgres.ts'
import { closeServer, stopAll, type Part } from '#src/platform/life.ts'
import { addSite } from '#src/platform/pages-cache/site.ts'
import { readParameter } from '#src/pages/read-parameter.ts'
import { createShop, type Shop } from '#src/shop.ts'
import { seedContent } from '#demonstration/content/seed-content.ts'
import { seedHome } from '#demonstration/content/seed-home.ts'
import { seedProgramme } from '#demonstration/settings/seed-programme.ts'
import { seedCast } from '#test/cast/catalogue.ts'
import { databaseUrl } from '#test/postgres.ts'

export interface OwnShop {
  origin: string
  database: Database
  clock: Clock & { advance(milliseconds: number): void }
  /** Mails and text messages that were sent, oldest first. */
  mails: Mail[]
  texts: Sms[]
  /** What the staff do with orders. */
  orders: StaffOrders
  /** Runs the daily work for the day of the clock: what was shipped long enough ago is delivered, then rewards. */
  runDailyWork(): Promise<void>
  close(): Promise<void>
}

const root = join(import.meta.dirname, '../..')
const host = 'localhost'

/** A whole shop in this process with a movable clock, its own pages, bank and database, and the cast as its catalogue. */
export async function openOwnShop({ start }: { start: string }): Promise<OwnShop> {
  const parts: Part[] = []
  try {
    return await open(movableClock(start), parts)
  } catch (error) {
    await stopAll(parts)
    throw error
  }
}

async function open(clock: OwnShop['clock'], parts: Part[]): Promise<OwnShop> {
  const { url, database } = await openSeededDatabase(clock, parts)
  const publicOrigin = `http://${host}:${await freePort()}`
  const gateway = await openBank(publicOrigin, clock, parts)
  const [mails, texts]: [Mail[], Sms[]] = [[], []]
  const key = 'a-key-for-journeys-that-is-long-enough'
  const shop = await createShop({
    database,
    databaseUrl: url,
    clock,
    gateway,
    mail: { send: async (mail) => void mails.push(mail) },
    sms: { send: async (text) => void texts.push(text) },
    postal: createTablePostal(),
    parcels: createTableParcels(),
    social: {},
    publicOrigin,
    guestsPerNetwork: 1_000_000,
    keyFor: () => key,
    operatorToken: null,
    logLevel: 'silent',
  })
  const site = await builtSite({ buildDir: 'build', publicOrigin, commerceApiUrl: publicOrigin, siteApiUrl: publicOrigin, mode: 'test' })
  await addSite(shop.app, {
    readAs: readParameter,
    root,
    buildDir: 'build',
    picturesDir: join(tmpdir(), 'no-pictures'),
    publicOrigin,
    apiOrigins: [],
    frameOrigin: gateway.origin,
    ...site,
    mediaOrigins: shop.mediaOrigins,
    orm: database.orm,
    changes: shop.changes,
  })
  parts.push({ name: 'The changes', stop: () => shop.changes.stop() })
  await shop.changes.start()
  parts.push({ name: 'The jobs', stop: () => shop.jobs.stop() })
  await shop.jobs.start()
  parts.push({ name: 'The HTTP server', stop: () => closeServer(shop.app) })
  await shop.app.listen({ host, port: Number(new URL(publicOrigin).port) })
  return {
    origin: publicOrigin,
    database,
    clock,
    mails,
    texts,
    orders: shop.staff.orders,
    runDailyWork: dailyWork(database, shop, clock),
    close: () => stopAll(parts),
  }
}

function dailyWork(database: Database, { settings }: Shop, clock: Clock): () => Promise<void> {
  const inbox = createInbox(database, clock)
  const progress = createOrderProgress(settings, createRewardsLedger(clock, inbox).complete)
  const completeDelivered = createDeliveredOrders(database, settings, progress, clock)
  const runDailyRewards = createDailyRewards(database, inbox, clock)
  return async () => {
    await completeDelivered()
    await runDailyRewards()
  }
}

/** An empty database beside the one of the test run. */
export async function createDatabase(parts: Part[]): Promise<string> {
  const server = readFileSync(join(process.env.JOURNEYS_DATA!, 'postgres.url'), 'utf8')
  const name = `own_${randomBytes(6).toString('hex')}`
  await administer(server, `CREATE DATABASE ${name}`)
  parts.push({ name: 'The database', stop: () => administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) })
  return databaseUrl(server, name)
}

/** A database beside the one of the test run, with few products but the texts of all pages. */
async function openSeededDatabase(clock: Clock, parts: Part[]): Promise<{ url: string; database: Database }> {
  const url = await createDatabase(parts)
  const database = openDatabase(url, { connections: 8 })
  parts.push({ name: 'The connections to the database', stop: () => database.close() })
  await migrateDatabase(database)
  await seedContent(database.orm, clock.now())
  await seedHome(database.orm, clock.now(), { demonstration: false })
  await seedProgramme(database.orm)
  await seedCast(database)
  // The cast has no picture files, but a browser requests them.
  await database.pool.query("update product_images set url = '/art/vase/celadon-moon-front-800.webp'")
  return { url, database }
}

async function openBank(shopOrigin: string, clock: Clock, parts: Part[]) {
  const folder = await mkdtemp(join(tmpdir(), 'bank-'))
  parts.push({ name: 'The books of the bank', stop: () => rm(folder, { recursive: true, force: true }) })
  const apiKey = randomBytes(24).toString('hex')
  const bank = await startSandboxBank({
    host,
    port: 0,
    journalFile: join(folder, 'journal.jsonl'),
    shopOrigins: [shopOrigin],
    apiKey,
    eventSecret: apiKey,
    clock,
  })
  parts.push({ name: 'The bank', stop: () => bank.close() })
  return createSandboxGateway({ origin: bank.origin, apiUrl: bank.url, apiKey, eventSecret: apiKey })
}

async function administer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  client.on('error', () => {})
  await client.connect()
  await client.query(sql)
  await client.end()
}
