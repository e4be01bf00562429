import type { KeptOfMember } from '#src/platform/kept-of-member.ts'
import { deleteWishesOf, findWishes } from './wishlist.store.ts'

export const keptWishes: KeptOfMember = {
  name: 'wishlist',
  copy: async (orm, { memberId }) => (await findWishes(orm, memberId)).map(({ ean, addedAt }) => ({ ean, addedAt })),
  forget: ({ orm }, { memberId }) => deleteWishesOf(orm, memberId),
}
