/** Whom shoppers may sign in with besides the shop itself. */
export type SocialName = 'google' | 'facebook' | 'apple'

/** Who somebody is to a provider. `issuer` and `subject` together name them for ever; an email does not. */
export interface SocialIdentity {
  provider: SocialName
  issuer: string
  subject: string
  /** In lower case; null when the provider tells none. */
  email: string | null
  /** Whether the provider itself vouches that the mailbox is theirs. */
  isEmailVerified: boolean
  /** For filling in a form; empty when the provider tells none. */
  firstName: string
  lastName: string
}

/** `refused` whatever is wrong with a token: who forged it learns nothing from the answer. */
export type SocialAnswer = { state: 'identified'; identity: SocialIdentity } | { state: 'refused' } | { state: 'unavailable' }

export interface SocialStart {
  /** Comes back beside the token. */
  state: string
  /** Comes back inside the token, where the provider's tokens have room for it. */
  nonce: string
  /** The page of this shop that the browser is sent back to. */
  returnUrl: string
}

/** One provider. Never throws and answers within seconds. */
export interface SocialProvider {
  readonly name: SocialName
  /** Where the browser goes to sign in; null when the provider does not answer. */
  startUrl(start: SocialStart): Promise<string | null>
  /** Asks the provider, or checks by its keys, whose token this is and that it was made for this shop and this `nonce`. */
  identify(token: string, nonce: string): Promise<SocialAnswer>
}
