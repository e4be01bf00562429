import { route } from '#src/platform/http/route.ts'
import { confirmSubscription, subscribe, unsubscribe } from '../newsletter.contract.ts'
import type { NewsletterService } from './newsletter.service.ts'

export const newsletterRoutes = (newsletter: NewsletterService) => [
  route(subscribe, ({ body, caller }) => newsletter.subscribe(caller, body.email)),
  route(confirmSubscription, ({ body }) => newsletter.confirm(body.token)),
  route(unsubscribe, ({ body }) => newsletter.unsubscribe(body.token)),
]
