import type { KeptOfMember } from '#src/platform/kept-of-member.ts'
import { deleteMessagesOf, findMessages } from './inbox.store.ts'

export const keptMessages: KeptOfMember = {
  name: 'inbox',
  copy: async (orm, { memberId }) =>
    (await findMessages(orm, memberId, 10_000)).map(({ kind, facts, at, readAt }) => ({ kind, facts, at, readAt })),
  forget: ({ orm }, { memberId }) => deleteMessagesOf(orm, memberId),
}
