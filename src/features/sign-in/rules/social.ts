/** Whom shoppers may sign in with besides the shop (sign-in-15), in the order of the buttons. */
export const socialNames = ['google', 'facebook', 'apple'] as const
export type SocialName = (typeof socialNames)[number]

/** The page that a provider sends the browser back to. Registered with each provider, so it does not move. */
export const socialPath = '/member/social'

/** Minutes from the button to the way back. */
export const socialMinutes = 15
/** Minutes from the way back until a new member has filled in the rest. */
export const ticketMinutes = 30

/** What a provider sends along, in the address, behind `#` or behind `?`. */
export interface SocialReturn {
  state: string
  /** Empty when the shopper changed their mind, or the provider sent nothing that can be used. */
  token: string
}

/** Reads the way back: OpenID providers send an `id_token`, Facebook an `access_token`, all of them `state`. Takes the two ends of an address, with their `#` and `?`. */
export function socialReturn(hash: string, search: string): SocialReturn {
  const told = new URLSearchParams(hash.replace(/^#/, ''))
  const asked = new URLSearchParams(search)
  return { state: told.get('state') ?? asked.get('state') ?? '', token: told.get('id_token') ?? told.get('access_token') ?? '' }
}
