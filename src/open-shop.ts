import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { systemClock, type Clock } from '#src/kit/clock.ts'
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
import type { BankProcess } from '#src/outside/payments/sandbox/own-process.ts'
import { payAtBank } from '#src/outside/payments/sandbox/pay-at-bank.ts'
import type { PostalDirectory } from '#src/outside/postal/port.ts'
import { createOneMapPostal } from '#src/outside/postal/onemap-postal.ts'
import { createTablePostal } from '#src/outside/postal/table-postal.ts'
import { socialNames, socialProviders } from '#src/features/sign-in/rules/social.ts'
import { createFacebookSocial } from '#src/outside/social/facebook-social.ts'
import type { SocialProvider } from '#src/outside/social/port.ts'
import { ConfigError, type BraintreeConfig, type Config } from '#src/platform/config.ts'
import { openDatabaseClock } from '#src/platform/db/database-clock.ts'
import { connectionFault } from '#src/platform/db/connection-fault.ts'
import { migrateDatabase, openDatabase, type Database } from '#src/platform/db/database.ts'
import type { LaunchedPostgres } from '#src/platform/db/embedded-postgres.ts'
import { closeServer, localAddress, say, type Part } from '#src/platform/life.ts'
import type { RenderThreads } from '#src/platform/pages-cache/render-threads.ts'
import { addSite } from '#src/platform/pages-cache/site.ts'
import { readParameter } from '#src/pages/read-parameter.ts'
import { createShop } from './shop.ts'

const root = join(import.meta.dirname, '..')

/** What has a thread or a process of its own, and may still be starting. */
interface Started {
  render: Promise<RenderThreads>
  postgres: Pick<LaunchedPostgres, 'url' | 'ready'>
  bank: BankProcess | null
}

/** What the shop and its adapters have in common. */
interface Shared {
  database: Database
  clock: Clock
}

/** The composition root: database, adapters, API, site. Each opened part is added to `parts` at once. */
export async function openShop(config: Config, { render, postgres, bank }: Started, parts: Part[], signal: AbortSignal): Promise<void> {
  await postgres.ready
  await prepareDatabase(config, postgres.url, { bank, signal })
  const { database, clock } = await openForShop(postgres.url, parts)
  const outbox = createOutbox(join(config.dataDir, 'outbox.jsonl'))
  const mail = await openMail(config, outbox, parts)
  const sms = config.sms ? createHttpSms(config.sms) : createOutboxSms(outbox)
  const { gateway, addPages } = await openGateway(config, { database, clock })
  const { publicOrigin, trustedProxies, guestsPerNetwork, operatorToken, logLevel } = config
  const shop = await createShop({
    database,
    databaseUrl: postgres.url,
    clock,
    gateway,
    mail,
    sms,
    postal: postalOf(config),
    parcels: parcelsOf(config, clock),
    social: await socialOf(config, clock),
    publicOrigin,
    trustedProxies,
    guestsPerNetwork,
    keyFor: config.keyFor,
    operatorToken,
    logLevel,
  })
  addPages(shop.app)
  if (config.mode !== 'production') registerOutboxPage(shop.app, outbox)
  const threads = await render
  const pages = await addSite(shop.app, {
    readAs: readParameter,
    root,
    buildDir: config.buildDir,
    picturesDir: join(config.dataDir, 'pictures'),
    publicOrigin,
    apiOrigins: [config.commerceApiUrl, config.siteApiUrl].filter((origin) => origin !== publicOrigin),
    frameOrigin: config.bankOrigin,
    render: threads,
    addresses: threads.addresses,
    mediaOrigins: shop.mediaOrigins,
    orm: database.orm,
    now: () => clock.now().getTime(),
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
  await shop.app.listen({ host: config.host, port: config.port })
  void shop.readyAfter(pages.warm).catch((error: unknown) => shop.app.log.warn({ err: error }))
  say(`The shop is open at ${publicOrigin}`)
  if (config.mode !== 'production') await sayHowToTry(config, database)
  else await sayWhatIsMissing(config, shop.settings)
}

async function openForShop(databaseUrl: string, parts: Part[]): Promise<Shared> {
  const database = openDatabase(databaseUrl, { statementsWithinMs })
  parts.push({ name: 'The connections to the database', stop: () => database.close() })
  const clock = await openDatabaseClock(database.pool)
  parts.push({ name: 'The clock', stop: async () => clock.stop() })
  return { database, clock }
}

/** No statement of an open shop takes nearly as long, also with a million products, so a connection that has not answered then is lost. */
const statementsWithinMs = 5 * 60_000

interface Preparing {
  bank: BankProcess | null
  signal: AbortSignal
}

/** Migrates the database and, where the configuration says so, seeds it: on connections of its own, because that may take any time. */
async function prepareDatabase(config: Config, databaseUrl: string, preparing: Preparing): Promise<void> {
  const database = openDatabase(databaseUrl)
  try {
    await prepare(database, { ...preparing, config, databaseUrl })
  } finally {
    await database.close()
  }
}

async function prepare(
  database: Database,
  { config, databaseUrl, bank, signal }: Preparing & { config: Config; databaseUrl: string },
): Promise<void> {
  const onWait = (): void => say('A table that is to be changed is in use, by a backup for example. Trying again …')
  await migrateDatabase(database, { onWait, signal }).catch((error: unknown) => {
    const fault = connectionFault(error, databaseUrl)
    throw fault ? new ConfigError(`The shop cannot start with this configuration:\n  DATABASE_URL: ${fault}`) : error
  })
  signal.throwIfAborted()
  const payByCard = bank ? payerAt(bank, config) : undefined
  await seedIfEmpty(database, systemClock, say, { demonstration: config.seedDemonstration, payByCard, signal })
  signal.throwIfAborted()
  await completeSearch(database)
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

/** What stops no start, because a shop may be tried without it: real cards, and what is set once it runs (run-09). */
async function sayWhatIsMissing({ braintree }: Config, settings: SettingsService): Promise<void> {
  const warn = (words: string): void => void process.stderr.write(`${words}\n`)
  if (braintree?.environment !== 'production') {
    const because = braintree ? 'BRAINTREE_ENVIRONMENT is sandbox' : 'SANDBOX_BANK is yes'
    warn(`No card is charged: ${because}. docs/braintree.md says how real cards are.`)
  }
  const { contactEmail } = await settings.current()
  if (contactEmail.endsWith('@localhost'))
    warn(
      `The contact address is still ${contactEmail}: what shoppers write reaches nobody. npm run settings -- set contactEmail you@shop.example`,
    )
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

const parcelsOf = ({ dhl }: Config, clock: Clock): ParcelCarrier => (dhl ? createDhlParcels({ ...dhl, clock }) : createTableParcels())

async function socialOf({ openId, facebook }: Config, clock: Clock): Promise<Record<string, SocialProvider>> {
  const withOpenId = socialNames.map(async (name) => {
    const [flow, client] = [socialProviders[name].openId, openId[name]]
    if (!flow || !client) return []
    const { createOidcSocial } = await import('#src/outside/social/oidc-social.ts')
    return [[name, createOidcSocial({ ...flow, ...client, clock })] as const]
  })
  return {
    ...Object.fromEntries((await Promise.all(withOpenId)).flat()),
    ...(facebook && { facebook: createFacebookSocial({ ...facebook, clock }) }),
  }
}

interface OpenGateway {
  gateway: PaymentGateway
  /** The pages of the gateway that this server answers. */
  addPages(app: FastifyInstance): void
}

const openGateway = async (config: Config, shared: Shared): Promise<OpenGateway> =>
  config.braintree ? openBraintreeGateway(config, config.braintree, shared) : { gateway: sandboxGateway(config), addPages: () => {} }

async function openBraintreeGateway(config: Config, account: BraintreeConfig, shared: Shared): Promise<OpenGateway> {
  const { startBraintree } = await import('#src/outside/payments/braintree/start-braintree.ts')
  const opened = await startBraintree({
    account,
    ...shared,
    origin: config.bankOrigin,
    shopOrigins: [config.publicOrigin],
    cardKey: config.keyFor('fingerprints of cards'),
  })
  if ('wrong' in opened) throw new ConfigError(`The shop cannot start with this configuration:\n  ${opened.wrong}`)
  if (!opened.wasReached) say('Braintree cannot be reached now. The shop opens; cards are charged once it can.')
  return opened
}

const sandboxGateway = ({ host, bankPort, bankOrigin, keyFor }: Config): PaymentGateway =>
  createSandboxGateway({
    origin: bankOrigin,
    apiUrl: localAddress(host, bankPort),
    apiKey: keyFor('bank'),
    eventSecret: keyFor('events of the bank'),
  })
