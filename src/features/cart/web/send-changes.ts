import {
  addToCart,
  getShoppingCart,
  lineOnWire,
  promotionOnWire,
  removeItemFromCart,
  updateCartItemQuantity,
} from '#src/features/cart/cart.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { isCut, type AddReply, type CartPage, type WireReply } from './cart-page.ts'
import type { DrawnCart } from './drawn-cart.ts'
import type { Cart } from './from-wire.ts'
import type { Addition, Change, PendingChanges } from './stored-changes.ts'

export interface SenderParts {
  client: Client
  page: CartPage
  pending: PendingChanges
  drawn: DrawnCart
  /** Fetches the cart again in a turn of its own. */
  refetch(): void
}

/** Sends the pending changes in the order of their first press, those before `last` only. Null when none of them is left that the network did not take. */
export async function sendPending(parts: SenderParts, last?: Change): Promise<Failure | null> {
  const { pending } = parts
  for (let each = pending.all()[0]; each && each !== last; each = pending.all()[0]) {
    const reply = await sendChange(parts, each)
    if (reply.ok) continue
    if (isCut(reply)) return reply.problem
    refused(parts, each, reply.problem)
  }
  return null
}

/** Adds goods, which are pending already, after all changes before them. */
export async function sendAdded(parts: SenderParts, goods: Addition): Promise<AddReply> {
  const cut = await sendPending(parts, goods)
  const reply = cut ? null : await sendChange(parts, goods)
  if (reply === null || isCut(reply)) return { ok: true, isWaiting: true }
  return reply.ok ? { ok: true, isWaiting: false } : reply
}

/** Without a reply the change stays pending. */
async function sendChange(parts: SenderParts, change: Change): Promise<WireReply> {
  const { client, page, pending, drawn } = parts
  const reply = await (change.line === undefined ? sendAddition(parts, change) : sendQuantity(client, change.line, change.quantity))
  if (!isCut(reply)) pending.drop(change, !reply.ok)
  page.waiting(isCut(reply) ? pending.all() : [])
  drawn.take(reply)
  if (reply.ok) page.changed()
  return reply
}

function refused({ page, drawn, refetch }: SenderParts, each: Change, problem: Failure): void {
  void drawn.draw()
  // What another window has removed is removed.
  if (each.quantity > 0 || problem.code !== 'NOT_FOUND') page.refuse(problem, each.line ?? each)
  // After a refusal the page's stock or cart is out of date.
  refetch()
}

/** Goods whose reply was lost may be in the cart already, so the cart is fetched before they are sent again. */
async function sendAddition({ client, pending, drawn }: SenderParts, goods: Addition): Promise<WireReply> {
  const { ean, quantity, offer, before } = goods
  if (!drawn.snapshot() || before !== null) {
    const known = await client(getShoppingCart, { query: {} })
    const isThere = drawn.take(known).ok && before !== null && piecesIn(drawn.snapshot(), ean) >= before + quantity
    if (isThere || isCut(known)) return known
  }
  goods.before = piecesIn(drawn.snapshot(), ean)
  pending.put(goods)
  return client(addToCart, { body: { ean, quantity, ...(offer !== null && promotionOnWire(offer)) } })
}

const piecesIn = (cart: Cart | null, ean: string): number =>
  cart?.lines.reduce((sum, { product, quantity }) => (product.ean === ean ? sum + quantity : sum), 0) ?? 0

const sendQuantity = (client: Client, line: number, quantity: number): Promise<WireReply> =>
  quantity > 0
    ? client(updateCartItemQuantity, { body: { ...lineOnWire(line), quantity } })
    : client(removeItemFromCart, { body: lineOnWire(line) })
