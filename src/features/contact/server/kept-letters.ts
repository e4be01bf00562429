import type { KeptOfMember } from '#src/platform/kept-of-member.ts'
import { deleteWrittenBy, findWrittenBy } from './contact.store.ts'

export const keptLetters: KeptOfMember = {
  name: 'contact',
  copy: async (orm, { email }) =>
    email === null ? [] : (await findWrittenBy(orm, email)).map(({ checkHash: _check, ...written }) => written),
  async forget({ orm }, { email }) {
    if (email !== null) await deleteWrittenBy(orm, email)
  },
}
