import { getShoppingCart, lineOnWire, removeItemFromCart, updateCartItemQuantity, type CartData } from '#src/features/cart/cart.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { cartFromWire, type Cart } from './from-wire.ts'

/** A reply of any call that returns the cart. */
export type WireReply = { ok: true; value: CartData } | { ok: false; problem: Failure }
export type CartReply = { ok: true; value: Cart } | { ok: false; problem: Failure }

/** What the queue reports to the page. */
export interface CartPage {
  draw(cart: Cart): void
  /** `lineId` is the line whose change was refused. */
  refuse(problem: Failure, lineId: number): void
  /** How many changes wait for their reply. */
  pending(changes: number): void
}

/**
 * One queue of changes per cart. The last reply is the snapshot; the page shows the snapshot with every pending
 * quantity applied. A refusal drops the pending quantity, which restores the snapshot.
 */
export function createCartQueue(client: Client, page: CartPage, operatorNames: () => readonly string[]) {
  let snapshot: Cart | null = null
  let queue: Promise<unknown> = Promise.resolve()
  let changes = 0
  const pending = new Map<number, number>()

  const draw = async () => {
    if (snapshot && pending.size === 0) return page.draw(snapshot)
    // The rules that price a changed cart come with the bag's page, and not with every page.
    const { redrawCart } = await import('./redraw-cart.ts')
    if (snapshot) page.draw(redrawCart(snapshot, pending, operatorNames()))
  }
  const inOrder = <T>(call: () => Promise<T>): Promise<T> => {
    const done = queue.then(call)
    queue = done.catch(() => undefined)
    return done
  }
  /** Stores the cart of a reply as the new snapshot. */
  const take = (reply: WireReply): CartReply => {
    if (!reply.ok) return reply
    snapshot = cartFromWire(reply.value.cartInfo)
    void draw()
    return { ok: true, value: snapshot }
  }

  /** Sends one call after all before it, and stores the cart it returns. */
  const send = (call: (client: Client) => Promise<WireReply>): Promise<CartReply> => {
    page.pending(++changes)
    return inOrder(async () => take(await call(client))).finally(() => page.pending(--changes))
  }

  const fetch = (): Promise<CartReply> => inOrder(async () => take(await client(getShoppingCart, { query: {} })))

  async function sendNewestQuantity(id: number): Promise<void> {
    const quantity = pending.get(id)
    // An earlier turn of the queue has already sent this quantity.
    if (quantity === undefined) return
    const reply = await sendQuantity(client, id, quantity)
    if (pending.get(id) === quantity || !reply.ok) pending.delete(id)
    take(reply)
    if (reply.ok) return
    void draw()
    page.refuse(reply.problem, id)
    // After a refusal the page's stock or cart is out of date.
    if (reply.problem.status !== 0) void fetch()
  }

  function setQuantity(id: number, quantity: number): void {
    pending.set(id, quantity)
    void draw()
    page.pending(++changes)
    void inOrder(() => sendNewestQuantity(id)).finally(() => page.pending(--changes))
  }

  return { fetch, send, setQuantity }
}

export type CartQueue = ReturnType<typeof createCartQueue>

const sendQuantity = (client: Client, id: number, quantity: number): Promise<WireReply> =>
  quantity > 0
    ? client(updateCartItemQuantity, { body: { ...lineOnWire(id), quantity } })
    : client(removeItemFromCart, { body: lineOnWire(id) })
