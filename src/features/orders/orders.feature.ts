import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { StockService } from '#src/features/stock/server/stock.service.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { sendConfirmation } from './server/confirmation-mail.ts'
import { ordersMemberData } from './server/member-data.ts'
import { createOrderHistory } from './server/order-history.service.ts'
import { ordersRoutes } from './server/orders.routes.ts'
import { createOrders, orderJobs, type OrdersService } from './server/orders.service.ts'

type Below = { settings: SettingsService; stock: StockService }

export function ordersFeature(
  { database, clock, keyFor, mail, publicOrigin }: Platform,
  { settings, stock }: Below,
  replace = (real: OrdersService): OrdersService => real,
): Feature<OrdersService> {
  const orders = replace(createOrders(database, settings, stock, clock, keyFor('invoice links')))
  return {
    service: orders,
    routes: ordersRoutes(createOrderHistory(database, settings, stock)),
    jobs: {
      [orderJobs.confirm]: ({ orderId }: { orderId: number }) =>
        sendConfirmation({ database, settings, orders, mail, publicOrigin }, orderId),
    },
    memberData: ordersMemberData,
  }
}
