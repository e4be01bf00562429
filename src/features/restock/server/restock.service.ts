import { randomBytes } from 'node:crypto'
import type { Clock } from '#src/kit/clock.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { CatalogueService, SoldItem } from '#src/features/catalogue/server/catalogue.service.ts'
import { mailboxOf } from '#src/kit/validation.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import { isOutOfStock } from '#src/features/availability/rules/out-of-stock.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { createMailLinks, hashOfToken } from '#src/platform/mail-links.ts'
import { networkOf } from '#src/platform/quota/networks.ts'
import { dayMs, hourMs, type Quotas } from '#src/platform/quota/quotas.ts'
import { rememberedDays, restockError, tellable } from '../rules/restock.ts'
import { backMail, confirmationMail, readerOf } from './restock-mails.ts'
import {
  beginRound,
  confirm,
  countTold,
  findReturning,
  findRound,
  findTold,
  forget,
  leave,
  markTold,
  takeTurn,
  waitFor,
  type AskerRow,
} from './restock.store.ts'

export interface RestockService {
  /** Asks the address whether it wants to be told: at most once a day and product, and never one that has said yes. */
  subscribe(caller: Pick<Caller, 'culture' | 'ip'>, wish: { ean: string; email: string }): Promise<Result<null, Problem>>
  confirm(token: string): Promise<Result<undefined, Problem>>
  unsubscribe(token: string): Promise<Result<undefined, Problem>>
  /** Records a mail for everybody whose turn it is, variant by variant. */
  tellWaiting(): Promise<void>
  /** Sends the mail of one round, unless it was answered or followed by another meanwhile. */
  sendConfirmation(round: { askerId: number; nonce: string }): Promise<void>
  /** Sends the mail of one telling, unless its reader has left meanwhile. `toldAt` is ISO 8601. */
  sendBack(telling: { subscriptionId: number; toldAt: string }): Promise<void>
  forgetOld(): Promise<void>
}

export const restockJobs = { confirm: 'confirm-restock', back: 'tell-restock', sweep: 'tell-waiting', forget: 'forget-old-askers' } as const

export interface RestockParts {
  database: Database
  catalogue: CatalogueService
  settings: SettingsService
  quotas: Quotas
  jobs: Jobs
  mail: MailSender
  clock: Clock
  publicOrigin: string
  /** Makes the links of the mails. */
  key: string
}

const perNetwork = { name: 'restock', most: 20, within: hourMs }
/** Who was told has this long to come before the piece is offered to the next. */
const headStartMs = dayMs
const variantsPerSweep = 500

export function createRestock({
  database,
  catalogue,
  settings,
  quotas,
  jobs,
  mail,
  clock,
  publicOrigin,
  key,
}: RestockParts): RestockService {
  const links = createMailLinks(`${publicOrigin}/restock`, key)
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms)
  const known = (found: boolean): Result<undefined, Problem> => (found ? ok(undefined) : refuse(problem('NOT_FOUND')))
  const mailParts = async (asker: AskerRow) => ({ asker, settings: await settings.current(), links, publicOrigin })

  async function tell(variantId: number, { variant }: SoldItem): Promise<void> {
    await database.transaction(async (tx) => {
      if (!(await takeTurn(tx.orm, variantId))) return
      const most = tellable(variant.stock, await countTold(tx.orm, variantId, ago(headStartMs)))
      if (most === 0) return
      const now = clock.now()
      for (const { autoId } of await markTold(tx.orm, variantId, most, now)) {
        await jobs.enqueue(tx, restockJobs.back, { subscriptionId: autoId, toldAt: now.toISOString() })
      }
    })
  }

  return {
    async subscribe({ culture, ip }, { ean, email: typed }) {
      const error = restockError(typed)
      if (error) return refuse(problem('VALIDATION', { fields: { email: error } }))
      if (!(await quotas.take(database.orm, perNetwork, networkOf(ip)))) {
        return refuse(problem('TOO_MANY_REQUESTS', { retryAfterSeconds: perNetwork.within / 1000 }))
      }
      const item = await catalogue.itemByEan(database.orm, ean)
      if (!item) return refuse(problem('NOT_FOUND'))
      if (!isOutOfStock(item.variant.stock)) return refuse(problem('IN_STOCK'))
      const reader = { email: mailboxOf(typed), productId: item.product.autoId }
      const nonce = randomBytes(16).toString('base64url')
      const hashes = { confirmHash: links.confirm(nonce).hash, unsubscribeHash: links.unsubscribe(readerOf(reader)).hash }
      const asked = { ...reader, culture, nonce, ...hashes, askedAt: clock.now() }
      await database.transaction(async (tx) => {
        const round = await beginRound(tx.orm, asked, ago(dayMs))
        await waitFor(tx.orm, asked, item.variant.autoId, ago(headStartMs))
        if (round) await jobs.enqueue(tx, restockJobs.confirm, { askerId: round.autoId, nonce })
      })
      return ok(null)
    },
    confirm: async (token) => known(await confirm(database.orm, hashOfToken(token), ago(rememberedDays * dayMs))),
    unsubscribe: async (token) => known(await database.transaction(({ orm }) => leave(orm, hashOfToken(token), clock.now()))),
    async tellWaiting() {
      const returning = await findReturning(database.orm, variantsPerSweep)
      for (const [variantId, item] of await catalogue.itemsById(database.orm, returning)) await tell(variantId, item)
    },
    async sendConfirmation({ askerId, nonce }) {
      const asker = await findRound(database.orm, askerId, nonce)
      if (asker?.state !== 'pending') return
      const [product] = await catalogue.products(database.orm, [asker.productId])
      if (product) await mail.send(confirmationMail(await mailParts(asker), product))
    },
    async sendBack({ subscriptionId, toldAt }) {
      const told = await findTold(database.orm, subscriptionId, new Date(toldAt))
      const item = told && (await catalogue.itemsById(database.orm, [told.variantId])).get(told.variantId)
      if (told && item) await mail.send(backMail(await mailParts(told.asker), item, `${subscriptionId}\n${toldAt}`))
    },
    forgetOld: () => forget(database.orm, ago(rememberedDays * dayMs)),
  }
}
