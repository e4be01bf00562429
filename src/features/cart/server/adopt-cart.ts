import { inCulture, type Culture } from '#src/kit/culture.ts'
import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import { purchasable } from '#src/features/availability/rules/out-of-stock.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { keepAsItStands, mergeCarts } from '../rules/merge.ts'
import { deleteCart, findActiveCart, findLines, giveToMember, putLine } from './cart.store.ts'

/** A guest on the way in. */
export interface Arrival {
  session: string
  memberId: number
  /** Signed in from the checkout: the cart stays as it stands. */
  duringCheckout: boolean
  culture: Culture
}

/** What changed, in words that a notice can use. */
export interface Adoption {
  merged: { name: string; quantity: number; capped: boolean }[]
  /** What found no place, for the wishlist. */
  left: { variantId: number; name: string }[]
}

/**
 * Makes the guest's cart the member's, and takes in what the member had left in an older one. The guest's own cart
 * goes on under its number, so an address or a payment that has begun goes on with it.
 */
export async function adoptCart(
  catalogue: CatalogueService,
  orm: Orm,
  { session, memberId, duringCheckout, culture }: Arrival,
): Promise<Adoption> {
  const nothing: Adoption = { merged: [], left: [] }
  const guests = await findActiveCart(orm, { session, member: null }, { lock: true })
  const kept = guests ? await findLines(orm, guests.autoId) : []
  if (!guests || kept.length === 0) return nothing
  const members = await findActiveCart(orm, { session: null, member: memberId }, { lock: true })
  const older = members ? await findLines(orm, members.autoId) : []
  const items = await catalogue.itemsById(
    orm,
    older.map(({ variantId }) => variantId),
  )
  const mostOf = (variantId: number): number => {
    const item = items.get(variantId)
    return item ? purchasable(item.variant.stock, item.product.maxAddQuantity) : 0
  }
  const { merged, left } = duringCheckout ? keepAsItStands(kept, older) : mergeCarts(kept, older, mostOf)
  for (const { variantId, quantity } of merged) await putLine(orm, guests.autoId, variantId, quantity)
  if (members) await deleteCart(orm, members.autoId)
  await giveToMember(orm, guests.autoId, memberId)
  const name = (variantId: number): string => inCulture(items.get(variantId)?.product.title ?? { en: '', zh: null }, culture)
  // What is no longer sold at all has no name, and nobody could buy it from a wishlist either.
  const isSold = (variantId: number): boolean => items.has(variantId)
  return {
    merged: merged
      .filter(({ variantId }) => isSold(variantId))
      .map(({ variantId, quantity, capped }) => ({ name: name(variantId), quantity, capped })),
    left: left.filter(isSold).map((variantId) => ({ variantId, name: name(variantId) })),
  }
}
