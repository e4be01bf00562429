import { inCulture, type Culture } from '#src/kit/culture.ts'
import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import { purchasable } from '#src/features/availability/rules/why-not-sold.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { leaveUnmerged, mergeCarts, type MergingLine } from '../rules/merge.ts'
import { deleteCart, findOrInsertCart, giveToMember, lockActiveCart, putLine } from './cart.store.ts'

/** A guest who is signing in. */
export interface Arrival {
  session: string
  memberId: number
  /** The guest signs in from the checkout, so the cart does not change. */
  duringCheckout: boolean
  culture: Culture
}

/** What changed, with the names that a notice shows. */
export interface Adoption {
  merged: { name: string; quantity: number; capped: boolean }[]
  /** Goods that were not merged, for the wishlist. */
  left: { variantId: number; name: string }[]
}

/** A cart that is deleted because its member signed in with another. `areGoodsMerged`: they are in that one now. */
export interface LeftCart {
  cartId: number
  into: number
  areGoodsMerged: boolean
}

/** What payment says of carts, in the caller's transaction. */
export interface CartPayments {
  isBeingPaid(orm: Orm, cartId: number): Promise<boolean>
  /** What follows when a member's cart is left for that of a guest. */
  followLeft(orm: Orm, left: LeftCart): Promise<void>
}

/**
 * Makes the guest's cart the member's, and merges the member's older cart into it. The guest's cart keeps its id, so
 * an address or a payment that belongs to it stays valid. Where both are being paid, it does not change, as during checkout: goods
 * that are being paid with another order would stay in it once they are paid, and would be paid again.
 */
export async function adoptCart(
  catalogue: CatalogueService,
  orm: Orm,
  { session, memberId, duringCheckout, culture }: Arrival,
  { isBeingPaid, followLeft }: CartPayments,
): Promise<Adoption> {
  const nothing: Adoption = { merged: [], left: [] }
  const guests = await lockActiveCart(orm, { session, member: null })
  if (!guests) return nothing
  const isGuestsPaid = await isBeingPaid(orm, guests.row.autoId)
  if (guests.lines.length === 0 && !isGuestsPaid) return nothing
  // One of their own, so that no other device makes one meanwhile: a member has one active cart.
  const members = await findOrInsertCart(orm, { session: null, member: memberId })
  const staysAsItIs = duringCheckout || (isGuestsPaid && (await isBeingPaid(orm, members.row.autoId)))
  const [own, older]: [readonly MergingLine[], readonly MergingLine[]] = [guests.lines, members.lines]
  const items = await catalogue.itemsById(
    orm,
    older.map(({ variantId }) => variantId),
  )
  const mostOf = (variantId: number): number => {
    const item = items.get(variantId)
    return item ? purchasable(item.variant.facts, item.product.maxAddQuantity) : 0
  }
  const { merged, left } = staysAsItIs ? leaveUnmerged(own, older) : mergeCarts(own, older, mostOf)
  for (const line of merged) await putLine(orm, guests.row.autoId, line)
  await followLeft(orm, { cartId: members.row.autoId, into: guests.row.autoId, areGoodsMerged: !staysAsItIs })
  await deleteCart(orm, members.row.autoId)
  await giveToMember(orm, guests.row.autoId, memberId, staysAsItIs ? null : members.row.tenders)
  const name = (variantId: number): string => inCulture(items.get(variantId)?.product.title ?? { en: '', zh: null }, culture)
  return {
    merged: [...Map.groupBy(merged, ({ variantId }) => variantId)].map(([variantId, lines]) => ({
      name: name(variantId),
      quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      capped: lines.some(({ capped }) => capped),
    })),
    left: left.map((variantId) => ({ variantId, name: name(variantId) })),
  }
}
