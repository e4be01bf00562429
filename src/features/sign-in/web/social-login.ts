import { socialNames } from '#src/features/sign-in/rules/social.ts'
import type { SocialPending } from '#src/features/sign-in/sign-in.contract.ts'
import { deleteStored, socialLoginKey } from './local-storage.ts'

export function storeSocialLogin(pending: SocialPending): void {
  try {
    localStorage.setItem(socialLoginKey, JSON.stringify(pending))
  } catch {
    // Without storage the shopper proves the email by a code.
  }
}

export function readSocialLogin(): SocialPending | null {
  try {
    return pendingOf(JSON.parse(localStorage.getItem(socialLoginKey) ?? '{}'))
  } catch {
    return null
  }
}

export const deleteSocialLogin = (): void => deleteStored(socialLoginKey)

/** Checks stored data, which anything may have written. */
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
