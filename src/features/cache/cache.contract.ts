import { defineEndpoint } from '#src/kit/endpoint.ts'

/** Refresh cache (wire-29). It is a GET because the specification names it so; it changes no data. */
export const refreshCache = defineEndpoint({
  name: 'RefreshCache',
  method: 'GET',
  path: '/api/Cache/Refresh',
  backend: 'site',
  access: 'operator',
  summary:
    'Every process drops the pages and settings it has cached. For the shop’s staff; without their token the reply is the same and nothing happens',
  problems: [],
})
