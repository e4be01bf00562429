import {
  addToCart,
  getShoppingCart,
  lineOnWire,
  promotionOnWire,
  removeItemFromCart,
  updateCartItemQuantity,
  type CartData,
} from '#src/features/cart/cart.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { cartFromWire, type Cart } from './from-wire.ts'
import { pendingIn, type Addition, type Change, type StoredChanges } from './stored-changes.ts'
import { createTurns } from './turns.ts'

/** A reply of any call that returns the cart. */
export type WireReply = { ok: true; value: CartData } | { ok: false; problem: Failure }
export type CartReply = { ok: true; value: Cart } | { ok: false; problem: Failure }
/** `isWaiting`: the network did not take it yet. */
export type AddReply = { ok: true; isWaiting: boolean } | { ok: false; problem: Failure }

/** What the queue reports to the page. */
export interface CartPage {
  draw(cart: Cart): void
  /** `refused` is the line whose change was refused, or what was to be added once the network was back. */
  refuse(problem: Failure, refused: number | Addition): void
  /** How many calls that change the cart wait for their reply. */
  pending(calls: number): void
  /** The changes that wait for the network. */
  waiting(changes: readonly Change[]): void
  /** The server has another cart than before, which other windows do not know yet. */
  changed(): void
}

interface QueueParts {
  client: Client
  page: CartPage
  operatorNames(): readonly string[]
  stored: StoredChanges
}

/**
 * One queue of changes per cart. The last reply is the snapshot; the page shows the snapshot with every pending quantity
 * applied. A refusal drops the pending quantity, which restores the snapshot. Without any reply it stays pending, as goods
 * that were added do, also over a reload, until the network is back (cart-27).
 */
export function createCartQueue({ client, page, operatorNames, stored }: QueueParts) {
  let snapshot: Cart | null = null
  const { inOrder, change } = createTurns(page.pending)
  const pending = pendingIn(stored)

  const draw = async () => {
    const quantities = new Map(pending.all().flatMap(({ line, quantity }) => (line === undefined ? [] : [[line, quantity]])))
    if (snapshot && quantities.size === 0) return page.draw(snapshot)
    // The rules that price a changed cart come with the bag's page, and not with every page.
    const rules = await import('./redraw-cart.ts').catch(() => null)
    if (snapshot) page.draw(rules ? rules.redrawCart(snapshot, quantities, operatorNames()) : snapshot)
  }
  /** Stores the cart of a reply as the new snapshot. */
  const take = (reply: WireReply): CartReply => {
    if (!reply.ok) return reply
    snapshot = cartFromWire(reply.value.cartInfo)
    void draw()
    return { ok: true, value: snapshot }
  }

  /** Sends the pending changes in the order of their first press. Null when none is left that the network did not take. */
  async function sendPending(): Promise<Failure | null> {
    for (let each = pending.all()[0]; each; each = pending.all()[0]) {
      const reply = await sendChange(each)
      if (reply.ok) continue
      if (isCut(reply)) return reply.problem
      refused(each, reply.problem)
    }
    return null
  }

  /** Without a reply the change stays pending. */
  async function sendChange(each: Change): Promise<WireReply> {
    const reply = await (each.line === undefined ? sendAddition(each) : sendQuantity(client, each.line, each.quantity))
    if (!isCut(reply)) pending.drop(each, !reply.ok)
    page.waiting(isCut(reply) ? pending.all() : [])
    take(reply)
    if (reply.ok) page.changed()
    return reply
  }

  /** Goods whose reply was lost may be in the cart already, so the cart is fetched before they are sent again. */
  async function sendAddition(goods: Addition): Promise<WireReply> {
    if (!snapshot || goods.before !== null) {
      const known = await client(getShoppingCart, { query: {} })
      const isThere = take(known).ok && goods.before !== null && piecesOf(goods.ean) >= goods.before + goods.quantity
      if (isThere || isCut(known)) return known
    }
    goods.before = piecesOf(goods.ean)
    pending.put(goods)
    const { ean, quantity, offer } = goods
    return client(addToCart, { body: { ean, quantity, ...(offer !== null && promotionOnWire(offer)) } })
  }
  const piecesOf = (ean: string): number =>
    snapshot?.lines.reduce((sum, { product, quantity }) => (product.ean === ean ? sum + quantity : sum), 0) ?? 0

  function refused(each: Change, problem: Failure): void {
    void draw()
    // What another window has removed is removed.
    if (each.quantity > 0 || problem.code !== 'NOT_FOUND') page.refuse(problem, each.line ?? each)
    // After a refusal the page's stock or cart is out of date.
    void fetch()
  }

  /** Adds goods after all changes before them. Where the network does not take them, they wait like those. */
  const add = (goods: Omit<Addition, 'before'>): Promise<AddReply> =>
    change(async () => {
      const cut = await sendPending()
      const addition = { ...goods, before: null }
      pending.put(addition)
      if (cut) page.waiting(pending.all())
      const reply = cut ? null : await sendChange(addition)
      if (reply === null || isCut(reply)) return { ok: true, isWaiting: true }
      return reply.ok ? { ok: true, isWaiting: false } : reply
    })

  /** Sends one call after all changes before it, and stores the cart it returns. */
  const send = (call: (client: Client) => Promise<WireReply>): Promise<CartReply> =>
    change(async () => {
      const cut = await sendPending()
      if (cut) return { ok: false, problem: cut }
      const reply = take(await call(client))
      if (reply.ok) page.changed()
      return reply
    })

  async function fetchCart(): Promise<CartReply> {
    const before = snapshot?.quote.hash
    const wire = await client(getShoppingCart, { query: {} })
    const reply = take(wire)
    if (!reply.ok) {
      if (isCut(wire)) page.waiting(pending.all())
      return reply
    }
    if (before !== undefined && before !== reply.value.quote.hash) page.changed()
    await sendPending()
    return reply
  }
  const fetch = (): Promise<CartReply> => inOrder(fetchCart)

  function setQuantity(id: number, quantity: number): void {
    pending.put({ line: id, quantity })
    void draw()
    void change(sendPending)
  }

  return { fetch, send, setQuantity, add }
}

export type CartQueue = ReturnType<typeof createCartQueue>

/** Without any reply, the network did not take it. */
const isCut = (reply: WireReply): boolean => !reply.ok && reply.problem.status === 0

const sendQuantity = (client: Client, line: number, quantity: number): Promise<WireReply> =>
  quantity > 0
    ? client(updateCartItemQuantity, { body: { ...lineOnWire(line), quantity } })
    : client(removeItemFromCart, { body: lineOnWire(line) })
