import { randomInt } from 'node:crypto'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { prepared } from '#src/platform/db/prepared.ts'
import { cartLines, carts } from './cart.tables.ts'

export type CartRow = typeof carts.$inferSelect

export interface CartLineRow {
  autoId: number
  variantId: number
  quantity: number
  offeredBy: number | null
}

/** The owner of a cart: the member, or else the session. A caller can be passed. */
export interface CartOwner {
  session: string | null
  member: number | null
}

const largestId = 2_147_483_647

/** The owner's cart, found by its owner only. `lock` locks it until the transaction ends. */
export async function findActiveCart(orm: Orm, { session, member }: CartOwner, { lock = false } = {}): Promise<CartRow | null> {
  if (session === null && member === null) return null
  const isOwned = member === null ? eq(carts.sessionId, session!) : eq(carts.memberId, member)
  const query = orm
    .select()
    .from(carts)
    .where(and(isOwned, eq(carts.status, 'active')))
  const [cart] = await (lock ? query.for('update') : query)
  return cart ?? null
}

const lock = prepared<{ autoId: number }, { cartId: number }>(
  'lock-cart',
  sql`select auto_id "autoId" from carts where auto_id = ${sql.placeholder('cartId')} for update`,
)

/** The lines of a cart that is locked first, until the transaction ends. */
export async function lockLines(orm: Orm, cartId: number): Promise<CartLineRow[]> {
  const [, lines] = await Promise.all([lock(orm, { cartId }), findLines(orm, cartId)])
  return lines
}

/** The owner's cart, locked until the transaction ends; a new one when the owner has none. */
export async function findOrInsertCart(orm: Orm, owner: CartOwner): Promise<CartRow> {
  const found = await findActiveCart(orm, owner, { lock: true })
  if (found) return found
  const { session, member } = owner
  await orm
    .insert(carts)
    .values({ autoId: randomInt(1000, largestId), ...(member === null ? { sessionId: session } : { memberId: member }) })
    // A simultaneous request may have inserted one.
    .onConflictDoNothing()
  return (await findActiveCart(orm, owner, { lock: true }))!
}

/** Makes a guest's cart a member's, with the vouchers of the member's own. The member must not have another active one. */
export async function giveToMember(orm: Orm, cartId: number, memberId: number, tenders: CartRow['tenders']): Promise<void> {
  await orm
    .update(carts)
    .set({ sessionId: null, memberId, tenders, updatedAt: sql`now()` })
    .where(eq(carts.autoId, cartId))
}

export async function deleteCart(orm: Orm, cartId: number): Promise<void> {
  await orm.delete(carts).where(eq(carts.autoId, cartId))
}

const linesOf = prepared<CartLineRow, { cartId: number }>(
  'cart-lines',
  sql`select auto_id "autoId", variant_id "variantId", quantity, offered_by "offeredBy"
    from cart_lines where cart_id = ${sql.placeholder('cartId')} order by auto_id`,
)

export const findLines = (orm: Orm, cartId: number): Promise<CartLineRow[]> => linesOf(orm, { cartId })

export async function putLine(
  orm: Orm,
  cartId: number,
  { variantId, quantity, offeredBy }: Omit<CartLineRow, 'autoId'>,
): Promise<CartLineRow> {
  const [line] = await orm
    .insert(cartLines)
    .values({ cartId, variantId, quantity, offeredBy })
    .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.variantId, cartLines.offeredBy], set: { quantity } })
    .returning({ autoId: cartLines.autoId })
  return { autoId: line!.autoId, variantId, quantity, offeredBy }
}

export async function deleteLine(orm: Orm, cartId: number, lineId: number): Promise<boolean> {
  const deleted = await orm.delete(cartLines).where(and(eq(cartLines.cartId, cartId), eq(cartLines.autoId, lineId)))
  return deleted.rowCount === 1
}

export async function updateCart(orm: Orm, cartId: number, change: Partial<CartRow>): Promise<void> {
  await orm
    .update(carts)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(carts.autoId, cartId))
}

export async function clearRebatesOf(orm: Orm, memberId: number): Promise<void> {
  const isRedeeming = and(eq(carts.memberId, memberId), eq(carts.status, 'active'), isNotNull(carts.tenders))
  await orm
    .update(carts)
    .set({ tenders: sql`${carts.tenders} || '{"rebateCents": 0}'::jsonb` })
    .where(isRedeeming)
}

export const findCartsOf = (orm: Orm, memberId: number): Promise<CartRow[]> =>
  orm.select().from(carts).where(eq(carts.memberId, memberId)).orderBy(asc(carts.createdAt))

export async function deleteCartsOf(orm: Orm, memberId: number): Promise<void> {
  await orm.delete(carts).where(eq(carts.memberId, memberId))
}
