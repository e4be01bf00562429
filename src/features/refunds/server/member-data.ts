import type { MemberData } from '#src/platform/member-data.ts'
import { blankWordsOfMember, findRefundsOfMember, findReturnsOfMember } from './refunds.store.ts'

/** Refunds and what was sent back belong to the books and stay, as their orders do. */
export const refundsMemberData: MemberData = {
  name: 'refunds',
  copy: async (orm, { memberId }) => ({
    refunds: await findRefundsOfMember(orm, memberId),
    returns: await findReturnsOfMember(orm, memberId),
  }),
  // What was written about them goes; what was sent back stays.
  delete: ({ orm }, { memberId }) => blankWordsOfMember(orm, memberId),
}
