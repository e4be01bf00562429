import type { Clock } from '#src/kit/clock.ts'
import type { BraintreeApi } from './braintree-api.ts'

const usedForMs = 60 * 60 * 1000

/**
 * The token by which a browser speaks with Braintree; it names no shopper and is valid for a day. One serves all pages for
 * an hour, so that opening them costs Braintree nothing. Rejects when Braintree cannot be reached.
 */
export function clientTokens(api: BraintreeApi, merchantAccountId: string, clock: Clock): () => Promise<string> {
  let stored: { token: Promise<string>; at: number } | null = null

  async function make(): Promise<string> {
    const { clientToken } = await api.clientToken.generate({ merchantAccountId })
    if (!clientToken) throw new Error('Braintree gave no client token')
    return clientToken
  }

  return () => {
    const now = clock.now().getTime()
    if (!stored || now - stored.at >= usedForMs) {
      const token = make()
      stored = { token, at: now }
      token.catch(() => (stored = null))
    }
    return stored.token
  }
}
