import * as z from 'zod/mini'
import { defineEndpoint } from '#src/kit/endpoint.ts'

/** A store, in the caller's language. Unknown fields are empty. */
export const StoreLocation = z.object({
  code: z.string(),
  name: z.string(),
  address: z.string(),
  hours: z.string(),
  phone: z.string(),
})
export type StoreLocation = z.infer<typeof StoreLocation>

export const getStoreLocations = defineEndpoint({
  name: 'GetStoreLocations',
  method: 'GET',
  path: '/api/Store/GetStoreLocations',
  backend: 'site',
  access: 'public',
  summary: 'The stores: where they are, when they are open, how to call them',
  data: z.array(StoreLocation),
  problems: [],
})
