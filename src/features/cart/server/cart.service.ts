import { limitReached, problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { SoldItem } from '#src/features/catalogue/server/catalogue.service.ts'
import { notSoldProblem } from '#src/features/availability/server/availability.service.ts'
import { purchasable, whyNotSold } from '#src/features/availability/rules/why-not-sold.ts'
import { RolledBack, type Database, type Orm } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import type { CartData } from '../cart.contract.ts'
import { setQuantity } from '../rules/cart.ts'
import { mostLines } from '../rules/merge.ts'
import { adoptCart, type Adoption, type Arrival } from './adopt-cart.ts'
import { presentCart } from './cart.present.ts'
import {
  allowedFor,
  groupsOf,
  lineCents,
  priceCartNow,
  refusedDelivery,
  soldLines,
  stockAt,
  type CartChange,
  type PricedCart,
  type PricedLine,
  type PricingParts,
} from './priced-cart.ts'
import {
  deleteLine,
  findActiveCart,
  findLines,
  insertCart,
  lockCart,
  putLine,
  updateCart,
  type CartOwner,
  type CartRow,
} from './cart.store.ts'

export { allowedFor, groupsOf, lineCents, refusedDelivery, soldLines, stockAt }
export type { Adoption, CartChange, PricedCart, PricedLine }

type Answer = Promise<Result<CartData, Problem>>

export interface CartService {
  activeId(caller: Caller): Promise<number>
  read(caller: Caller, cartId?: number): Answer
  addItem(caller: Caller, wanted: { cartId?: number; ean: string; quantity: number }): Answer
  /** 0 removes the line. */
  setItemQuantity(caller: Caller, change: { cartId?: number; lineId: number; quantity: number }): Answer
  /** Runs a change on the caller's own cart, locked, and returns the changed cart. NOT_FOUND without one. */
  change(caller: Caller, cartId: number | undefined, work: (orm: Orm, cart: PricedCart) => Promise<Result<CartChange, Problem>>): Answer
  /** The owner's cart, locked until the transaction ends. CART_EMPTY without one, NOT_FOUND when the id is not its own. */
  lock(orm: Orm, owner: CartOwner, cartId: number | undefined): Promise<Result<PricedCart, Problem<'NOT_FOUND' | 'CART_EMPTY'>>>
  /** Removes ordered goods from the cart. Goods added meanwhile stay; an emptied cart is closed. */
  takeOut(orm: Orm, cartId: number, ordered: readonly { variantId: number; quantity: number }[]): Promise<void>
  /** Removes one variant from the owner's cart; false when it was not in it. */
  takeOutVariant(orm: Orm, owner: CartOwner, variantId: number): Promise<boolean>
  priced(orm: Orm, owner: CartOwner): Promise<PricedCart>
  /** Makes the cart of a guest who signs in the member's. */
  adopt(orm: Orm, arrival: Arrival): Promise<Adoption>
}

/** Cart ids that mean the caller's own cart (cart-15). */
const defaultCartIds = [1, 336]

export interface Parts extends PricingParts {
  database: Database
}

export function createCart(parts: Parts): CartService {
  const { database, catalogue } = parts
  return {
    activeId: async (caller) => (await findActiveCart(database.orm, caller))?.autoId ?? 0,
    read: (caller, cartId) => readCart(parts, caller, cartId),
    addItem: (caller, wanted) => addItem(parts, caller, wanted),
    setItemQuantity: (caller, change) => setItemQuantity(parts, caller, change),
    change: (caller, cartId, work) => changeCart(parts, caller, cartId, work),
    lock: (orm, owner, cartId) => lockOwnCart(parts, orm, owner, cartId),
    takeOut: removeOrdered,
    takeOutVariant: removeVariant,
    priced: async (orm, owner) => priceCartNow(parts, orm, await findActiveCart(orm, owner)),
    adopt: (orm, arrival) => adoptCart(catalogue, orm, arrival),
  }
}

const isOwn = (row: CartRow | null, cartId: number | undefined): boolean =>
  cartId === undefined || defaultCartIds.includes(cartId) || row?.autoId === cartId

async function readCart(parts: Parts, caller: Caller, cartId: number | undefined): Answer {
  const { orm } = parts.database
  const row = await findActiveCart(orm, caller)
  if (!isOwn(row, cartId)) return refuse(problem('NOT_FOUND'))
  return ok(presentCart(await priceCartNow(parts, orm, row), caller.culture))
}

async function addItem(
  parts: Parts,
  caller: Caller,
  { cartId, ean, quantity }: { cartId?: number; ean: string; quantity: number },
): Answer {
  const item = await parts.catalogue.itemByEan(parts.database.orm, ean)
  if (!item) return refuse(problem('NOT_FOUND'))
  // A refused call must leave neither a session nor an empty cart behind.
  if (!caller.session && !isOwn(null, cartId)) return refuse(problem('NOT_FOUND'))
  const refusal = refusedQuantity(item, quantity)
  if (refusal) return refuse(refusal)
  const owner = { session: await caller.startSession(), member: caller.member }
  return parts.database.transaction(async ({ orm }): Answer => {
    await insertCart(orm, owner)
    const row = await findActiveCart(orm, owner, { lock: true })
    if (!row || !isOwn(row, cartId)) throw new RolledBack(refuse(problem('NOT_FOUND')))
    const lines = await findLines(orm, row.autoId)
    const present = lines.find((line) => line.variantId === item.variant.autoId)
    if (!present && lines.length >= mostLines) return refuse(limitReached('CART_FULL', mostLines))
    const total = (present?.quantity ?? 0) + quantity
    const tooMany = refusedQuantity(item, total)
    if (tooMany) return refuse(tooMany)
    await putLine(orm, row.autoId, item.variant.autoId, total)
    return ok(presentCart(await priceCartNow(parts, orm, row), caller.culture))
  })
}

const setItemQuantity = (
  parts: Parts,
  caller: Caller,
  { cartId, lineId, quantity }: { cartId?: number; lineId: number; quantity: number },
): Answer =>
  changeCart(parts, caller, cartId, async (orm, cart) => {
    const lines = cart.lines.map((line) => ({ ...line, id: line.autoId }))
    const before = lines.find(({ id }) => id === lineId)
    const changed = setQuantity(lines, lineId, quantity, ({ item }) => purchasable(item.variant.facts, item.product.maxAddQuantity))
    if (!changed.ok) return refuse((before && refusedQuantity(before.item, quantity)) ?? problem('NOT_FOUND'))
    const line = changed.value.find(({ id }) => id === lineId)
    if (line) await putLine(orm, cart.autoId!, line.variantId, line.quantity)
    else await deleteLine(orm, cart.autoId!, lineId)
    return ok({})
  })

const changeCart = (
  parts: Parts,
  caller: Caller,
  cartId: number | undefined,
  work: (orm: Orm, cart: PricedCart) => Promise<Result<CartChange, Problem>>,
): Answer =>
  parts.database.transaction(async ({ orm }): Answer => {
    const row = await findActiveCart(orm, caller, { lock: true })
    if (!row || !isOwn(row, cartId)) return refuse(problem('NOT_FOUND'))
    const changed = await work(orm, await priceCartNow(parts, orm, row))
    if (!changed.ok) return changed
    await updateCart(orm, row.autoId, changed.value)
    return ok(presentCart(await priceCartNow(parts, orm, { ...row, ...changed.value }), caller.culture))
  })

async function lockOwnCart(parts: Parts, orm: Orm, owner: CartOwner, cartId: number | undefined): ReturnType<CartService['lock']> {
  const row = await findActiveCart(orm, owner, { lock: true })
  if (!isOwn(row, cartId)) return refuse(problem('NOT_FOUND'))
  return row ? ok(await priceCartNow(parts, orm, row)) : refuse(problem('CART_EMPTY'))
}

async function removeOrdered(orm: Orm, cartId: number, ordered: readonly { variantId: number; quantity: number }[]): Promise<void> {
  // Without the lock, an item that is being added at this moment would be closed away with the cart.
  await lockCart(orm, cartId)
  const bought = new Map(ordered.map(({ variantId, quantity }) => [variantId, quantity]))
  const lines = await findLines(orm, cartId)
  const left = lines.map((line) => ({ ...line, quantity: line.quantity - (bought.get(line.variantId) ?? 0) }))
  if (left.every((line) => line.quantity <= 0)) return updateCart(orm, cartId, { status: 'ordered' })
  for (const { autoId, variantId, quantity } of left) {
    if (quantity > 0) await putLine(orm, cartId, variantId, quantity)
    else await deleteLine(orm, cartId, autoId)
  }
}

async function removeVariant(orm: Orm, owner: CartOwner, variantId: number): Promise<boolean> {
  const row = await findActiveCart(orm, owner, { lock: true })
  const line = row && (await findLines(orm, row.autoId)).find((each) => each.variantId === variantId)
  return line ? deleteLine(orm, row.autoId, line.autoId) : false
}

function refusedQuantity({ product, variant }: SoldItem, quantity: number): Problem | null {
  const reason = whyNotSold(variant.facts)
  if (reason) return notSoldProblem(reason)
  return quantity > purchasable(variant.facts, product.maxAddQuantity) ? problem('OVER_STOCK') : null
}
