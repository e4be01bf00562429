import { contactLimits, emptyContact, type ContactField, type ContactFields } from '#src/features/contact/rules/contact-form.ts'
import { sessionDraft } from '#src/kit/session-draft.ts'

/** What was typed, stored over failures and a change of language until the window closes or the message is sent. */
const draft = sessionDraft('contactDraft')

export const fields = Object.keys(emptyContact) as ContactField[]

/** The id of a field's element. */
export const fieldId = (field: ContactField): string => `contact-${field}`

/** The stored draft; what was typed before the page was hydrated takes precedence. */
export function readDraft(): ContactFields {
  const stored = draft.read()
  const started = fields.map((field) => [field, typedEarly(field) || textOf(stored[field], field)] as const)
  return { ...emptyContact, ...Object.fromEntries(started) }
}

export const storeDraft = (values: ContactFields): void => draft.store(values)
export const clearDraft = (): void => draft.clear()

const textOf = (value: unknown, field: ContactField): string => (typeof value === 'string' ? value.slice(0, contactLimits[field]) : '')

function typedEarly(field: ContactField): string {
  if (typeof document === 'undefined') return ''
  const element = document.getElementById(fieldId(field)) as HTMLInputElement | null
  return element?.value ?? ''
}
