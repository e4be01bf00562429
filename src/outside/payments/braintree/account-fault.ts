import type { BraintreeAccount, BraintreeApi } from './braintree-api.ts'

const patienceMs = 10_000

/**
 * Looks at the account before the shop opens: what is wrong with its variables, without a word of the keys. Null when it
 * can be charged in Singapore dollars.
 */
export async function accountFault(api: BraintreeApi, account: BraintreeAccount): Promise<string | 'unreachable' | null> {
  const { merchantAccountId, environment } = account
  try {
    const late = new Promise<never>((_, reject) => setTimeout(reject, patienceMs, new Error('late')).unref())
    const { currencyIsoCode, status } = (await Promise.race([api.merchantAccount.find(merchantAccountId), late])) as Found
    if (currencyIsoCode !== 'SGD')
      return `BRAINTREE_MERCHANT_ACCOUNT: expected an account in SGD; ${merchantAccountId} is in ${currencyIsoCode}`
    return status === 'active' ? null : `BRAINTREE_MERCHANT_ACCOUNT: expected an active account; ${merchantAccountId} is ${status}`
  } catch (error) {
    return faults(environment)[(error as Error).name] ?? 'unreachable'
  }
}

interface Found {
  currencyIsoCode: string
  status: string
}

const keys = 'BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY, BRAINTREE_PRIVATE_KEY'

/** What Braintree's errors mean, by their name. */
const faults = (environment: string): Readonly<Record<string, string>> => ({
  authenticationError: `${keys}: expected the API keys of a user of Braintree's ${environment} environment; Braintree does not know these`,
  authorizationError: `${keys}: expected the API keys of a user who may use the API; Braintree refuses these`,
  notFoundError: 'BRAINTREE_MERCHANT_ACCOUNT: expected the name of a merchant account of that merchant',
})
