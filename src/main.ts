import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'
import { systemClock } from '#src/kit/clock.ts'
import { demonstrationMembers, seedIfEmpty, type PayByCard } from '#demonstration/seed.ts'
import { completeSearch } from '#src/features/search/server/search-index.service.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import { createOutbox } from '#src/outside/email/outbox-mail.ts'
import { registerOutboxPage } from '#src/outside/outbox-page.ts'
import { createHttpSms } from '#src/outside/sms/http-sms.ts'
import { createOutboxSms } from '#src/outside/sms/outbox-sms.ts'
import { createDhlParcels } from '#src/outside/parcels/dhl-parcels.ts'
import type { ParcelCarrier } from '#src/outside/parcels/port.ts'
import { createTableParcels } from '#src/outside/parcels/table-parcels.ts'
import type { PaymentGateway } from '#src/outside/payments/port.ts'
import { createSandboxGateway } from '#src/outside/payments/sandbox-gateway.ts'
import { openBankProcess, type BankProcess } from '#src/outside/payments/sandbox/own-process.ts'
import { payAtBank } from '#src/outside/payments/sandbox/pay-at-bank.ts'
import type { PostalDirectory } from '#src/outside/postal/port.ts'
import { createOneMapPostal } from '#src/outside/postal/onemap-postal.ts'
import { createTablePostal } from '#src/outside/postal/table-postal.ts'
import { socialNames, socialProviders } from '#src/features/sign-in/rules/social.ts'
import { createFacebookSocial } from '#src/outside/social/facebook-social.ts'
import type { SocialProvider } from '#src/outside/social/port.ts'
import { ConfigError, readConfig, type BraintreeConfig, type Config } from '#src/platform/config.ts'
import { connectionFault } from '#src/platform/db/connection-fault.ts'
import { migrateDatabase, openDatabase, type Database } from '#src/platform/db/database.ts'
import { startEmbeddedPostgres } from '#src/platform/db/embedded-postgres.ts'
import { closeServer, endOnSignal, localAddress, mustBeFree, stopAll, type Part } from '#src/platform/life.ts'
import { openRenderThreads, type RenderThreads } from '#src/platform/pages-cache/render-threads.ts'
import { addSite } from '#src/platform/pages-cache/site.ts'
import { createShop } from './shop.ts'
import type { SiteConfig } from './built-site.ts'

const root = join(import.meta.dirname, '..')

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** The composition root: configuration, database, adapters, API, site. Each opened part is added to `parts` at once, so that a start that fails half-way can be undone. */
async function open(config: Config, parts: Part[], signal: AbortSignal): Promise<void> {
  // The threads load the build while the database starts; a failure is thrown where they are awaited.
  const threads = openThreads(config)
  threads.catch(() => {})
  parts.push({ name: 'The render threads', stop: async () => (await threads).close() })
  const databaseUrl = config.databaseUrl ?? (await embedded(config, parts, signal))
  // Checked before the seeding, which takes seconds, so that a taken port is reported at once.
  await mustBeFree(config.port, config.host)
  const bank = config.braintree ? null : await openBank(config, parts)
  const database = await prepareDatabase(config, databaseUrl, { bank, parts, signal })
  const outbox = createOutbox(join(config.dataDir, 'outbox.jsonl'))
  const mail = await openMail(config, outbox, parts)
  const sms = config.sms ? createHttpSms(config.sms) : createOutboxSms(outbox)
  const { gateway, addPages } = await openGateway(config, database)
  const { publicOrigin, trustedProxies, guestsPerNetwork, operatorToken, logLevel } = config
  const shop = await createShop({
    database,
    databaseUrl,
    clock: systemClock,
    gateway,
    mail,
    sms,
    postal: postalOf(config),
    parcels: parcelsOf(config),
    social: await socialOf(config),
    publicOrigin,
    trustedProxies,
    guestsPerNetwork,
    keyFor: config.keyFor,
    operatorToken,
    logLevel,
  })
  addPages(shop.app)
  if (config.mode !== 'production') registerOutboxPage(shop.app, outbox)
  const render = await threads
  const pages = await addSite(shop.app, {
    root,
    buildDir: config.buildDir,
    picturesDir: join(config.dataDir, 'pictures'),
    publicOrigin,
    apiOrigins: [config.commerceApiUrl, config.siteApiUrl].filter((origin) => origin !== publicOrigin),
    frameOrigin: config.bankOrigin,
    render,
    addresses: render.addresses,
    mediaOrigins: shop.mediaOrigins,
    orm: database.orm,
    changes: shop.changes,
  })
  shop.metrics.watchPages(pages.counts)
  signal.throwIfAborted()
  parts.push({ name: 'The following of changes', stop: () => shop.changes.stop() })
  await shop.changes.start()
  parts.push({ name: 'The jobs', stop: () => shop.jobs.stop() })
  await shop.jobs.start()
  await bank?.ready
  parts.push({ name: 'The HTTP server', stop: () => closeServer(shop.app) })
  await listen(shop.app, config)
  void shop.readyAfter(pages.warm).catch((error: unknown) => shop.app.log.warn({ err: error }))
  say(`The shop is open at ${publicOrigin}`)
  if (config.mode !== 'production') await sayHowToTry(config, database)
  else await sayWhatIsMissing(shop.settings)
}

/**
 * How the heaps of all threads are collected from when the shop listens; during the start it would cost 0.15 s. A heap grows
 * by 15 % between two collections, and not by half or more, which saves memory. Marking begins when most of that is used:
 * V8 would begin at once, because the room is smaller than a young generation, and mark the whole heap again and again.
 */
const collecting = ['--heap-growing-percent=15', '--incremental-marking-soft-trigger=60', '--incremental-marking-hard-trigger=90']

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  await app.listen({ host, port })
  for (const flag of collecting) setFlagsFromString(flag)
  setTimeout(freeMemoryOfStart, startEndsAfterMs).unref()
}

const startEndsAfterMs = 2000

/** Frees the 25 MB that only the start needed, which takes 0.1 s. By itself V8 would do so when the heap has grown by as much. */
function freeMemoryOfStart(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  collect({ type: 'major', flavor: 'last-resort' })
}

/** Leaves a processor to the API and the database where there are two. */
async function openThreads({ buildDir, publicOrigin, commerceApiUrl, siteApiUrl, mode, renderThreads }: Config): Promise<RenderThreads> {
  const data: SiteConfig = { buildDir, publicOrigin, commerceApiUrl, siteApiUrl, mode }
  const script = new URL('render-thread.ts', import.meta.url)
  return openRenderThreads({ script, data, threads: renderThreads ?? Math.min(4, Math.max(1, availableParallelism() - 1)) })
}

/** Opens the database, migrates it and, where the configuration says so, seeds it. */
async function prepareDatabase(
  config: Config,
  databaseUrl: string,
  { bank, parts, signal }: { bank: BankProcess | null; parts: Part[]; signal: AbortSignal },
): Promise<Database> {
  const database = openDatabase(databaseUrl)
  parts.push({ name: 'The connections to the database', stop: () => database.close() })
  await migrateDatabase(database).catch((error: unknown) => {
    const fault = connectionFault(error, databaseUrl)
    throw fault ? new ConfigError(`The shop cannot start with this configuration:\n  DATABASE_URL: ${fault}`) : error
  })
  signal.throwIfAborted()
  const payByCard = bank ? payerAt(bank, config) : undefined
  await seedIfEmpty(database, systemClock, say, { demonstration: config.seedDemonstration, payByCard, signal })
  signal.throwIfAborted()
  await completeSearch(database)
  return database
}

function payerAt({ ready }: BankProcess, config: Config): PayByCard {
  const bank = { ready, apiUrl: localAddress(config.host, config.bankPort), origin: config.bankOrigin }
  return (order) => payAtBank(bank, sandboxGateway(config), order)
}

/** Who can sign in without signing up, and where the codes are. */
async function sayHowToTry({ publicOrigin, seedDemonstration }: Config, database: Database): Promise<void> {
  const emails = seedDemonstration ? await demonstrationMembers(database) : []
  if (emails.length > 0) say(`Members to sign in as: ${emails.join(', ')}`)
  say(`Mail and texts it would have sent, sign-in codes too: ${publicOrigin}/dev/outbox`)
}

/** What is no variable but a setting stops no start: it is set once the shop runs (run-09). */
async function sayWhatIsMissing(settings: SettingsService): Promise<void> {
  const { contactEmail } = await settings.current()
  if (!contactEmail.endsWith('@localhost')) return
  const words = `The contact address is still ${contactEmail}: what shoppers write reaches nobody. npm run settings -- set contactEmail you@shop.example`
  process.stderr.write(`${words}\n`)
}

async function embedded(config: Config, parts: Part[], signal: AbortSignal): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir, onStep: (step) => say(`${step} …`), signal })
  parts.push({ name: 'PostgreSQL', stop: () => server.stop() })
  return server.url
}

// What needs a large package is loaded only where the configuration asks for it.

async function openMail(config: Config, outbox: MailSender, parts: Part[]): Promise<MailSender> {
  if (!config.smtp) return outbox
  const { createSmtpMail } = await import('#src/outside/email/smtp-mail.ts')
  const smtp = createSmtpMail(config.smtp)
  parts.push({ name: 'The mail', stop: async () => smtp.close() })
  return smtp
}

const postalOf = ({ oneMapUrl, oneMapToken }: Config): PostalDirectory =>
  oneMapUrl ? createOneMapPostal({ origin: oneMapUrl, token: oneMapToken }) : createTablePostal()

const parcelsOf = ({ dhl }: Config): ParcelCarrier => (dhl ? createDhlParcels({ ...dhl, clock: systemClock }) : createTableParcels())

async function socialOf({ openId, facebook }: Config): Promise<Record<string, SocialProvider>> {
  const withOpenId = socialNames.map(async (name) => {
    const [flow, client] = [socialProviders[name].openId, openId[name]]
    if (!flow || !client) return []
    const { createOidcSocial } = await import('#src/outside/social/oidc-social.ts')
    return [[name, createOidcSocial({ ...flow, ...client, clock: systemClock })] as const]
  })
  return {
    ...Object.fromEntries((await Promise.all(withOpenId)).flat()),
    ...(facebook && { facebook: createFacebookSocial({ ...facebook, clock: systemClock }) }),
  }
}

interface OpenGateway {
  gateway: PaymentGateway
  /** The pages of the gateway that this server answers. */
  addPages(app: FastifyInstance): void
}

const openGateway = async (config: Config, database: Database): Promise<OpenGateway> =>
  config.braintree ? openBraintreeGateway(config, config.braintree, database) : { gateway: sandboxGateway(config), addPages: () => {} }

async function openBraintreeGateway(config: Config, account: BraintreeConfig, database: Database): Promise<OpenGateway> {
  const { startBraintree } = await import('#src/outside/payments/braintree/start-braintree.ts')
  const opened = await startBraintree({
    account,
    database,
    clock: systemClock,
    origin: config.bankOrigin,
    shopOrigins: [config.publicOrigin],
    cardKey: config.keyFor('fingerprints of cards'),
  })
  if ('wrong' in opened) throw new ConfigError(`The shop cannot start with this configuration:\n  ${opened.wrong}`)
  if (!opened.wasReached) say('Braintree cannot be reached now. The shop opens; cards are charged once it can.')
  return opened
}

/** The sandbox bank in a process of its own, which starts while the shop does. */
async function openBank(config: Config, parts: Part[]): Promise<BankProcess> {
  const bank = await openBankProcess({
    host: config.host,
    port: config.bankPort,
    origin: config.bankOrigin,
    journalFile: join(config.dataDir, 'bank', 'journal.jsonl'),
    shopOrigins: [config.publicOrigin],
    apiKey: config.keyFor('bank'),
    eventSecret: config.keyFor('events of the bank'),
    eventsUrl: `${localAddress(config.host, config.port)}/api/payment/webhook`,
  })
  parts.push({ name: 'The bank', stop: () => bank.stop() })
  return bank
}

const sandboxGateway = ({ host, bankPort, bankOrigin, keyFor }: Config): PaymentGateway =>
  createSandboxGateway({
    origin: bankOrigin,
    apiUrl: localAddress(host, bankPort),
    apiKey: keyFor('bank'),
    eventSecret: keyFor('events of the bank'),
  })

/** The message of a failed start; for the commonest failures, what to do about them. */
function advice(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Choose others: PORT=${otherPort(port)} BANK_PORT=${otherPort(port) + 1} npm start`
  if (code === 'ENOSPC') return 'The disk is full. Make room and start again.'
  if (code === 'EACCES') return `The shop may not use this file or port: ${(error as Error).message}`
  return (error as Error).message || String(error)
}

const otherPort = (port = 3000): number => (port + 100 < 65_535 ? port + 100 : 3100)

/** Opens the shop, runs it until a signal to end, and stops all opened parts. */
async function run(): Promise<void> {
  const ending = new AbortController()
  const ended = endOnSignal(ending)
  const parts: Part[] = []
  try {
    await open(readConfig(process.env, socialProviders), parts, ending.signal)
    await ended
  } catch (error) {
    if (!ending.signal.aborted) {
      process.stderr.write(`${advice(error)}\n`)
      process.exitCode = 1
    }
  }
  await stopAll(parts)
  process.exit()
}

if (import.meta.main) await run()
