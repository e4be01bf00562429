import { socialNames } from '#src/features/sign-in/rules/social.ts'
import type { SocialPending } from '#src/features/sign-in/sign-in.contract.ts'
import { forget, socialLoginKey } from './local-storage.ts'

export function keepSocialLogin(pending: SocialPending): void {
  try {
    localStorage.setItem(socialLoginKey, JSON.stringify(pending))
  } catch {
    // A browser that keeps nothing asks for a code instead.
  }
}

export function readSocialLogin(): SocialPending | null {
  try {
    return pendingOf(JSON.parse(localStorage.getItem(socialLoginKey) ?? '{}'))
  } catch {
    return null
  }
}

export const forgetSocialLogin = (): void => forget(socialLoginKey)

/** Somebody else may have written it. */
function pendingOf(read: { [Field in keyof SocialPending]?: unknown }): SocialPending | null {
  const provider = socialNames.find((name) => name === read.provider)
  const [ticket, firstName, lastName] = [read.ticket, read.firstName, read.lastName].map((value) =>
    typeof value === 'string' ? value : '',
  )
  if (!provider || !ticket) return null
  const emailSocial = typeof read.emailSocial === 'string' ? read.emailSocial : null
  return {
    provider,
    ticket,
    emailSocial,
    isEmailVerified: emailSocial !== null && read.isEmailVerified === true,
    firstName: firstName!,
    lastName: lastName!,
  }
}
