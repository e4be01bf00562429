import type { MemberData } from '#src/platform/member-data.ts'
import { deleteAskedBy, findAskedBy } from './restock.store.ts'

export const restockMemberData: MemberData = {
  name: 'backInStock',
  copy: async (orm, { email }) => (email === null ? [] : findAskedBy(orm, email)),
  async delete({ orm }, { email }) {
    if (email !== null) await deleteAskedBy(orm, email)
  },
}
