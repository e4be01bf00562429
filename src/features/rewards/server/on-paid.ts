import type { InboxService } from '#src/features/inbox/server/inbox.service.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { PaidOrder } from '../rules/paid-order.ts'
import type { RewardsLedger } from './rewards-ledger.ts'

/** A member's paid order earns rebates, counts as spend and writes a message, in the transaction that settles it. */
export type OnPaid = (orm: Orm, order: PaidOrder) => Promise<void>

export const createOnPaid =
  (ledger: RewardsLedger, inbox: InboxService): OnPaid =>
  async (orm, { memberId, orderNumber, totalCents, ledger: entries }) => {
    if (!(await ledger.earn(orm, { memberId, orderNumber, ledger: entries }))) return
    await inbox.write(orm, { memberId, kind: 'orderPaid', about: orderNumber, facts: { orderNumber, amountCents: totalCents } })
  }
