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
import { givenItems, usedPromotions } from './best-price.ts'
import { presentCart, withoutDiscounts } from './cart.present.ts'
import { refusedOffer } from './refused-offer.ts'
import {
  allowedFor,
  groupsOf,
  isParcelQuoted,
  lineCents,
  parcelOf,
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
  findCart,
  findLines,
  insertCart,
  lockCart,
  putLine,
  updateCart,
  type CartOwner,
  type CartRow,
} from './cart.store.ts'

export { allowedFor, givenItems, groupsOf, isParcelQuoted, lineCents, parcelOf, refusedDelivery, soldLines, stockAt, usedPromotions }
export type { Adoption, CartChange, PricedCart, PricedLine }

type Answer = Promise<Result<CartData, Problem>>

export interface CartService {
  activeId(caller: Caller): Promise<number>
  read(caller: Caller, asked: { cartId?: number; withDiscounts: boolean }): Answer
  addItem(caller: Caller, wanted: WantedItem): Answer
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
  /** The caller's locked cart as it would be priced with a change. */
  pricedWith(orm: Orm, cart: PricedCart, change: CartChange): Promise<PricedCart>
  /** Makes the cart of a guest who signs in the member's. */
  adopt(orm: Orm, arrival: Arrival): Promise<Adoption>
}

export interface WantedItem {
  cartId?: number
  ean: string
  quantity: number
  /** The purchase with purchase that it is bought under. */
  offeredBy?: number
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
    read: (caller, asked) => readCart(parts, caller, asked),
    addItem: (caller, wanted) => addItem(parts, caller, wanted),
    setItemQuantity: (caller, change) => setItemQuantity(parts, caller, change),
    change: (caller, cartId, work) => changeCart(parts, caller, cartId, work),
    lock: (orm, owner, cartId) => lockOwnCart(parts, orm, owner, cartId),
    takeOut: removeOrdered,
    takeOutVariant: removeVariant,
    priced: async (orm, owner) => priceCartNow(parts, orm, await findActiveCart(orm, owner)),
    pricedWith: async (orm, cart, change) => priceCartNow(parts, orm, { ...(await findCart(orm, cart.autoId!)), ...change }),
    adopt: (orm, arrival) => adoptCart(catalogue, orm, arrival),
  }
}

const isOwn = (row: CartRow | null, cartId: number | undefined): boolean =>
  cartId === undefined || defaultCartIds.includes(cartId) || row?.autoId === cartId

async function readCart(parts: Parts, caller: Caller, { cartId, withDiscounts }: { cartId?: number; withDiscounts: boolean }): Answer {
  const { orm } = parts.database
  const row = await findActiveCart(orm, caller)
  if (!isOwn(row, cartId)) return refuse(problem('NOT_FOUND'))
  const data = presentCart(await priceCartNow(parts, orm, row), caller.culture)
  return ok(withDiscounts ? data : withoutDiscounts(data))
}

async function addItem(parts: Parts, caller: Caller, { cartId, ean, quantity, offeredBy = undefined }: WantedItem): Answer {
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
    const ofVariant = lines.filter((line) => line.variantId === item.variant.autoId)
    const present = ofVariant.find((line) => line.offeredBy === (offeredBy ?? null))
    if (!present && lines.length >= mostLines) return refuse(limitReached('CART_FULL', mostLines))
    const tooMany =
      refusedQuantity(item, piecesOf(ofVariant) + quantity) ??
      (offeredBy === undefined ? null : refusedOffer(await priceCartNow(parts, orm, row), { ean, quantity, offeredBy }))
    if (tooMany) return refuse(tooMany)
    const total = (present?.quantity ?? 0) + quantity
    await putLine(orm, row.autoId, { variantId: item.variant.autoId, quantity: total, offeredBy: offeredBy ?? null })
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
    const changed = setQuantity(lines, lineId, quantity, ({ id, variantId, item }) => {
      const others = lines.filter((line) => line.variantId === variantId && line.id !== id)
      return Math.max(0, purchasable(item.variant.facts, item.product.maxAddQuantity) - piecesOf(others))
    })
    if (!changed.ok) return refuse((before && refusedQuantity(before.item, quantity)) ?? problem('NOT_FOUND'))
    const line = changed.value.find(({ id }) => id === lineId)
    if (line) await putLine(orm, cart.autoId!, line)
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
  const bought = new Map<number, number>()
  for (const { variantId, quantity } of ordered) bought.set(variantId, (bought.get(variantId) ?? 0) + quantity)
  const left = (await findLines(orm, cartId)).map((line) => {
    const taken = Math.min(line.quantity, bought.get(line.variantId) ?? 0)
    bought.set(line.variantId, (bought.get(line.variantId) ?? 0) - taken)
    return { ...line, quantity: line.quantity - taken }
  })
  if (left.every((line) => line.quantity <= 0)) return updateCart(orm, cartId, { status: 'ordered' })
  for (const line of left) {
    if (line.quantity > 0) await putLine(orm, cartId, line)
    else await deleteLine(orm, cartId, line.autoId)
  }
  // Codes were spent with the order; gifts and offers are chosen anew.
  await updateCart(orm, cartId, { promotionChoices: null })
}

async function removeVariant(orm: Orm, owner: CartOwner, variantId: number): Promise<boolean> {
  const row = await findActiveCart(orm, owner, { lock: true })
  const line = row && (await findLines(orm, row.autoId)).find((each) => each.variantId === variantId)
  return line ? deleteLine(orm, row.autoId, line.autoId) : false
}

const piecesOf = (lines: readonly { quantity: number }[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

function refusedQuantity({ product, variant }: SoldItem, quantity: number): Problem | null {
  const reason = whyNotSold(variant.facts)
  if (reason) return notSoldProblem(reason)
  return quantity > purchasable(variant.facts, product.maxAddQuantity) ? problem('OVER_STOCK') : null
}
