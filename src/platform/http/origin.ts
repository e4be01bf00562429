import type { FastifyRequest } from 'fastify'

/**
 * Whether a write comes from the shop's own pages. Browsers send Origin and Sec-Fetch-Site with every write; a caller
 * that sends neither is no browser, so no other site can make it send a shopper's cookies.
 */
export function isSameOrigin(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin === undefined) return true
  return origin === publicOrigin || (isLoopback(publicOrigin) && isLoopback(origin) && new URL(origin).host === host)
}

/** A shop on loopback may be opened by any of the names of loopback; elsewhere only the configured origin counts. */
const isLoopback = (origin: string): boolean =>
  URL.canParse(origin) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)
