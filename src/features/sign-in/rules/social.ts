/** The providers (sign-in-15), in the order of the buttons. */
export const socialNames = ['google', 'facebook', 'apple'] as const
export type SocialName = (typeof socialNames)[number]

/** The page that a provider redirects to. It is registered with each provider, so its address does not change. */
export const socialPath = '/member/social'

/** Minutes from pressing the button to returning from the provider. */
export const socialMinutes = 15
/** Minutes from returning until the registration is complete. */
export const ticketMinutes = 30

/** The parameters that a provider adds to the address, after `#` or `?`. */
export interface SocialReturn {
  state: string
  /** Empty when the shopper cancelled, or the provider sent nothing usable. */
  token: string
}

/** Reads the return address: OpenID providers send an `id_token`, Facebook an `access_token`, all of them `state`. Takes hash and query, with their `#` and `?`. */
export function socialReturn(hash: string, search: string): SocialReturn {
  const inHash = new URLSearchParams(hash.replace(/^#/, ''))
  const inQuery = new URLSearchParams(search)
  return { state: inHash.get('state') ?? inQuery.get('state') ?? '', token: inHash.get('id_token') ?? inHash.get('access_token') ?? '' }
}
