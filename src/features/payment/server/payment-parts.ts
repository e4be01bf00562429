import type { CartService } from '#src/features/cart/server/cart.service.ts'
import type { OrdersService } from '#src/features/orders/server/orders.service.ts'
import type { PromotionsService } from '#src/features/promotions/server/promotions.service.ts'
import type { PaidOrder } from '#src/features/rewards/rules/paid-order.ts'
import type { TendersService } from '#src/features/rewards/server/rewards.service.ts'
import type { SlotsService } from '#src/features/slots/server/slots.service.ts'
import type { StockService } from '#src/features/stock/server/stock.service.ts'
import type { Clock } from '#src/kit/clock.ts'
import type { PaymentGateway } from '#src/outside/payments/port.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { CardTesting } from './card-testing.ts'

export interface PaymentParts {
  database: Database
  cart: CartService
  orders: OrdersService
  stock: StockService
  promotions: PromotionsService
  slots: SlotsService
  tenders: TendersService
  gateway: PaymentGateway
  cardTesting: CardTesting
  jobs: Jobs
  clock: Clock
  /** The effects of a member's paid order, in the transaction that settles it. */
  onPaid(orm: Orm, order: PaidOrder): Promise<void>
}

export interface PaymentRequest {
  cartId?: number
  idempotencyKey: string
  quoteHash: string
  /** Without one and without a saved card, the shopper has nothing left to pay. */
  nonce?: string
  savedCardId?: number
  /** With the member's consent. */
  saveCard?: boolean
  planId?: number
  humanCheck?: string
  agreeToTerms: boolean
}

export const paymentJobs = {
  sweep: 'resolve-overdue-payments',
  hear: 'hear-gateway',
  removeCard: 'remove-card-from-vault',
  forgetTries: 'forget-declined-tries',
  forgetEvents: 'forget-gateway-events',
  forgetBrowsers: 'forget-old-browsers',
} as const
