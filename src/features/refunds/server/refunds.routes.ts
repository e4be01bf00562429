import { route } from '#src/platform/http/route.ts'
import { cancelOrder, getOrderRefunds, requestReturn } from '../refunds.contract.ts'
import type { RefundsService } from './refunds.service.ts'

export const refundsRoutes = (refunds: RefundsService) => [
  route(getOrderRefunds, ({ query, caller }) => refunds.of(caller, query)),
  route(cancelOrder, ({ body, caller }) => refunds.cancel(caller, body)),
  route(requestReturn, ({ body, caller }) => refunds.requestReturn(caller, body)),
]
