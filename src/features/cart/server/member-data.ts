import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { MemberData } from '#src/platform/member-data.ts'
import { deleteCartsOf, findCartsOf, findLines } from './cart.store.ts'

export const cartMemberData = (catalogue: CatalogueService): MemberData => ({
  name: 'bag',
  async copy(orm, { memberId }) {
    const carts = []
    for (const { autoId, shippingAddress, billingAddress } of await findCartsOf(orm, memberId)) {
      const lines = await findLines(orm, autoId)
      const items = await catalogue.itemsById(
        orm,
        lines.map(({ variantId }) => variantId),
      )
      carts.push({
        shippingAddress,
        billingAddress,
        lines: lines.map(({ variantId, quantity }) => ({ ean: items.get(variantId)?.variant.ean ?? null, quantity })),
      })
    }
    return carts
  },
  delete: ({ orm }, { memberId }) => deleteCartsOf(orm, memberId),
})
