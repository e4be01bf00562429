import type { FastifyReply } from 'fastify'

type Environment = 'sandbox' | 'production'

/** Braintree's hosts that both pages speak with. */
function hostsOf(environment: Environment): { api: string[]; assets: string } {
  const part = environment === 'sandbox' ? 'sandbox.' : ''
  const hosts = [`api.${part}braintreegateway.com`, `client-analytics.${part}braintreegateway.com`, `payments.${part}braintree-api.com`]
  return { api: hosts.map((host) => `https://${host}`), assets: 'https://assets.braintreegateway.com' }
}

/** Where the scripts and calls of 3-D Secure come from. */
const authentication = ['https://*.cardinalcommerce.com', 'https://*.cardinaltrusted.com']

/**
 * The policies of the two pages; no other page of the shop knows Braintree. The 3-D Secure page frames the shopper's bank,
 * whose address nobody knows before, and the bank's kit writes its own styles.
 */
export function pagePolicy(page: 'card-fields' | 'challenge', parent: string, environment: Environment): string {
  const { api, assets } = hostsOf(environment)
  const isChallenge = page === 'challenge'
  const list = (...sources: (string | string[] | false)[]): string => sources.flat().filter(Boolean).join(' ')
  return [
    "default-src 'none'",
    `script-src ${list("'self'", isChallenge && authentication)}`,
    `style-src ${list("'self'", isChallenge && "'unsafe-inline'")}`,
    "font-src 'self'",
    `img-src ${list('data:', assets, isChallenge && authentication)}`,
    `connect-src ${list("'self'", api, isChallenge && authentication)}`,
    `frame-src ${isChallenge ? 'https:' : assets}`,
    `form-action ${isChallenge ? 'https:' : "'none'"}`,
    "base-uri 'none'",
    `frame-ancestors ${parent}`,
  ].join('; ')
}

export const securePage = (reply: FastifyReply, policy: string): FastifyReply =>
  reply.headers({
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  })
