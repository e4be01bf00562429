import type { PaymentEvents } from '#src/features/payment/payment.feature.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { createYearlySweep } from '#src/features/orders/server/orders.service.ts'
import { refundsMemberData } from './server/member-data.ts'
import { createBestsellers } from './server/bestsellers.ts'
import { createReconciler, type Reconciler, type ReconcilerParts } from './server/reconciler.ts'
import { sendRefundMail } from './server/refund-mail.ts'
import { refundJobs } from './server/refund-parts.ts'
import { blankOldWords, findRefundedPieces } from './server/refunds.store.ts'
import { sendReturnMail, type AnsweredReturn } from './server/return-mail.ts'
import { refundsRoutes } from './server/refunds.routes.ts'
import { createRefunds } from './server/refunds.service.ts'
import { hearRefund, settleById, settleOpen } from './server/settle-refund.ts'
import { createStaffRefunds, type StaffRefunds } from './server/staff-refunds.service.ts'
import { refundsMeasures } from './server/refunds-measures.store.ts'

type Above = Pick<
  ReconcilerParts,
  'settings' | 'promotions' | 'stock' | 'slots' | 'tenders' | 'takeBack' | 'orders' | 'progress' | 'invoices'
> & { payment: PaymentEvents }

/** What the store's own people do about refunds. */
export type RefundsServices = StaffRefunds & Reconciler

export function refundsFeature(platform: Platform, above: Above): Feature<RefundsServices> {
  const { app, mail, publicOrigin } = platform
  const parts: ReconcilerParts = { ...platform, ...above, warn: (words) => app.log.warn(words) }
  const reconciler = createReconciler(parts)
  above.progress.findRefundedBy(findRefundedPieces)
  above.payment.onRefund((tx, refundKey) => hearRefund(parts, tx, refundKey))
  return {
    service: { ...createStaffRefunds(parts), ...reconciler },
    routes: refundsRoutes(createRefunds(parts)),
    jobs: {
      [refundJobs.settle]: ({ refundId }: { refundId: number }) => settleById(parts, refundId),
      [refundJobs.reconcileAll]: () => reconciler.runAll(),
      [refundJobs.mail]: ({ refundId }: { refundId: number }) => sendRefundMail({ ...parts, mail, publicOrigin }, refundId),
      [refundJobs.answer]: (answered: AnsweredReturn) => sendReturnMail({ ...parts, mail, publicOrigin }, answered),
    },
    sweeps: {
      [refundJobs.sweep]: () => settleOpen(parts),
      [refundJobs.reconcile]: () => reconciler.run(),
      'forget-old-returns': createYearlySweep(platform.database, platform.clock, blankOldWords),
      bestsellers: createBestsellers(platform.database, platform.clock),
    },
    measures: refundsMeasures,
    memberData: refundsMemberData,
  }
}
