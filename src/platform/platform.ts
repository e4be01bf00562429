import type { FastifyInstance } from 'fastify'
import type { Clock } from '#src/kit/clock.ts'
import { withoutKeeping } from '#src/kit/keep-units.ts'
import type { Mail, MailSender } from '#src/outside/email/port.ts'
import type { ParcelCarrier } from '#src/outside/parcels/port.ts'
import type { PaymentGateway } from '#src/outside/payments/port.ts'
import type { PostalDirectory } from '#src/outside/postal/port.ts'
import type { SmsSender } from '#src/outside/sms/port.ts'
import type { SocialProvider } from '#src/outside/social/port.ts'
import { createCachedValue } from './cached-value.ts'
import { createChanges, type Changes } from './changes/changes.ts'
import type { Database } from './db/database.ts'
import { askDatabase } from './db/database-away.ts'
import { watchOutages } from './db/outage.ts'
import type { Feature } from './feature.ts'
import { createApi, mount, type ApiOptions } from './http/api.ts'
import { addHealth } from './http/health.ts'
import { createPublicAnswers } from './http/public-answers.ts'
import type { Route } from './http/route.ts'
import { createJobs, type Jobs } from './jobs/jobs.ts'
import { jobsMeasures } from './metrics/jobs-measures.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { createGuestCount } from './quota/guests.ts'
import { createQuotas, type Quotas } from './quota/quotas.ts'
import { createSessions, type Sessions } from './session/sessions.ts'

/** What the shop is built from. `open-shop.ts` passes the real parts, tests pass their own. */
export interface ShopParts {
  database: Database
  databaseUrl: string
  clock: Clock
  gateway: PaymentGateway
  mail: MailSender
  sms: SmsSender
  postal: PostalDirectory
  parcels: ParcelCarrier
  /** The sign-in providers that are offered besides the shop's own sign-in, by name. */
  social: Readonly<Record<string, SocialProvider>>
  publicOrigin: string
  trustedProxies?: readonly string[]
  /** The key for a purpose, as `Config` has it. */
  keyFor(purpose: string): string
  /** The token that opens the endpoints for operators; null when there is no operator. */
  operatorToken: string | null
  logLevel: string
  /** How many new guests one network may bring within an hour (safe-46). */
  guestsPerNetwork?: number
  /** True in a command: its jobs wait for the shop, and none runs here. */
  onlyEnqueues?: boolean
  beforeRoutes?: ApiOptions['beforeRoutes']
}

/** What all features share: the parts, and what is made from them once. */
export interface Platform extends ShopParts {
  sessions: Sessions
  quotas: Quotas
  jobs: Jobs
  changes: Changes
  /** The HTTP server, without the routes of features. */
  app: FastifyInstance
  api: ApiOptions
  metrics: Metrics
}

/** Some mail programs show a word joiner as a box, and whoever searches plain text types plain spaces. */
const forMailPrograms = (mail: Mail): Mail => ({
  ...mail,
  subject: withoutKeeping(mail.subject),
  text: withoutKeeping(mail.text),
  html: mail.html.replaceAll('\u2060', ''),
})

/** Creates the platform without starting the server, the jobs or the feed of changes. */
export async function createPlatform(parts: ShopParts, words: ApiOptions['words']): Promise<Platform> {
  const { databaseUrl, publicOrigin, logLevel, operatorToken, trustedProxies, beforeRoutes, onlyEnqueues, database, clock } = parts
  const sessions = createSessions(database, publicOrigin)
  const quotas = createQuotas(clock)
  const admitsGuest = createGuestCount(database, quotas, parts.guestsPerNetwork)
  const api: ApiOptions = { publicOrigin, logLevel, operatorToken, trustedProxies, beforeRoutes, sessions, admitsGuest, words }
  const app = await createApi(api)
  const metrics = createMetrics(app, database, operatorToken)
  const mail = { send: metrics.counting('mail', (sent: Mail) => parts.mail.send(forMailPrograms(sent))) }
  const sms = { send: metrics.counting('text', parts.sms.send) }
  const outage = watchOutages({ ask: () => askDatabase(database.pool), say: (words) => app.log.warn(words) })
  app.addHook('onClose', async () => outage.stop())
  const onError = (error: Error, job?: string): void => void (outage.covers(error) || app.log.error({ err: error, job }))
  const jobs = createJobs({ databaseUrl, onlyEnqueues, onError })
  const changes = createChanges({ database, databaseUrl, onLost: (error) => outage.covers(error) || app.log.warn({ err: error }) })
  return { ...parts, mail, sms, sessions, quotas, jobs, changes, app, api, metrics }
}

export interface Mounted {
  routes: Route[]
  metrics: Metrics
  /** Until this ends, the process says at `/readyz` that it is not ready. */
  readyAfter(work: () => Promise<void>): Promise<void>
  /** Other origins from which pages load pictures and videos. */
  mediaOrigins(): Promise<string[]>
}

/** New pictures are shown that soon. */
const originsFreshForMs = 5_000

/** Registers what the features bring, in their order. */
export async function mountFeatures(
  { app, api, jobs, changes, metrics, ...platform }: Platform,
  features: readonly Feature[],
): Promise<Mounted> {
  const answers = createPublicAnswers(changes, { publicOrigin: api.publicOrigin, now: () => platform.clock.now().getTime() })
  for (const feature of features) {
    for (const route of feature.routes ?? []) mount(app, route, { ...api, answers })
    for (const [name, work] of Object.entries(feature.jobs ?? {})) jobs.handle(name, work as (data: object) => Promise<void>)
    for (const [name, work] of Object.entries(feature.sweeps ?? {})) jobs.sweep(name, work)
    for (const [name, work] of Object.entries(feature.frequentSweeps ?? {})) jobs.sweep(name, work, { isFrequent: true })
    if (feature.onChange) changes.subscribe(feature.onChange)
    await feature.mount?.(app)
  }
  jobs.sweep('forget-old-changes', () => changes.deleteOld())
  jobs.sweep('forget-old-sessions', () => platform.sessions.deleteOld())
  jobs.sweep('forget-old-quotas', () => platform.quotas.deleteOld(platform.database.orm))
  let isWarm = true
  addHealth(app, platform.database, { isWarm: () => isWarm })
  metrics.mount([...jobsMeasures, ...features.flatMap(({ measures = [] }) => measures)])
  const origins = createCachedValue<string[]>(originsFreshForMs)
  changes.subscribe(origins.invalidate)
  return {
    routes: features.flatMap(({ routes = [] }) => routes),
    metrics,
    async readyAfter(work) {
      isWarm = false
      await work().finally(() => (isWarm = true))
    },
    mediaOrigins: () => origins.get(async () => (await Promise.all(features.map((feature) => feature.mediaOrigins?.() ?? []))).flat()),
  }
}
