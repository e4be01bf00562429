import { getShoppingCart, lineOnWire, removeItemFromCart, updateCartItemQuantity, type CartData } from '#src/features/cart/cart.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { cartFromWire, type Cart } from './from-wire.ts'
import { pendingIn, type StoredChanges } from './stored-changes.ts'
import { createTurns } from './turns.ts'

/** A reply of any call that returns the cart. */
export type WireReply = { ok: true; value: CartData } | { ok: false; problem: Failure }
export type CartReply = { ok: true; value: Cart } | { ok: false; problem: Failure }

/** What the queue reports to the page. */
export interface CartPage {
  draw(cart: Cart): void
  /** `lineId` is the line whose change was refused. */
  refuse(problem: Failure, lineId: number): void
  /** How many calls that change the cart wait for their reply. */
  pending(calls: number): void
  /** How many changes wait for the network. */
  waiting(changes: number): void
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
 * applied. A refusal drops the pending quantity, which restores the snapshot. Without any reply it stays pending, also
 * over a reload, until the network is back (cart-27).
 */
export function createCartQueue({ client, page, operatorNames, stored }: QueueParts) {
  let snapshot: Cart | null = null
  const { inOrder, change } = createTurns(page.pending)
  const { pending, setPending } = pendingIn(stored)

  const draw = async () => {
    if (snapshot && pending.size === 0) return page.draw(snapshot)
    // The rules that price a changed cart come with the bag's page, and not with every page.
    const rules = await import('./redraw-cart.ts').catch(() => null)
    if (snapshot) page.draw(rules ? rules.redrawCart(snapshot, pending, operatorNames()) : snapshot)
  }
  /** Stores the cart of a reply as the new snapshot. */
  const take = (reply: WireReply): CartReply => {
    if (!reply.ok) return reply
    snapshot = cartFromWire(reply.value.cartInfo)
    void draw()
    return { ok: true, value: snapshot }
  }

  /** Sends the pending quantities in the order of their first press. Null when none is left that the network did not take. */
  async function sendPending(): Promise<Failure | null> {
    for (const [id, quantity] of pending) {
      const reply = await sendQuantity(client, id, quantity)
      const cut = !reply.ok && reply.problem.status === 0 ? reply.problem : null
      page.waiting(cut ? pending.size : 0)
      if (cut) return cut
      if (pending.get(id) === quantity || !reply.ok) setPending(id, null)
      take(reply)
      if (reply.ok) page.changed()
      else refused(id, quantity, reply.problem)
    }
    return null
  }

  function refused(id: number, quantity: number, problem: Failure): void {
    void draw()
    // What another window has removed is removed.
    if (quantity > 0 || problem.code !== 'NOT_FOUND') page.refuse(problem, id)
    // After a refusal the page's stock or cart is out of date.
    void fetch()
  }

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
    const reply = take(await client(getShoppingCart, { query: {} }))
    if (!reply.ok) {
      if (reply.problem.status === 0) page.waiting(pending.size)
      return reply
    }
    if (before !== undefined && before !== reply.value.quote.hash) page.changed()
    await sendPending()
    return reply
  }
  const fetch = (): Promise<CartReply> => inOrder(fetchCart)

  function setQuantity(id: number, quantity: number): void {
    setPending(id, quantity)
    void draw()
    void change(sendPending)
  }

  return { fetch, send, setQuantity }
}

export type CartQueue = ReturnType<typeof createCartQueue>

const sendQuantity = (client: Client, id: number, quantity: number): Promise<WireReply> =>
  quantity > 0
    ? client(updateCartItemQuantity, { body: { ...lineOnWire(id), quantity } })
    : client(removeItemFromCart, { body: lineOnWire(id) })
