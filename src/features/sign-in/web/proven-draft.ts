import { sessionDraft } from '#src/kit/session-draft.ts'

/** The email or number that this browser has proved, stored between signing in and registering. */
const draft = sessionDraft('provenAddress')

export const storeProven = (emailOrPhone: string): void => draft.store({ emailOrPhone })
export const deleteProven = (): void => draft.clear()

export function readProven(): string | null {
  const { emailOrPhone } = draft.read()
  return typeof emailOrPhone === 'string' ? emailOrPhone : null
}
