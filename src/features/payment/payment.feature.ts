import type { PromotionsService } from '#src/features/promotions/server/promotions.service.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { SlotsService } from '#src/features/slots/server/slots.service.ts'
import type { StockService } from '#src/features/stock/server/stock.service.ts'
import type { CartService } from '#src/features/cart/server/cart.service.ts'
import type { OrdersService } from '#src/features/orders/server/orders.service.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { paymentRoutes } from './server/payment.routes.ts'
import { createPayment, paymentJobs, type PaymentParts } from './server/payment.service.ts'

type Below = {
  settings: SettingsService
  promotions: PromotionsService
  stock: StockService
  slots: SlotsService
  cart: CartService
  orders: OrdersService
} & Pick<PaymentParts, 'onPaid' | 'tenders'>

export function paymentFeature(platform: Platform, below: Below): Feature {
  const payment = createPayment({ ...platform, ...below })
  return {
    service: null,
    routes: paymentRoutes(payment, platform.gateway),
    jobs: { [paymentJobs.resolve]: ({ orderId }: { orderId: number }) => payment.resolve(orderId) },
    sweeps: { [paymentJobs.sweep]: payment.resolveOverdue },
  }
}
