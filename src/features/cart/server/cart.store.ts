import { randomInt } from 'node:crypto'
import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { columnsOf, prepared } from '#src/platform/db/prepared.ts'
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

/** A cart with its lines. */
export interface StoredCart {
  row: CartRow
  lines: CartLineRow[]
}

/** What is asked of the active cart of a member, or else of a session. */
function ofActive<Row>(name: string, ask: (isActive: SQL) => SQL): (orm: Orm, owner: CartOwner) => Promise<Row[]> {
  const isActive = (column: string): SQL => sql`${sql.identifier(column)} = ${sql.placeholder('owner')} and status = 'active'`
  const ofMember = prepared<Row, { owner: number }>(`${name}-of-member`, ask(isActive('member_id')))
  const ofSession = prepared<Row, { owner: string }>(`${name}-of-session`, ask(isActive('session_id')))
  return async (orm, { session, member }) => {
    if (member !== null) return ofMember(orm, { owner: member })
    return session === null ? [] : ofSession(orm, { owner: session })
  }
}

const activeCart = ofActive<CartRow>('cart', (isActive) => sql`select ${columnsOf(carts)} from carts where ${isActive}`)
const activeCartLocked = ofActive<CartRow>(
  'cart-locked',
  (isActive) => sql`select ${columnsOf(carts)} from carts where ${isActive} for update`,
)
const lineColumns = sql`auto_id "autoId", variant_id "variantId", quantity, offered_by "offeredBy"`
const activeLines = ofActive<CartLineRow>(
  'cart-lines',
  (isActive) => sql`select ${lineColumns} from cart_lines where cart_id = (select auto_id from carts where ${isActive}) order by auto_id`,
)

/** The owner's cart, found by its owner only. */
export const findActiveCart = async (orm: Orm, owner: CartOwner): Promise<CartRow | null> => (await activeCart(orm, owner))[0] ?? null

/** The owner's cart, locked until the transaction ends. Its lines are read once it is. */
export async function lockActiveCart(orm: Orm, owner: CartOwner): Promise<StoredCart | null> {
  const [[row], lines] = await Promise.all([activeCartLocked(orm, owner), activeLines(orm, owner)])
  return row ? { row, lines } : null
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
export async function findOrInsertCart(orm: Orm, owner: CartOwner): Promise<StoredCart> {
  const found = await lockActiveCart(orm, owner)
  if (found) return found
  const { session, member } = owner
  await orm
    .insert(carts)
    .values({ autoId: randomInt(1000, largestId), ...(member === null ? { sessionId: session } : { memberId: member }) })
    // A simultaneous request may have inserted one.
    .onConflictDoNothing()
  return (await lockActiveCart(orm, owner))!
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
  'lines-of-cart',
  sql`select ${lineColumns} from cart_lines where cart_id = ${sql.placeholder('cartId')} order by auto_id`,
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

const close = prepared<object, { cartId: number }>(
  'close-cart',
  sql`update carts set status = 'ordered', updated_at = now() where auto_id = ${sql.placeholder('cartId')}`,
)

/** Marks a cart as ordered; its owner gets a new one. */
export const closeCart = async (orm: Orm, cartId: number): Promise<void> => void (await close(orm, { cartId }))

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
