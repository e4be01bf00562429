import { randomInt } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { cartLines, carts } from './cart.tables.ts'

export type CartRow = typeof carts.$inferSelect

export interface CartLineRow {
  autoId: number
  variantId: number
  quantity: number
}

const largestId = 2_147_483_647

/** The session's cart, found by owner alone. With `lock`, nobody else changes it until the transaction ends. */
export async function findActiveCart(orm: Orm, sessionId: string, { lock = false } = {}): Promise<CartRow | null> {
  const query = orm.select().from(carts).where(and(eq(carts.sessionId, sessionId), eq(carts.status, 'active')))
  const [cart] = await (lock ? query.for('update') : query)
  return cart ?? null
}

/** Waits until nobody else is changing the cart, and keeps them waiting until the transaction ends. */
export async function lockCart(orm: Orm, cartId: number): Promise<void> {
  await orm.select({ autoId: carts.autoId }).from(carts).where(eq(carts.autoId, cartId)).for('update')
}

/** Makes the session's cart; when another request was quicker, its cart is the one. */
export async function insertCart(orm: Orm, sessionId: string): Promise<void> {
  await orm.insert(carts).values({ autoId: randomInt(1000, largestId), sessionId }).onConflictDoNothing()
}

export const findLines = (orm: Orm, cartId: number): Promise<CartLineRow[]> =>
  orm
    .select({ autoId: cartLines.autoId, variantId: cartLines.variantId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.autoId))

export async function putLine(orm: Orm, cartId: number, variantId: number, quantity: number): Promise<void> {
  await orm
    .insert(cartLines)
    .values({ cartId, variantId, quantity })
    .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.variantId], set: { quantity } })
}

export async function deleteLine(orm: Orm, cartId: number, lineId: number): Promise<boolean> {
  const deleted = await orm.delete(cartLines).where(and(eq(cartLines.cartId, cartId), eq(cartLines.autoId, lineId)))
  return deleted.rowCount === 1
}

export async function updateCart(orm: Orm, cartId: number, change: Partial<CartRow>): Promise<void> {
  await orm.update(carts).set({ ...change, updatedAt: sql`now()` }).where(eq(carts.autoId, cartId))
}
