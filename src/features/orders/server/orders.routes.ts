import { ok } from '#src/kit/result.ts'
import { memberRoute, route } from '#src/platform/http/route.ts'
import { getOrderDetail, getTransactionHistory, getTransactionHistoryDetail, trackOrder } from '../orders.contract.ts'
import type { OrderHistoryService } from './order-history.service.ts'

export const ordersRoutes = (history: OrderHistoryService) => [
  memberRoute(getTransactionHistory, async ({ query, caller }) => ok(await history.list(caller, query))),
  memberRoute(getTransactionHistoryDetail, ({ query, caller }) => history.transaction(caller, query.orderNumber)),
  memberRoute(getOrderDetail, ({ query, caller }) => history.detail(caller, query.orderNumber)),
  route(trackOrder, ({ query, caller }) => history.tracked(caller, query.orderNumber, query.key)),
]
