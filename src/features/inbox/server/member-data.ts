import type { MemberData } from '#src/platform/member-data.ts'
import { deleteMessagesOf, findMessages } from './inbox.store.ts'

export const inboxMemberData: MemberData = {
  name: 'inbox',
  copy: async (orm, { memberId }) =>
    (await findMessages(orm, memberId, 10_000)).map(({ kind, facts, at, readAt }) => ({ kind, facts, at, readAt })),
  delete: ({ orm }, { memberId }) => deleteMessagesOf(orm, memberId),
}
