import type { MemberData } from '#src/platform/member-data.ts'
import { deleteSubscriber, findRequestsBy } from './restock.store.ts'

export const restockMemberData: MemberData = {
  name: 'backInStock',
  copy: async (orm, { email }) => (email === null ? [] : findRequestsBy(orm, email)),
  async delete({ orm }, { email }) {
    if (email !== null) await deleteSubscriber(orm, email)
  },
}
