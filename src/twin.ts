import type { OrdersService } from '#src/features/orders/server/orders.service.ts'
import type { CardTesting } from '#src/features/payment/server/card-testing.ts'
import type { AttemptLimit } from '#src/features/sign-in/server/attempt-limit.ts'
import type { PromotionsService } from '#src/features/promotions/server/promotions.service.ts'
import type { SlotsService } from '#src/features/slots/server/slots.service.ts'
import type { StockService } from '#src/features/stock/server/stock.service.ts'

/** Replaces parts of the shop for a twin: a shop without one guard, with which a test must fail. */
export interface Twin {
  stock?: StockService
  promotions?: (real: PromotionsService) => PromotionsService
  slots?: (real: SlotsService) => SlotsService
  orders?: (real: OrdersService) => OrdersService
  attempts?: AttemptLimit
  cardTesting?: (real: CardTesting) => CardTesting
}
