import type { KeptOfMember } from '#src/platform/kept-of-member.ts'
import { deleteSavedOf, findSaved } from './addresses.store.ts'

export const keptAddresses: KeptOfMember = {
  name: 'addresses',
  copy: async (orm, { memberId }) =>
    (await findSaved(orm, memberId)).map(({ address, isDefault, savedAt }) => ({ address, isDefault, savedAt })),
  forget: ({ orm }, { memberId }) => deleteSavedOf(orm, memberId),
}
