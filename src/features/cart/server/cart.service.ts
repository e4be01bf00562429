import { limitReached, problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { SoldItem } from '#src/features/catalogue/server/catalogue.service.ts'
import { notSoldProblem } from '#src/features/availability/server/availability.service.ts'
import { purchasable, whyNotSold } from '#src/features/availability/rules/why-not-sold.ts'
import { RolledBack, type Database, type Orm } from '#src/platform/db/database.ts'
import { sqlState } from '#src/platform/db/sql-state.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import type { CartData, CartReply } from '../cart.contract.ts'
import { setQuantity } from '../rules/cart.ts'
import { mostLines } from '../rules/merge.ts'
import { adoptCart, type Adoption, type Arrival, type CartPayments, type LeftCart } from './adopt-cart.ts'
import { givenItems, usedPromotions, type GivenItem } from './best-price.ts'
import { tenderEntries } from './cart-tenders.ts'
import { presentCart, withoutDiscounts } from './cart.present.ts'
import { goodsInBatches } from './goods-in-batches.ts'
import { refusedOffer } from './refused-offer.ts'
import {
  allowedFor,
  changedCart,
  fillCart,
  filledLine,
  groupOf,
  groupsOf,
  soldLines,
  type CartChange,
  type FilledCart,
} from './filled-cart.ts'
import {
  isParcelQuoted,
  lineCents,
  parcelOf,
  priceCartNow,
  priceFilled,
  refusedDelivery,
  stockAt,
  type PricedCart,
  type PricingParts,
} from './priced-cart.ts'
import type { PricedLine } from './priced-line.ts'
import { piecesByGroup, wantedGoods, type Pieces } from './travelling-pieces.ts'
import {
  clearRebatesOf,
  closeCart,
  deleteLine,
  findActiveCart,
  findLines,
  findOrInsertCart,
  insertFirstCart,
  lockActiveCart,
  isOfMember,
  lockOrdered,
  putLine,
  updateCart,
  type CartLineRow,
  type OrderedCart,
  type CartOwner,
  type StoredCart,
} from './cart.store.ts'

export {
  allowedFor,
  givenItems,
  groupOf,
  groupsOf,
  isParcelQuoted,
  lineCents,
  parcelOf,
  piecesByGroup,
  refusedDelivery,
  soldLines,
  stockAt,
  tenderEntries,
  usedPromotions,
  wantedGoods,
}
export type { Adoption, CartChange, LeftCart, FilledCart, GivenItem, Pieces, PricedCart, PricedLine }

type Answer = Promise<Result<CartData, Problem>>

export interface CartService {
  activeId(caller: Caller): Promise<number>
  read(caller: Caller, asked: { cartId?: number; withDiscounts: boolean }): Promise<Result<CartReply, Problem>>
  addItem(caller: Caller, wanted: WantedItem): Answer
  /** 0 removes the line. */
  setItemQuantity(caller: Caller, change: { cartId?: number; lineId: number; quantity: number }): Answer
  /**
   * Runs a change on the caller's own cart, locked, and returns the changed cart. CART_EMPTY without one. What depends on
   * prices is decided by `accept`, from the cart as it is after the change; its refusal takes the change back.
   */
  change(caller: Caller, cartId: number | undefined, work: CartWork, accept?: Accept): Answer
  /** The owner's cart, locked until the transaction ends. CART_EMPTY without one, NOT_FOUND when the id is not its own. */
  lock(orm: Orm, owner: CartOwner, cartId: number | undefined): Promise<Result<StoredCart, Problem<'NOT_FOUND' | 'CART_EMPTY'>>>
  price(orm: Orm, cart: StoredCart): Promise<PricedCart>
  /** Whether a cart belongs to a member, who may have brought it along when signing in. */
  isOf(orm: Orm, cartId: number, memberId: number): Promise<boolean>
  /** The cart of an order, locked until the transaction ends; null when it is gone. */
  lockOrdered(orm: Orm, cartId: number): Promise<OrderedCart | null>
  /** Removes ordered goods from a cart that is locked. Goods added meanwhile stay; an emptied cart is closed. */
  takeOut(orm: Orm, cart: OrderedCart, ordered: readonly Ordered[]): Promise<void>
  /** Removes one variant from the owner's cart; false when it was not in it. */
  takeOutVariant(orm: Orm, owner: CartOwner, variantId: number): Promise<boolean>
  priced(orm: Orm, owner: CartOwner): Promise<PricedCart>
  /** Makes the cart of a guest who signs in the member's. */
  adopt(orm: Orm, arrival: Arrival): Promise<Adoption>
  /** Asks payment about carts from now on, because the cart knows no orders. */
  askPayment(payments: CartPayments): void
  /** Redeems no rebates any more on a member's cart. */
  clearRebates(orm: Orm, member: number): Promise<void>
}

type Ordered = { variantId: number; quantity: number }
type CartWork = (orm: Orm, cart: FilledCart) => Promise<Result<CartChange & { lines?: PricedLine[] }, Problem>>
type Accept = (after: PricedCart) => Problem | null

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
  let payments: CartPayments = { isBeingPaid: async () => false, followLeft: async () => {} }
  const outsideTransactions = { ...parts, catalogue: { ...catalogue, ...goodsInBatches(database, catalogue) } }
  return {
    activeId: async (caller) => (await findActiveCart(database.orm, caller))?.autoId ?? 0,
    read: (caller, asked) => readCart(outsideTransactions, caller, asked),
    addItem: (caller, wanted) =>
      caller.session === null ? addToFirstCart(outsideTransactions, caller, wanted) : addItem(parts, caller, wanted),
    setItemQuantity: (caller, change) => setItemQuantity(parts, caller, change),
    change: (caller, cartId, work, accept) => changeCart(parts, caller, cartId, work, accept),
    lock: lockOwnCart,
    price: (orm, cart) => priceCartNow(parts, orm, cart),
    isOf: isOfMember,
    lockOrdered,
    takeOut: removeOrdered,
    takeOutVariant: removeVariant,
    priced: async (orm, owner) => priceCartNow(parts, orm, await readStored(orm, owner)),
    adopt: (orm, arrival) => adoptCart(catalogue, orm, arrival, payments),
    askPayment: (asked) => void (payments = asked),
    clearRebates: clearRebatesOf,
  }
}

const isOwn = (cart: StoredCart | null, cartId: number | undefined): boolean =>
  cartId === undefined || defaultCartIds.includes(cartId) || cart?.row.autoId === cartId

async function readStored(orm: Orm, owner: CartOwner): Promise<StoredCart | null> {
  const row = await findActiveCart(orm, owner)
  return row && { row, lines: await findLines(orm, row.autoId) }
}

async function readCart(
  parts: Parts,
  caller: Caller,
  { cartId, withDiscounts }: { cartId?: number; withDiscounts: boolean },
): ReturnType<CartService['read']> {
  return parts.database.onSharedConnection(async (orm) => {
    const stored = await readStored(orm, caller)
    if (!isOwn(stored, cartId)) return refuse(problem('NOT_FOUND'))
    const data = presentCart(await priceCartNow(parts, orm, stored), caller.culture)
    const { cartInfo } = withDiscounts ? data : withoutDiscounts(data)
    return ok({ cartInfo, cart: cartInfo })
  })
}

async function addItem(parts: Parts, caller: Caller, wanted: WantedItem): Answer {
  const { cartId, ean } = wanted
  const added = parts.database.transaction(async ({ orm }): Answer => {
    // A refusal must not leave an empty cart behind, so each rolls back.
    const stored = await findOrInsertCart(orm, caller)
    if (!isOwn(stored, cartId)) throw new RolledBack(refuse(problem('NOT_FOUND')))
    const cart = await fillCart(parts, orm, stored, [ean])
    const added = addedQuantity(cart, wanted)
    if (!added.ok) throw new RolledBack(added)
    const { item, quantity, offeredBy } = added.value
    const line = await putLine(orm, stored.row.autoId, { variantId: item.variant.autoId, quantity, offeredBy })
    return pricedAnswer(parts, orm, caller, { cart, line, item })
  })
  return added.catch(refusedGone)
}

const foreignKeyViolation = '23503'

/** The session ended while this waited for its cart, as when another window signs in: the same call again is of the new one. */
function refusedGone(error: Error): Result<never, Problem> {
  if (sqlState(error) !== foreignKeyViolation) throw error
  return refuse(problem('UNAVAILABLE'))
}

/** Of a guest without a session. Goods are read and decided upon before anything is written, so that an item that is not sold counts no guest. */
async function addToFirstCart(parts: Parts, caller: Caller, wanted: WantedItem): Answer {
  const { database } = parts
  if (!isOwn(null, wanted.cartId)) return refuse(problem('NOT_FOUND'))
  const cart = await database.onSharedConnection((orm) => fillCart(parts, orm, null, [wanted.ean]))
  const added = addedQuantity(cart, wanted)
  if (!added.ok) return added
  const { item, quantity, offeredBy } = added.value
  const first = { variantId: item.variant.autoId, quantity, offeredBy }
  await caller.admit()
  return database.groupCommit(async (tx): Answer => {
    const { row, line } = await insertFirstCart(tx.orm, caller.startSessionIn(tx), first)
    return pricedAnswer(parts, tx.orm, caller, { cart: { ...cart, row }, line, item })
  })
}

/** The cart with a line that was stored. Rolls back when the line's offer can not be used. */
async function pricedAnswer(
  parts: Parts,
  orm: Orm,
  caller: Caller,
  { cart, line, item }: { cart: FilledCart; line: CartLineRow; item: SoldItem },
): Answer {
  const others = cart.lines.filter(({ autoId }) => autoId !== line.autoId)
  const lines = [...others, filledLine(line, item, cart.store)].toSorted((a, b) => a.autoId - b.autoId)
  const priced = await priceFilled(parts, orm, changedCart(cart, {}, lines))
  const { offeredBy } = line
  const refusal = offeredBy === null ? null : refusedOffer(priced, { ean: item.variant.ean, offeredBy })
  if (refusal) throw new RolledBack(refuse(refusal))
  return ok(presentCart(priced, caller.culture))
}

type Added = { item: SoldItem; quantity: number; offeredBy: number | null }

/** What the line of an item is to hold once it is added, or why it can not be. */
function addedQuantity(cart: FilledCart, wanted: WantedItem): Result<Added, Problem> {
  const { ean, quantity } = wanted
  const offeredBy = wanted.offeredBy ?? null
  const item = cart.items.get(ean)
  if (!item) return refuse(problem('NOT_FOUND'))
  const ofVariant = cart.lines.filter(({ variantId }) => variantId === item.variant.autoId)
  const present = ofVariant.find((line) => line.offeredBy === offeredBy)
  if (!present && cart.lines.length >= mostLines) return refuse(limitReached('CART_FULL', mostLines))
  const refusal = refusedQuantity(item, piecesOf(ofVariant) + quantity)
  return refusal ? refuse(refusal) : ok({ item, quantity: (present?.quantity ?? 0) + quantity, offeredBy })
}

async function setItemQuantity(
  parts: Parts,
  caller: Caller,
  { cartId, lineId, quantity }: { cartId?: number; lineId: number; quantity: number },
): Answer {
  const changed = await changeCart(parts, caller, cartId, async (orm, cart) => {
    const lines = cart.lines.map((line) => ({ ...line, id: line.autoId }))
    const before = lines.find(({ id }) => id === lineId)
    const changed = setQuantity(lines, lineId, quantity, ({ id, variantId, item }) => {
      const others = lines.filter((line) => line.variantId === variantId && line.id !== id)
      return Math.max(0, purchasable(item.variant.facts, item.product.maxAddQuantity) - piecesOf(others))
    })
    if (!changed.ok) return refuse(before ? (refusedQuantity(before.item, quantity) ?? problem('OVER_STOCK')) : problem('NOT_FOUND'))
    const line = changed.value.find(({ id }) => id === lineId)
    if (line) await putLine(orm, cart.autoId!, line)
    else await deleteLine(orm, cart.autoId!, lineId)
    return ok({ lines: changed.value })
  })
  // The line of a cart that is not there is not there either (wire-06).
  return !changed.ok && changed.problem.code === 'CART_EMPTY' ? refuse(problem('NOT_FOUND')) : changed
}

const changeCart = (parts: Parts, caller: Caller, cartId: number | undefined, work: CartWork, accept: Accept = () => null): Answer =>
  parts.database.transaction(async ({ orm }): Answer => {
    const locked = await lockOwnCart(orm, caller, cartId)
    if (!locked.ok) return locked
    const before = await fillCart(parts, orm, locked.value)
    const changed = await work(orm, before)
    if (!changed.ok) return changed
    const { lines, ...change } = changed.value
    if (!lines) await updateCart(orm, locked.value.row.autoId, change)
    const after = await priceFilled(parts, orm, changedCart(before, change, lines))
    const refusal = accept(after)
    if (refusal) throw new RolledBack(refuse(refusal))
    return ok(presentCart(after, caller.culture))
  })

async function lockOwnCart(orm: Orm, owner: CartOwner, cartId: number | undefined): ReturnType<CartService['lock']> {
  const stored = await lockActiveCart(orm, owner)
  if (!isOwn(stored, cartId)) return refuse(problem('NOT_FOUND'))
  return stored ? ok(stored) : refuse(problem('CART_EMPTY'))
}

/** Without the lock, an item that is being added at this moment would be closed away with the cart. */
async function removeOrdered(orm: Orm, { cartId, lines }: OrderedCart, ordered: readonly Ordered[]): Promise<void> {
  const bought = new Map<number, number>()
  for (const { variantId, quantity } of ordered) bought.set(variantId, (bought.get(variantId) ?? 0) + quantity)
  const left = lines.map((line) => {
    const taken = Math.min(line.quantity, bought.get(line.variantId) ?? 0)
    bought.set(line.variantId, (bought.get(line.variantId) ?? 0) - taken)
    return { ...line, quantity: line.quantity - taken }
  })
  if (left.every((line) => line.quantity <= 0)) return closeCart(orm, cartId)
  await Promise.all([
    ...left.map((line) => (line.quantity > 0 ? putLine(orm, cartId, line) : deleteLine(orm, cartId, line.autoId))),
    // Codes, vouchers and rebates were spent with the order; gifts and offers are chosen anew.
    updateCart(orm, cartId, { promotionChoices: null, tenders: null }),
  ])
}

async function removeVariant(orm: Orm, owner: CartOwner, variantId: number): Promise<boolean> {
  const cart = await lockActiveCart(orm, owner)
  if (!cart) return false
  // At its usual price and as a special buy it has two lines (cart-11).
  const lines = cart.lines.filter((each) => each.variantId === variantId)
  const removed = await Promise.all(lines.map(({ autoId }) => deleteLine(orm, cart.row.autoId, autoId)))
  return removed.includes(true)
}

const piecesOf = (lines: readonly { quantity: number }[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

function refusedQuantity({ product, variant }: SoldItem, quantity: number): Problem | null {
  const reason = whyNotSold(variant.facts)
  if (reason) return notSoldProblem(reason)
  return quantity > purchasable(variant.facts, product.maxAddQuantity) ? problem('OVER_STOCK') : null
}
