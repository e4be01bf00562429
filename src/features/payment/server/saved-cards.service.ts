import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import { shopDay, type Clock } from '#src/kit/clock.ts'
import type { DataOf } from '#src/kit/endpoint.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { PaymentGateway, StoredCard } from '#src/outside/payments/port.ts'
import type { Database, Transaction } from '#src/platform/db/database.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { MemberData } from '#src/platform/member-data.ts'
import type { getSavedCards } from '../saved-cards.contract.ts'
import { presentSavedCard } from './saved-cards.present.ts'
import { blankBrowsersOfMember, findAttemptsOf, type AttemptRow } from './payment.store.ts'
import { paymentJobs } from './payment-parts.ts'
import { deleteSavedCards, findSavedCards, insertSavedCard, type SavedCardRow } from './saved-cards.store.ts'

export interface SavedCardsParts {
  database: Database
  gateway: PaymentGateway
  settings: SettingsService
  jobs: Jobs
  clock: Clock
}

/** Cards in the gateway's vault (pay-03). The shop has what a member needs to recognise one, and the token to charge it. */
export interface SavedCardsService {
  list(memberId: number): Promise<DataOf<typeof getSavedCards>>
  remove(memberId: number, cardId: number): Promise<Result<undefined, Problem>>
  /** Throws while the gateway cannot be reached, so that the job runs again. */
  removeFromVault(vaultToken: string): Promise<void>
  memberData: MemberData
}

export function createSavedCards({ database, gateway, settings, jobs, clock }: SavedCardsParts): SavedCardsService {
  return {
    async list(memberId) {
      const { instalmentPlans } = await settings.current()
      const month = shopDay(clock.now()).slice(0, 7)
      return (await findSavedCards(database.orm, memberId)).map((card) => presentSavedCard(card, month, instalmentPlans))
    },
    remove: (memberId, cardId) =>
      database.transaction(async (tx) => {
        const removed = await deleteSavedCards(tx.orm, memberId, { autoId: cardId })
        await emptyVault(jobs, tx, removed)
        return removed.length === 0 ? refuse(problem('NOT_FOUND')) : ok(undefined)
      }),
    async removeFromVault(vaultToken) {
      if (!(await gateway.removeCard(vaultToken))) throw new Error('the gateway did not answer')
    },
    memberData: {
      name: 'payment',
      copy: async (orm, { memberId }) => ({
        savedCards: (await findSavedCards(orm, memberId)).map(({ brand, last4, expires, savedAt }) => ({ brand, last4, expires, savedAt })),
        attempts: (await findAttemptsOf(orm, memberId)).map(copyOf),
      }),
      // Attempts belong to the books and stay, beside a row without a name; from which browser they came goes.
      async delete(tx, { memberId }) {
        await blankBrowsersOfMember(tx.orm, memberId)
        await emptyVault(jobs, tx, await deleteSavedCards(tx.orm, memberId))
      },
    },
  }
}

const copyOf = ({ createdAt, orderNumber, amountCents, currency, state, cardBrand, cardLast4, declineReason }: AttemptRow) => ({
  createdAt,
  orderNumber,
  amountCents,
  currency,
  state,
  brand: cardBrand,
  last4: cardLast4,
  declineReason,
})

/** A card is known by its fingerprint: stored again, for a new date of expiry, it takes the place of the old one. */
export async function storeCard(
  { jobs, clock }: Pick<SavedCardsParts, 'jobs' | 'clock'>,
  tx: Transaction,
  memberId: number,
  card: StoredCard & { fingerprint: string },
): Promise<void> {
  const replaced = await deleteSavedCards(tx.orm, memberId, { fingerprint: card.fingerprint })
  await emptyVault(
    jobs,
    tx,
    replaced.filter(({ vaultToken }) => vaultToken !== card.vaultToken),
  )
  await insertSavedCard(tx.orm, { ...card, memberId, savedAt: clock.now() })
}

async function emptyVault(jobs: Jobs, tx: Transaction, removed: readonly SavedCardRow[]): Promise<void> {
  for (const { vaultToken } of removed) await jobs.enqueue(tx, paymentJobs.removeCard, { vaultToken })
}
