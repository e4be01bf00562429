import * as z from 'zod/mini'
import { defineEndpoint } from '#src/kit/endpoint.ts'

/** A store that shoppers can walk into, in the caller's language. What is not known is empty. */
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
