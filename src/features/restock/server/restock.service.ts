import { randomBytes } from 'node:crypto'
import { dayMs, hourMs, type Clock } from '#src/kit/clock.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { CatalogueService, SoldItem } from '#src/features/catalogue/server/catalogue.service.ts'
import { mailboxOf } from '#src/kit/validation.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import { whyNotSold } from '#src/features/availability/rules/why-not-sold.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { createMailLinks, hashOfToken, type MailLinks } from '#src/platform/mail-links.ts'
import { networkOf } from '#src/platform/quota/networks.ts'
import type { Quotas } from '#src/platform/quota/quotas.ts'
import { rememberedDays, restockError, notifiable, withdrawnDays } from '../rules/restock.ts'
import { backMail, confirmationMail, subscriberKey } from './restock-mails.ts'
import {
  beginRound,
  confirm,
  countNotified,
  deleteHopeless,
  deleteOldSubscribers,
  findNotified,
  findReturning,
  findRound,
  leave,
  markNotified,
  takeTurn,
  waitFor,
  waitOn,
  type SubscriberRow,
} from './restock.store.ts'

export interface RestockService {
  /** Sends the address a confirmation mail: one a day and product, a second one once it has left, and none once it has confirmed. */
  subscribe(caller: Pick<Caller, 'culture' | 'ip'>, wanted: { ean: string; email: string }): Promise<Result<null, Problem>>
  confirm(token: string): Promise<Result<undefined, Problem>>
  unsubscribe(token: string): Promise<Result<undefined, Problem>>
  /** Records the mails of every variant that is back, for as many subscribers as there are pieces. */
  notifyWaiting(): Promise<void>
  /** Sends the mail of one round, unless the round has been answered or replaced by a later one. */
  sendConfirmation(round: { askerId: number; nonce: string }): Promise<void>
  /** Sends the mail of one notification, unless the subscriber has left since, or waits on as the goods are gone. `toldAt`: ISO 8601. */
  sendBack(notification: { subscriptionId: number; toldAt: string }): Promise<void>
  deleteOld(): Promise<void>
}

export const restockJobs = {
  confirm: 'confirm-restock',
  back: 'tell-restock',
  sweep: 'tell-waiting',
  deleteOld: 'forget-old-askers',
} as const

export interface RestockParts {
  database: Database
  catalogue: CatalogueService
  settings: SettingsService
  quotas: Quotas
  jobs: Jobs
  mail: MailSender
  clock: Clock
  publicOrigin: string
  /** The key that the tokens in the mails' links are made with. */
  key: string
}

const perNetwork = { name: 'restock', most: 20, within: hourMs }
/** How long a notified subscriber may take to buy before the piece is offered to the next one. */
const headStartMs = dayMs
const variantsAtOnce = 500

interface Parts extends RestockParts {
  links: MailLinks
}

export function createRestock(given: RestockParts): RestockService {
  const parts = { ...given, links: createMailLinks(`${given.publicOrigin}/restock`, given.key) }
  const { database } = parts
  return {
    subscribe: (caller, wanted) => subscribe(parts, caller, wanted),
    confirm: async (token) =>
      known(
        await confirm(database.orm, hashOfToken(token), { askedAfter: ago(parts, rememberedDays * dayMs), restedAt: ago(parts, dayMs) }),
      ),
    unsubscribe: async (token) =>
      known(await database.transaction(({ orm }) => leave(orm, hashOfToken(token), parts.clock.now(), ago(parts, dayMs)))),
    async notifyWaiting() {
      const [most, now] = [variantsAtOnce, parts.clock.now()]
      // Some have stock that is not sold, and would stand before others for ever.
      let page: number[]
      let after = 0
      do {
        page = await findReturning(database.orm, { after, most, now })
        for (const [variantId, item] of await parts.catalogue.itemsById(database.orm, page)) await notify(parts, variantId, item)
        after = page.at(-1) ?? after
      } while (page.length === most)
    },
    sendConfirmation: ({ askerId, nonce }) => sendConfirmation(parts, askerId, nonce),
    sendBack: ({ subscriptionId, toldAt }) => sendBack(parts, subscriptionId, toldAt),
    async deleteOld() {
      await deleteHopeless(database.orm, ago(parts, withdrawnDays * dayMs))
      await deleteOldSubscribers(database.orm, ago(parts, rememberedDays * dayMs))
    },
  }
}

const ago = ({ clock }: Parts, ms: number): Date => new Date(clock.now().getTime() - ms)
const known = (found: boolean): Result<undefined, Problem> => (found ? ok(undefined) : refuse(problem('NOT_FOUND')))

async function subscribe(
  parts: Parts,
  { culture, ip }: Pick<Caller, 'culture' | 'ip'>,
  { ean, email: typed }: { ean: string; email: string },
): Promise<Result<null, Problem>> {
  const { database, catalogue, quotas, jobs, links, clock } = parts
  const error = restockError(typed)
  if (error) return refuse(problem('VALIDATION', { fields: { email: error } }))
  if (!(await quotas.take(database.orm, perNetwork, networkOf(ip)))) {
    return refuse(problem('TOO_MANY_REQUESTS', { retryAfterSeconds: perNetwork.within / 1000 }))
  }
  const item = await catalogue.itemByEan(database.orm, ean)
  const reason = item ? whyNotSold(item.variant.facts) : 'withdrawn'
  if (reason === null) return refuse(problem('IN_STOCK'))
  // What is not sold for another reason is not expected back.
  if (!item || reason !== 'outOfStock') return refuse(problem('NOT_FOUND'))
  const subscriber = { email: mailboxOf(typed), productId: item.product.autoId }
  const nonce = randomBytes(16).toString('base64url')
  const hashes = { confirmHash: links.confirm(nonce).hash, unsubscribeHash: links.unsubscribe(subscriberKey(subscriber)).hash }
  const request = { ...subscriber, culture, nonce, ...hashes, askedAt: clock.now() }
  await database.transaction(async (tx) => {
    const round = await beginRound(tx.orm, request, ago(parts, dayMs))
    await waitFor(tx.orm, request, item.variant.autoId, dayMs)
    if (round) await jobs.enqueue(tx, restockJobs.confirm, { askerId: round.autoId, nonce })
  })
  return ok(null)
}

async function notify(parts: Parts, variantId: number, { variant }: SoldItem): Promise<void> {
  const { database, jobs, clock } = parts
  await database.transaction(async (tx) => {
    if (!(await takeTurn(tx.orm, variantId))) return
    const most = notifiable(variant.facts, await countNotified(tx.orm, variantId, ago(parts, headStartMs)))
    if (most === 0) return
    const now = clock.now()
    for (const { autoId } of await markNotified(tx.orm, variantId, most, now)) {
      await jobs.enqueue(tx, restockJobs.back, { subscriptionId: autoId, toldAt: now.toISOString() })
    }
  })
}

async function sendConfirmation(parts: Parts, subscriberId: number, nonce: string): Promise<void> {
  const subscriber = await findRound(parts.database.orm, subscriberId, nonce)
  if (subscriber?.state !== 'pending') return
  const [product] = await parts.catalogue.products(parts.database.orm, [subscriber.productId])
  if (product) await parts.mail.send(confirmationMail(await mailParts(parts, subscriber), product))
}

async function sendBack(parts: Parts, subscriptionId: number, notifiedAt: string): Promise<void> {
  const { catalogue, database, mail } = parts
  const moment = new Date(notifiedAt)
  const notified = await findNotified(database.orm, subscriptionId, moment)
  const item = notified && (await catalogue.itemsById(database.orm, [notified.variantId])).get(notified.variantId)
  if (!notified || !item) return
  // It was bought up, or withdrawn, before the mail could go.
  if (whyNotSold(item.variant.facts) !== null) return waitOn(database.orm, subscriptionId, moment)
  await mail.send(backMail(await mailParts(parts, notified.subscriber), item, `${subscriptionId}\n${notifiedAt}`))
}

const mailParts = async ({ settings, links, publicOrigin }: Parts, subscriber: SubscriberRow) => ({
  subscriber,
  settings: await settings.current(),
  links,
  publicOrigin,
})
