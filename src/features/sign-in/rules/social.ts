/** How an OpenID provider is asked (OpenID Connect Core 1.0, sections 3.2 and 3.3). No code is exchanged, so no client secret is needed. */
export interface OpenIdFlow {
  /** As in the claim `iss` of its tokens. */
  issuer: string
  responseType: 'id_token' | 'code id_token'
  responseMode: 'fragment' | 'form_post'
  scope: string
}

const plainFlow = { responseType: 'id_token', responseMode: 'fragment', scope: 'openid email profile' } as const

/**
 * The providers (sign-in-15), in the order of the buttons. One that speaks OpenID needs an entry here and a logo in
 * `web/social-buttons.tsx`; the variables `<NAME>_CLIENT_ID` and `<NAME>_ISSUER` configure it.
 */
export const socialProviders = {
  google: { title: 'Google', openId: { issuer: 'https://accounts.google.com', ...plainFlow } },
  facebook: { title: 'Facebook', openId: null },
  apple: {
    title: 'Apple',
    // Apple gives an email only in a posted form.
    openId: {
      issuer: 'https://appleid.apple.com',
      responseType: 'code id_token',
      responseMode: 'form_post',
      scope: 'openid name email',
    },
  },
} as const satisfies Record<string, { title: string; openId: OpenIdFlow | null }>

export type SocialName = keyof typeof socialProviders
export const socialNames = Object.keys(socialProviders) as [SocialName, ...SocialName[]]

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
