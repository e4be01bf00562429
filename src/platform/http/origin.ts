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
  return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === host)
}
