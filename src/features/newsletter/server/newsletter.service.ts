import { randomBytes } from 'node:crypto'
import { dayMs, hourMs, type Clock } from '#src/kit/clock.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { createMailLinks, hashOfToken } from '#src/platform/mail-links.ts'
import { networkOf } from '#src/platform/quota/networks.ts'
import type { Quotas } from '#src/platform/quota/quotas.ts'
import { mailboxOf } from '#src/kit/validation.ts'
import { canSubscribe, rememberedDays } from '../rules/subscription.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { beginRound, confirm, findRound, deleteOldSubscriptions, leave, type Moment } from './newsletter.store.ts'

export interface NewsletterService {
  /** Sends the address a confirmation mail: one a day, a second one once it has left, and none once it has confirmed. */
  subscribe(caller: Pick<Caller, 'culture' | 'ip'>, typed: string): Promise<Result<null, Problem>>
  confirm(token: string): Promise<Result<undefined, Problem>>
  unsubscribe(token: string): Promise<Result<undefined, Problem>>
  /** Sends the mail of one round, unless the round has been answered or replaced by a later one. */
  sendConfirmation(round: { subscriptionId: number; nonce: string }): Promise<void>
  deleteOld(): Promise<void>
}

export const newsletterJobs = { confirm: 'confirm-newsletter', deleteOld: 'forget-old-subscriptions' } as const

export interface NewsletterParts {
  database: Database
  settings: SettingsService
  quotas: Quotas
  jobs: Jobs
  mail: MailSender
  clock: Clock
  publicOrigin: string
  /** The key that the tokens in the mails' links are made with. */
  key: string
}

/** A whole office may share one IP address; a program that subscribes strangers soon reaches the limit. */
const perNetwork = { name: 'newsletter', most: 20, within: hourMs }

export function createNewsletter({ database, settings, quotas, jobs, mail, clock, publicOrigin, key }: NewsletterParts): NewsletterService {
  const links = createMailLinks(`${publicOrigin}/newsletter`, key)
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms)
  const moment = (): Moment => ({ now: clock.now(), restedAt: ago(dayMs) })
  const known = (found: boolean): Result<undefined, Problem> => (found ? ok(undefined) : refuse(problem('NOT_FOUND')))

  return {
    async subscribe({ culture, ip }, typed) {
      if (!canSubscribe(typed)) return refuse(problem('VALIDATION', { fields: { email: 'emailInvalid' } }))
      if (!(await quotas.take(database.orm, perNetwork, networkOf(ip)))) {
        return refuse(problem('TOO_MANY_REQUESTS', { retryAfterSeconds: perNetwork.within / 1000 }))
      }
      const email = mailboxOf(typed)
      const nonce = randomBytes(16).toString('base64url')
      const hashes = { confirmHash: links.confirm(nonce).hash, unsubscribeHash: links.unsubscribe(email).hash }
      await database.transaction(async (tx) => {
        const round = await beginRound(tx.orm, { email, culture, nonce, ...hashes, askedAt: clock.now() }, ago(dayMs))
        if (round) await jobs.enqueue(tx, newsletterJobs.confirm, { subscriptionId: round.autoId, nonce })
      })
      return ok(null)
    },
    confirm: async (token) => known(await confirm(database.orm, hashOfToken(token), moment(), ago(rememberedDays * dayMs))),
    unsubscribe: async (token) => known(await leave(database.orm, hashOfToken(token), moment())),
    async sendConfirmation({ subscriptionId, nonce }) {
      const round = await findRound(database.orm, subscriptionId, nonce)
      if (round?.state === 'pending') await mail.send(confirmationMail(round, await settings.current(), links))
    },
    deleteOld: () => deleteOldSubscriptions(database.orm, ago(rememberedDays * dayMs)),
  }
}
