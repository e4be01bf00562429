import * as z from 'zod/mini'
import { cultures } from '#src/kit/culture.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'

export const getAllMessages = defineEndpoint({
  name: 'GetAllMessages',
  method: 'GET',
  path: '/api/language/getall',
  backend: 'site',
  access: 'public',
  summary:
    'The translation catalogue of both languages, or of one. Its messages are texts in ICU syntax; with the form `compiled`, as pages ask, one with arguments is a list of texts and arguments that need no parser',
  query: z.object({ culture: z.optional(z.enum(cultures)), form: z.optional(z.literal('compiled')) }),
  data: z.record(z.string(), z.unknown()),
  problems: [],
})

export const setCulture = defineEndpoint({
  name: 'SetCulture',
  method: 'POST',
  path: '/api/language/setculture',
  backend: 'site',
  access: 'shopper',
  summary: 'Stores the language in a cookie, and of a member for the mails to them; the page then reloads',
  body: z.strictObject({ culture: z.enum(cultures) }),
  problems: [],
})
