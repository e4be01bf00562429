import { ok } from '#src/kit/result.ts'
import { memberRoute, route } from '#src/platform/http/route.ts'
import { getInvoice, getOrderDetail, getTransactionHistory, getTransactionHistoryDetail } from '../orders.contract.ts'
import type { OrderHistoryService } from './order-history.service.ts'
import type { OrdersService } from './orders.service.ts'

export const ordersRoutes = (orders: OrdersService, history: OrderHistoryService) => [
  route(getInvoice, ({ query, caller }) => orders.invoice(caller, query.orderNumber, query.key)),
  memberRoute(getTransactionHistory, async ({ query, caller }) => ok(await history.list(caller, query))),
  memberRoute(getTransactionHistoryDetail, ({ query, caller }) => history.transaction(caller, query.orderNumber)),
  memberRoute(getOrderDetail, ({ query, caller }) => history.detail(caller, query.orderNumber)),
]
