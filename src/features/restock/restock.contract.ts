import * as z from 'zod/mini'
import { defineEndpoint } from '#src/kit/endpoint.ts'
import { longestEmail } from '#src/kit/validation.ts'

export const subscribeRestockNotification = defineEndpoint({
  name: 'SubscribeRestockNotification',
  method: 'POST',
  path: '/api/ProductDetail/SubscribeRestockNotification',
  backend: 'commerce',
  access: 'public',
  summary:
    'Subscribes to a mail when a variant is back in stock. The reply does not reveal whether the address was known; a new one gets a confirmation mail',
  body: z.strictObject({ ean: z.string().check(z.regex(/^\d{8,14}$/)), email: z.string().check(z.maxLength(longestEmail)) }),
  data: z.null(),
  problems: ['NOT_FOUND', 'IN_STOCK', 'VALIDATION', 'TOO_MANY_REQUESTS'],
})

/** The token in a mail's link: 256 bits in base64url. */
const Token = z.strictObject({ token: z.string().check(z.maxLength(100)) })

export const confirmRestockNotification = defineEndpoint({
  name: 'ConfirmRestockNotification',
  method: 'POST',
  path: '/api/ProductDetail/ConfirmRestockNotification',
  backend: 'commerce',
  access: 'public',
  summary:
    'Confirms the subscriptions of an address to one product, with the token of its mail. An expired token is answered like an unknown one',
  body: Token,
  problems: ['NOT_FOUND'],
})

export const unsubscribeRestockNotification = defineEndpoint({
  name: 'UnsubscribeRestockNotification',
  method: 'POST',
  path: '/api/ProductDetail/UnsubscribeRestockNotification',
  backend: 'commerce',
  access: 'public',
  summary: 'Cancels the subscriptions of an address to one product, with the token of any of its mails',
  body: Token,
  problems: ['NOT_FOUND'],
})
