import type { FastifyRequest } from 'fastify'

/**
 * Whether a write comes from our own pages. Browsers send Origin with every write, and Sec-Fetch-Site;
 * a caller with neither is no browser and carries no one's cookies unasked.
 */
export function isSameOrigin(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin === undefined) return true
  return origin === publicOrigin || (isLoopback(publicOrigin) && isLoopback(origin) && new URL(origin).host === host)
}

/** One's own machine goes by several names; on the internet only the configured origin counts. */
const isLoopback = (origin: string): boolean =>
  URL.canParse(origin) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)
