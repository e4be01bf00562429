/** A person's identity at a provider. `issuer` and `subject` together identify the person for ever; an email does not. */
export interface SocialIdentity {
  issuer: string
  subject: string
  /** In lower case; null when the provider gives none. */
  email: string | null
  /** Whether the provider has confirmed that the mailbox belongs to the person. */
  isEmailVerified: boolean
  /** For filling in a form; empty when the provider gives none. */
  firstName: string
  lastName: string
}

/** `refused` for every fault of a token, so that a forger learns nothing from the answer. */
export type SocialAnswer = { state: 'identified'; identity: SocialIdentity } | { state: 'refused' } | { state: 'unavailable' }

export interface SocialStart {
  /** Returned beside the token. */
  state: string
  /** Returned inside the token, where the provider's tokens can carry it. */
  nonce: string
  /** The page of this shop to which the provider sends the browser back. */
  returnUrl: string
}

/** One provider. Its calls never reject and end within seconds. */
export interface SocialProvider {
  /** The provider's sign-in page for this flow; null when the provider does not answer. */
  startUrl(start: SocialStart): Promise<string | null>
  /** Checks with the provider, or by its keys, that the token was issued for this shop and this `nonce`, and whose it is. */
  identify(token: string, nonce: string): Promise<SocialAnswer>
}
