import type { Clock } from '#src/kit/clock.ts'
import type { InvoicesService } from '#src/features/invoices/server/invoices.service.ts'
import type { OrderProgress, OrdersService } from '#src/features/orders/server/orders.service.ts'
import type { PromotionsService } from '#src/features/promotions/server/promotions.service.ts'
import type { RewardsLedger, TendersService } from '#src/features/rewards/server/rewards.service.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { SlotsService } from '#src/features/slots/server/slots.service.ts'
import type { StockService } from '#src/features/stock/server/stock.service.ts'
import type { PaymentGateway } from '#src/outside/payments/port.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'

export interface RefundParts {
  database: Database
  settings: SettingsService
  promotions: PromotionsService
  stock: StockService
  slots: SlotsService
  tenders: TendersService
  takeBack: RewardsLedger['takeBack']
  orders: OrdersService
  progress: OrderProgress
  invoices: InvoicesService
  gateway: PaymentGateway
  jobs: Pick<Jobs, 'enqueue'>
  clock: Clock
  /** Tells the operator what only they can mend. */
  warn(words: string): void
}

export const refundJobs = {
  settle: 'settle-refund',
  mail: 'mail-refund',
  answer: 'mail-return',
  sweep: 'settle-open-refunds',
  reconcile: 'reconcile',
  reconcileAll: 'reconcile-all',
} as const
