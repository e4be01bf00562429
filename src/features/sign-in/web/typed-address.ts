import { sessionDraft } from '#src/kit/session-draft.ts'

/** What was typed where a password was asked for, for whoever has forgotten it. */
export const typedAddress = sessionDraft('typedAddress')
