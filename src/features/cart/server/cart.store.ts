import { randomInt } from 'node:crypto'
import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { columnsOf, listed, prepared } from '#src/platform/db/prepared.ts'
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

/** A cart that was ordered. */
export interface OrderedCart {
  cartId: number
  lines: CartLineRow[]
}

/** The cart of an order, locked until the transaction ends; null when it is gone. */
export async function lockOrdered(orm: Orm, cartId: number): Promise<OrderedCart | null> {
  const [[found], lines] = await Promise.all([lock(orm, { cartId }), findLines(orm, cartId)])
  return found ? { cartId, lines } : null
}

/** Whether a cart belongs to a member. */
export async function isOfMember(orm: Orm, cartId: number, memberId: number): Promise<boolean> {
  const rows = await orm
    .select({ autoId: carts.autoId })
    .from(carts)
    .where(and(eq(carts.autoId, cartId), eq(carts.memberId, memberId)))
  return rows.length === 1
}

/**
 * One of some ids at random that no cart has: of a million carts' ids, one in two thousand would be taken. Each is looked up by
 * itself; for `not exists` PostgreSQL would read all carts, as long as it knows of few.
 */
const freeId = sql`(select id from unnest(${listed('ids', 'int')}) id where (select auto_id from carts where auto_id = id) is null limit 1)`
const randomIds = (): number[] => Array.from({ length: 4 }, () => randomInt(1000, largestId))

const insertCart = prepared<CartRow, { ids: number[]; session: string | null; member: number | null }>(
  'new-cart',
  sql`insert into carts (auto_id, session_id, member_id)
    values (${freeId}, ${sql.placeholder('session')}, ${sql.placeholder('member')})
    on conflict do nothing returning ${columnsOf(carts)}`,
)

/** A new cart, which nobody else sees before the transaction ends; null when a simultaneous request has inserted one. */
async function insertNewCart(orm: Orm, { session, member }: CartOwner): Promise<StoredCart | null> {
  const [row] = await insertCart(orm, { ids: randomIds(), session: member === null ? session : null, member })
  return row ? { row, lines: [] } : null
}

type NewLine = Omit<CartLineRow, 'autoId'>

const insertFilledCart = prepared<CartRow & { lineId: number }, NewLine & { ids: number[]; session: string }>(
  'new-filled-cart',
  sql`with cart as (insert into carts (auto_id, session_id) values (${freeId}, ${sql.placeholder('session')}) returning ${columnsOf(carts)}),
    line as (insert into cart_lines (cart_id, variant_id, quantity, offered_by)
      select "autoId", ${sql.placeholder('variantId')}, ${sql.placeholder('quantity')}, ${sql.placeholder('offeredBy')} from cart
      returning auto_id)
    select cart.*, line.auto_id "lineId" from cart, line`,
)

/** The first cart of a new guest's session, with its first line. One statement. */
export async function insertFirstCart(orm: Orm, session: string, line: NewLine): Promise<{ row: CartRow; line: CartLineRow }> {
  const [stored] = await insertFilledCart(orm, { ...line, ids: randomIds(), session })
  const { lineId, ...row } = stored!
  return { row, line: { ...line, autoId: lineId } }
}

/** The owner's cart, locked until the transaction ends; a new one when the owner has none. */
export const findOrInsertCart = async (orm: Orm, owner: CartOwner): Promise<StoredCart> =>
  (await lockActiveCart(orm, owner)) ?? (await insertNewCart(orm, owner)) ?? (await lockActiveCart(orm, owner))!

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

const upsertLine = prepared<{ autoId: number }, NewLine & { cartId: number }>(
  'put-line',
  sql`insert into cart_lines (cart_id, variant_id, quantity, offered_by)
    values (${sql.placeholder('cartId')}, ${sql.placeholder('variantId')}, ${sql.placeholder('quantity')}, ${sql.placeholder('offeredBy')})
    on conflict (cart_id, variant_id, offered_by) do update set quantity = excluded.quantity returning auto_id "autoId"`,
)

export async function putLine(orm: Orm, cartId: number, { variantId, quantity, offeredBy }: NewLine): Promise<CartLineRow> {
  const [line] = await upsertLine(orm, { cartId, variantId, quantity, offeredBy })
  return { autoId: line!.autoId, variantId, quantity, offeredBy }
}

export async function deleteLine(orm: Orm, cartId: number, lineId: number): Promise<boolean> {
  const deleted = await orm.delete(cartLines).where(and(eq(cartLines.cartId, cartId), eq(cartLines.autoId, lineId)))
  return deleted.rowCount === 1
}

const close = prepared<object, { cartId: number }>(
  'close-cart',
  sql`with gone as (delete from cart_lines where cart_id = ${sql.placeholder('cartId')})
    update carts set status = 'ordered', delivery = null, shipping_address = null, billing_address = null, instalments = null,
      promotion_choices = null, tenders = null, updated_at = now() where auto_id = ${sql.placeholder('cartId')}`,
)

/**
 * Marks a cart as ordered, and empties it: the order has all of it, for as long as it may. The row stays, by which its owner asks about
 * the payment. The owner gets a new one.
 */
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
  orm
    .select()
    .from(carts)
    .where(and(eq(carts.memberId, memberId), eq(carts.status, 'active')))

export async function deleteCartsOf(orm: Orm, memberId: number): Promise<void> {
  await orm.delete(carts).where(eq(carts.memberId, memberId))
}
