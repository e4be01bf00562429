import { route } from '#src/platform/http/route.ts'
import { getInvoice } from '../orders.contract.ts'
import type { OrdersService } from './orders.service.ts'

export const ordersRoutes = (orders: OrdersService) => [
  route(getInvoice, ({ query, caller }) => orders.invoice(caller, query.orderNumber, query.key)),
]
