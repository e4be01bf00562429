import type { MemberData } from '#src/platform/member-data.ts'
import { deleteSavedOf, findSaved } from './addresses.store.ts'

export const addressesMemberData: MemberData = {
  name: 'addresses',
  copy: async (orm, { memberId }) =>
    (await findSaved(orm, memberId)).map(({ address, isDefault, savedAt }) => ({ address, isDefault, savedAt })),
  delete: ({ orm }, { memberId }) => deleteSavedOf(orm, memberId),
}
