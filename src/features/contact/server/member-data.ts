import type { MemberData } from '#src/platform/member-data.ts'
import { deleteWrittenBy, findWrittenBy } from './contact.store.ts'

export const contactMemberData: MemberData = {
  name: 'contact',
  copy: async (orm, { email }) =>
    email === null ? [] : (await findWrittenBy(orm, email)).map(({ checkHash: _check, ...written }) => written),
  async delete({ orm }, { email }) {
    if (email !== null) await deleteWrittenBy(orm, email)
  },
}
