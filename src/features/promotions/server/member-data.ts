import type { MemberData } from '#src/platform/member-data.ts'
import { blankUsesOf, findUsesOf } from './promotions.store.ts'

export const promotionsMemberData: MemberData = {
  name: 'promotions',
  copy: (orm, { memberId }) => findUsesOf(orm, memberId),
  delete: ({ orm }, { memberId }) => blankUsesOf(orm, memberId),
}
