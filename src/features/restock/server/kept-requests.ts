import type { KeptOfMember } from '#src/platform/kept-of-member.ts'
import { deleteAskedBy, findAskedBy } from './restock.store.ts'

export const keptRestockRequests: KeptOfMember = {
  name: 'backInStock',
  copy: async (orm, { email }) => (email === null ? [] : findAskedBy(orm, email)),
  async forget({ orm }, { email }) {
    if (email !== null) await deleteAskedBy(orm, email)
  },
}
