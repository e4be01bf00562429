import { sessionDraft } from '#src/kit/session-draft.ts'

/** The email or number that this browser has proved, on the way from signing in to joining. */
const draft = sessionDraft('provenAddress')

export const keepProven = (emailOrPhone: string): void => draft.store({ emailOrPhone })
export const forgetProven = (): void => draft.clear()

export function readProven(): string | null {
  const { emailOrPhone } = draft.read()
  return typeof emailOrPhone === 'string' ? emailOrPhone : null
}
