import * as z from 'zod/mini'
import { defineEndpoint } from '#src/kit/endpoint.ts'

export const SavedCardAutoId = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

/** What a member recognises a card by. Its number is in the gateway's vault alone. */
export const SavedCard = z.object({
  savedCard_AutoId: z.int(),
  brand: z.string(),
  last4: z.string(),
  /** YYYY-MM; it can be used until the end of that month. */
  expires: z.string(),
  isExpired: z.boolean(),
  /** The first six digits. */
  range: z.string(),
  /** The bank of an instalment plan that the card is of; null for another bank's. */
  bankCode: z.nullable(z.string()),
})
export type SavedCard = z.infer<typeof SavedCard>

export const getSavedCards = defineEndpoint({
  name: 'GetSavedCards',
  method: 'GET',
  path: '/api/payment/GetSavedCards',
  backend: 'commerce',
  access: 'member',
  summary: 'The cards that the member had stored in the gateway’s vault, the latest first',
  data: z.array(SavedCard),
  problems: [],
})

export const removeSavedCard = defineEndpoint({
  name: 'RemoveSavedCard',
  method: 'DELETE',
  path: '/api/payment/RemoveSavedCard',
  backend: 'commerce',
  access: 'member',
  summary: 'Removes a card here and, as soon as the gateway can be reached, from its vault',
  query: z.pipe(
    z.object({ savedCard_AutoId: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) }),
    z.transform(({ savedCard_AutoId: cardId }) => ({ cardId })),
  ),
  problems: ['NOT_FOUND'],
})
