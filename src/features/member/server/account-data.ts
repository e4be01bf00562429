import { asc, eq, inArray } from 'drizzle-orm'
import { cartLines, carts } from '#src/features/cart/server/cart.tables.ts'
import { variants } from '#src/features/catalogue/server/catalogue.tables.ts'
import { orderLines, orders } from '#src/features/orders/server/orders.tables.ts'
import { knownDevices, emailConfirmations } from '#src/features/sign-in/server/sign-in.tables.ts'
import { wishes } from '#src/features/wishlist/server/wishlist.tables.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { updateMember, type MemberRow } from './member.store.ts'

/** All that is kept about a member, but for what only guards the account: hashes say nothing to their owner. */
export async function accountData(orm: Orm, { passwordHash, ...member }: MemberRow): Promise<Record<string, unknown>> {
  const wished = await orm.select({ ean: variants.ean, addedAt: wishes.addedAt }).from(wishes).innerJoin(variants, eq(variants.autoId, wishes.variantId)).where(eq(wishes.memberId, member.autoId))
  const bag = await orm
    .select({ ean: variants.ean, quantity: cartLines.quantity, addedAt: cartLines.addedAt, shippingAddress: carts.shippingAddress, billingAddress: carts.billingAddress })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.cartId, carts.autoId))
    .innerJoin(variants, eq(variants.autoId, cartLines.variantId))
    .where(eq(carts.memberId, member.autoId))
  const placed = await orm.select().from(orders).where(eq(orders.memberId, member.autoId)).orderBy(asc(orders.autoId))
  const lines = await orm.select().from(orderLines).where(inArray(orderLines.orderId, [0, ...placed.map(({ autoId }) => autoId)])).orderBy(asc(orderLines.position))
  return {
    member: { ...member, hasPassword: passwordHash !== null },
    wishlist: wished,
    bag,
    orders: placed.map(({ sessionId: _session, idempotencyKey: _key, ...order }) => ({ ...order, lines: lines.filter(({ orderId }) => orderId === order.autoId) })),
  }
}

/** Blanks a member and deletes what is theirs alone. Orders stay, as the books must, and with them the row they hang on. */
export async function blankMember(orm: Orm, memberId: number, deletedAt: Date): Promise<void> {
  await orm.delete(wishes).where(eq(wishes.memberId, memberId))
  await orm.delete(carts).where(eq(carts.memberId, memberId))
  await orm.delete(knownDevices).where(eq(knownDevices.memberId, memberId))
  await orm.delete(emailConfirmations).where(eq(emailConfirmations.memberId, memberId))
  await updateMember(orm, memberId, { ...blank, deletedAt })
}

const blank = {
  email: null,
  emailVerifiedAt: null,
  mobile: null,
  mobileVerifiedAt: null,
  passwordHash: null,
  salutation: null,
  firstName: '',
  lastName: '',
  gender: null,
  dateOfBirth: null,
  dateOfBirthSetAt: null,
  contactPreferences: [],
}
