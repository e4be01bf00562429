import { route } from '#src/platform/http/route.ts'
import { confirmRestockNotification, subscribeRestockNotification, unsubscribeRestockNotification } from '../restock.contract.ts'
import type { RestockService } from './restock.service.ts'

export const restockRoutes = (restock: RestockService) => [
  route(subscribeRestockNotification, ({ body, caller }) => restock.subscribe(caller, body)),
  route(confirmRestockNotification, ({ body }) => restock.confirm(body.token)),
  route(unsubscribeRestockNotification, ({ body }) => restock.unsubscribe(body.token)),
]
