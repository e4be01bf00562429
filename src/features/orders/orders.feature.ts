import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { StockService } from '#src/features/stock/server/stock.service.ts'
import type { Transaction } from '#src/platform/db/database.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Platform } from '#src/platform/platform.ts'
import { createDeliveredOrders } from './server/delivered-orders.ts'
import { sendConfirmation } from './server/confirmation-mail.ts'
import { ordersMemberData } from './server/member-data.ts'
import { createOrderHistory } from './server/order-history.service.ts'
import { ordersRoutes } from './server/orders.routes.ts'
import { orderJobs, tellOfPaid, type ToConfirm } from './server/order-jobs.ts'
import { createOrderProgress, type OnCancelled, type OnCompleted, type OrderProgress } from './server/order-progress.ts'
import { createStaffOrders, type StaffOrders } from './server/staff-orders.service.ts'
import { blankOldOrders, createYearlySweep } from './server/old-orders.ts'
import { sendReady, sendShipped, type GroupOfOrder } from './server/progress-mails.ts'
import { sendCancelledToStore, sendToStore, type CancelledOrder } from './server/store-mail.ts'
import { createOrders, type OrdersService } from './server/orders.service.ts'
import { ordersMeasures } from './server/orders-measures.store.ts'

type Above = { settings: SettingsService; stock: StockService; onCompleted: OnCompleted }

type OrderId = { orderId: number }

export interface OrdersServices {
  orders: OrdersService
  /** Where later features write what happens to an order. */
  progress: OrderProgress
  staff: StaffOrders
}

export function ordersFeature(
  { database, clock, keyFor, mail, publicOrigin, jobs }: Platform,
  { settings, stock, onCompleted }: Above,
  replace = (real: OrdersService): OrdersService => real,
): Feature<OrdersServices> {
  const progress = createOrderProgress(settings, onCompleted, tellCancelled(jobs))
  const orders = replace(createOrders(database, settings, stock, clock, keyFor('invoice links')))
  const mailParts = { database, settings, stock, progress, orders, mail, publicOrigin }
  return {
    service: { orders, progress, staff: createStaffOrders({ database, progress, jobs, clock }) },
    routes: ordersRoutes(createOrderHistory(database, settings, stock, orders)),
    jobs: {
      [orderJobs.confirm]: ({ orderId, isStoreTold }: ToConfirm) =>
        isStoreTold ? sendConfirmation(mailParts, orderId) : database.transaction((tx) => tellOfPaid(jobs, tx, orderId)),
      [orderJobs.tellStore]: ({ orderId }: OrderId) => sendToStore(mailParts, orderId),
      [orderJobs.tellStoreCancelled]: (order: CancelledOrder) => sendCancelledToStore(mailParts, order),
      [orderJobs.ship]: (about: GroupOfOrder) => sendShipped(mailParts, about),
      [orderJobs.ready]: (about: GroupOfOrder) => sendReady(mailParts, about),
    },
    sweeps: {
      'delivered-orders': createDeliveredOrders(database, settings, progress, clock),
      'forget-old-orders': createYearlySweep(database, clock, blankOldOrders),
    },
    measures: ordersMeasures,
    memberData: ordersMemberData,
  }
}

/** An order is locked while something happens to it, so its statements have the connection of a transaction. */
const tellCancelled =
  (jobs: Pick<Jobs, 'enqueue'>): OnCancelled =>
  (orm, { orderNumber, left }) => {
    const cancelled: CancelledOrder = { orderNumber, articles: left.map(({ ean, quantity }) => ({ ean, quantity })) }
    return jobs.enqueue({ client: orm.$client as Transaction['client'] }, orderJobs.tellStoreCancelled, cancelled)
  }
