import { socialNames, type SocialName } from '#src/features/sign-in/rules/social.ts'
import { returnPath } from '#src/kit/return-to.ts'
import { sessionDraft } from '#src/kit/session-draft.ts'

/** The provider that this window was redirected to, and the page to return to. */
export interface Departure {
  provider: SocialName
  returnTo: string
}

const draft = sessionDraft('socialDeparture')

export const storeDeparture = (provider: SocialName): void =>
  draft.store({ provider, returnTo: returnPath(new URLSearchParams(location.search).get('returnTo')) })

/** Reads it once: a second return finds nothing. */
export function takeDeparture(): Departure | null {
  const { provider, returnTo } = draft.read()
  draft.clear()
  const known = socialNames.find((name) => name === provider)
  return known ? { provider: known, returnTo: returnPath(typeof returnTo === 'string' ? returnTo : null) } : null
}
