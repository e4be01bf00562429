import { defineEndpoint } from '#src/kit/endpoint.ts'

/** Refresh cache (wire-29). A GET, as it is written there: harmless to call, whoever calls it. */
export const refreshCache = defineEndpoint({
  name: 'RefreshCache',
  method: 'GET',
  path: '/api/Cache/Refresh',
  backend: 'site',
  access: 'operator',
  summary:
    'Every process drops the pages and settings it remembers. For the shop’s staff; anybody else gets the same answer and nothing happens',
  problems: [],
})
