import * as z from 'zod/mini'
import { defineEndpoint } from '#src/kit/endpoint.ts'
import { longestKeyword } from './rules/keyword.ts'

// Sent by the page in the browser, because a cached page of results is not searched again. Nothing in them says who (search-60).

const Keyword = z.string().check(z.maxLength(longestKeyword))
const mostCounted = 1_000_000

export const countSearch = defineEndpoint({
  name: 'CountSearch',
  method: 'POST',
  path: '/api/Product/CountSearch',
  backend: 'commerce',
  access: 'public',
  summary: 'Counts that a keyword was searched and how many products it found; one network counts once for a keyword and day',
  body: z.strictObject({ keyword: Keyword, countProducts: z.int().check(z.minimum(0), z.maximum(mostCounted)) }),
  problems: ['TOO_MANY_REQUESTS'],
})

export const choices = ['opened', 'bagged'] as const
export type Choice = (typeof choices)[number]

export const countSearchChoice = defineEndpoint({
  name: 'CountSearchChoice',
  method: 'POST',
  path: '/api/Product/CountSearchChoice',
  backend: 'commerce',
  access: 'public',
  summary:
    'Counts that a product was opened, or put in the bag, from the results of a keyword; one network counts once for a keyword, product and day',
  body: z.strictObject({ keyword: Keyword, slug: z.string().check(z.maxLength(200)), choice: z.enum(choices) }),
  problems: ['TOO_MANY_REQUESTS'],
})
