import { getShoppingCart } from '#src/features/cart/cart.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import type { AddReply, CartPage, CartReply, WireReply } from './cart-page.ts'
import { createDrawnCart } from './drawn-cart.ts'
import { createSender, isCut } from './send-change.ts'
import { pendingIn, type Addition, type Change, type StoredChanges } from './stored-changes.ts'
import { createTurns } from './turns.ts'

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
  const { inOrder, change } = createTurns(page.pending)
  const pending = pendingIn(stored)
  const drawn = createDrawnCart(page, pending, operatorNames)
  const sendChange = createSender({ client, page, pending, drawn })

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

  function refused(each: Change, problem: Failure): void {
    void drawn.draw()
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
      const reply = drawn.take(await call(client))
      if (reply.ok) page.changed()
      return reply
    })

  async function fetchCart(): Promise<CartReply> {
    const before = drawn.snapshot()?.quote.hash
    const wire = await client(getShoppingCart, { query: {} })
    const reply = drawn.take(wire)
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
    void drawn.draw()
    void change(sendPending)
  }

  return { fetch, send, setQuantity, add }
}

export type CartQueue = ReturnType<typeof createCartQueue>
