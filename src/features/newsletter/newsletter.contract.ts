import * as z from 'zod/mini'
import { defineEndpoint } from '#src/kit/endpoint.ts'
import { longestNewsletterEmail } from './rules/subscription.ts'

export const subscribe = defineEndpoint({
  name: 'Subscribe',
  method: 'POST',
  path: '/api/MemberV2/Subscribe',
  backend: 'site',
  access: 'public',
  summary: 'Subscribes to the newsletter. The reply does not reveal whether the address was known; a new one gets a confirmation mail',
  body: z.strictObject({ email: z.string().check(z.maxLength(longestNewsletterEmail)) }),
  data: z.null(),
  problems: ['VALIDATION', 'TOO_MANY_REQUESTS'],
})

/** The token in a mail's link: 256 bits in base64url. */
const Token = z.strictObject({ token: z.string().check(z.maxLength(100)) })

export const confirmSubscription = defineEndpoint({
  name: 'ConfirmSubscription',
  method: 'POST',
  path: '/api/MemberV2/ConfirmSubscription',
  backend: 'site',
  access: 'public',
  summary: 'Confirms a subscription with the token of its mail. A token that ran out is answered like one that never was',
  body: Token,
  problems: ['NOT_FOUND'],
})

export const unsubscribe = defineEndpoint({
  name: 'Unsubscribe',
  method: 'POST',
  path: '/api/MemberV2/Unsubscribe',
  backend: 'site',
  access: 'public',
  summary: 'Leaves the newsletter with the token of any of its mails',
  body: Token,
  problems: ['NOT_FOUND'],
})
