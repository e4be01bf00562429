import { socialNames, type SocialName } from '#src/features/sign-in/rules/social.ts'
import { returnPath } from '#src/kit/return-to.ts'
import { sessionDraft } from '#src/kit/session-draft.ts'

/** Where this window has gone to sign in, and where it wants to be afterwards. */
export interface Departure {
  provider: SocialName
  returnTo: string
}

const draft = sessionDraft('socialDeparture')

export const keepDeparture = (provider: SocialName): void =>
  draft.store({ provider, returnTo: returnPath(new URLSearchParams(location.search).get('returnTo')) })

/** Once: whoever comes back twice has gone once only. */
export function takeDeparture(): Departure | null {
  const { provider, returnTo } = draft.read()
  draft.clear()
  const known = socialNames.find((name) => name === provider)
  return known ? { provider: known, returnTo: returnPath(typeof returnTo === 'string' ? returnTo : null) } : null
}
