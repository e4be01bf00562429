import type { MemberData } from '#src/platform/member-data.ts'
import { deleteWishesOf, findWishes } from './wishlist.store.ts'

export const wishlistMemberData: MemberData = {
  name: 'wishlist',
  copy: async (orm, { memberId }) => (await findWishes(orm, memberId)).map(({ ean, addedAt }) => ({ ean, addedAt })),
  delete: ({ orm }, { memberId }) => deleteWishesOf(orm, memberId),
}
