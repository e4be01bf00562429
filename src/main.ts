import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { systemClock } from '#src/kit/clock.ts'
import { seedIfEmpty } from '#seed/seed.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import { createOutbox } from '#src/outside/email/outbox-mail.ts'
import { createSmtpMail } from '#src/outside/email/smtp-mail.ts'
import { registerOutboxPage } from '#src/outside/outbox-page.ts'
import { createSandboxGateway } from '#src/outside/payments/sandbox-gateway.ts'
import { startSandboxBank } from '#src/outside/payments/sandbox/bank.ts'
import { ConfigError, readConfig, type Config } from '#src/platform/config.ts'
import { migrateDatabase, openDatabase } from '#src/platform/db/database.ts'
import { startEmbeddedPostgres } from '#src/platform/db/embedded-postgres.ts'
import { addSite, type RenderSite } from '#src/platform/pages-cache/site.ts'
import { createShop } from './shop.ts'
import type * as SiteEntryModule from './entry.server.tsx'

type SiteEntry = typeof SiteEntryModule

const root = join(import.meta.dirname, '..')

/** The composition root: configuration, database, adapters, API, site. Answers with how to stop it all. */
async function start(config: Config): Promise<() => Promise<void>> {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const each of stops.toReversed()) await each()
  }
  try {
    await open(config, stops)
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function open(config: Config, stops: (() => Promise<unknown>)[]): Promise<void> {
  // Read while the database starts; a failure is met where it is awaited.
  const site = builtSite(config)
  site.catch(() => {})
  const databaseUrl = config.databaseUrl ?? (await embedded(config, stops))
  const database = openDatabase(databaseUrl)
  stops.push(() => database.close())
  await migrateDatabase(database)
  await seedIfEmpty(database, systemClock, say)

  const bank = await startSandboxBank({
    host: config.host,
    port: config.bankPort,
    origin: config.bankOrigin,
    journalFile: join(config.dataDir, 'bank', 'journal.jsonl'),
    shopOrigins: [config.publicOrigin],
    apiKey: config.secret,
  })
  stops.push(() => bank.close())
  const gateway = createSandboxGateway({ origin: config.bankOrigin, apiUrl: bank.url, apiKey: config.secret })

  const outbox = createOutbox(join(config.dataDir, 'outbox.jsonl'))
  const smtp = config.smtpUrl ? createSmtpMail({ url: config.smtpUrl, from: config.mailFrom }) : null
  stops.push(async () => smtp?.close())
  const mail: MailSender = smtp ?? outbox
  const { publicOrigin, secret, logLevel } = config
  const shop = await createShop({ database, databaseUrl, clock: systemClock, gateway, mail, publicOrigin, secret, logLevel })
  if (config.mode !== 'production') registerOutboxPage(shop.app, outbox)
  await addSite(shop.app, {
    root,
    publicOrigin,
    apiOrigins: [config.commerceApiUrl, config.siteApiUrl].filter((origin) => origin !== publicOrigin),
    frameOrigin: config.bankOrigin,
    render: await site,
  })
  await shop.jobs.start()
  stops.push(() => shop.jobs.stop())
  await shop.app.listen({ host: config.host, port: config.port })
  stops.push(() => shop.app.close())
  say(`The shop is open at ${publicOrigin}`)
  if (config.mode !== 'production') say(`Mail it would have sent: ${publicOrigin}/dev/outbox`)
}

async function embedded(config: Config, stops: (() => Promise<unknown>)[]): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir, onStep: (step) => say(`${step} …`) })
  stops.push(() => server.stop())
  return server.url
}

/** The server half of the Vite build; its entry says how a page is given the API. */
async function builtSite(config: Config): Promise<RenderSite> {
  const file = join(root, 'build', 'server', 'index.js')
  if (!existsSync(file)) throw new Error('The site is not built. Start the shop with npm start, which builds it.')
  const build = (await import(file)) as ServerBuild
  const entry = build.entry.module as unknown as SiteEntry
  const handle = entry.createRequestHandler(build, 'production')
  const { publicOrigin } = config
  const base = (url: string) => (url === publicOrigin ? '' : url)
  const site = { origin: publicOrigin, apiBases: { commerce: base(config.commerceApiUrl), site: base(config.siteApiUrl) } }
  return (request, client, culture) => handle(request, entry.createPageContext(client, culture, site))
}

/** What a person can do about the commonest failures. */
function advice(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose another: PORT=${Number(port) + 100} BANK_PORT=${Number(port) + 101} npm start`
  if (code === 'ENOSPC') return 'The disk is full. Make room and start again.'
  if (code === 'EACCES') return `The shop may not use this file or port: ${(error as Error).message}`
  return (error as Error).message || String(error)
}

if (import.meta.main) {
  try {
    const stop = await start(readConfig(process.env))
    let stopping = false
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (stopping) return
        stopping = true
        void stop().then(() => process.exit(0))
      })
    }
  } catch (error) {
    process.stderr.write(`${advice(error)}\n`)
    process.exit(1)
  }
}
