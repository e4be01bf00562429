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
    'Asks for a mail when a variant is back in stock. The answer does not tell whether the address was known; a new one gets a mail to confirm with',
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
    'Confirms what an address asked for of one product, with the token of its mail. A token that ran out is answered like one that never was',
  body: Token,
  problems: ['NOT_FOUND'],
})

export const unsubscribeRestockNotification = defineEndpoint({
  name: 'UnsubscribeRestockNotification',
  method: 'POST',
  path: '/api/ProductDetail/UnsubscribeRestockNotification',
  backend: 'commerce',
  access: 'public',
  summary: 'Takes back all that an address asked for of one product, with the token of any of its mails',
  body: Token,
  problems: ['NOT_FOUND'],
})
