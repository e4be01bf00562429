import {
  getShoppingCart,
  removeItemFromCart,
  updateCartItemQuantity,
  type CartData,
  type CartInfo,
} from '#src/features/cart/cart.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { redrawCart } from './redraw-cart.ts'

export type CartReply = { ok: true; value: CartData } | { ok: false; problem: Failure }

/** What the keeper tells the page. */
export interface CartPage {
  draw(cart: CartInfo): void
  /** `lineAutoId` is the line that was refused, if one. */
  refuse(problem: Failure, lineAutoId: number | null): void
  /** How many changes wait for their reply. */
  waiting(changes: number): void
}

/**
 * One mutation queue per cart. The last reply is the snapshot; what the page shows is the snapshot with every
 * wanted quantity redrawn upon it. A refusal drops the wish, which restores the snapshot.
 */
export function createCartQueue(client: Client, page: CartPage, operatorNames: () => readonly string[]) {
  let snapshot: CartInfo | null = null
  let queue: Promise<unknown> = Promise.resolve()
  let changes = 0
  const wanted = new Map<number, number>()

  const draw = () => {
    if (snapshot) page.draw(redrawCart(snapshot, wanted, operatorNames()))
  }
  const keep = (cart: CartInfo) => {
    snapshot = cart
    draw()
  }
  const inOrder = <T>(job: () => Promise<T>): Promise<T> => {
    const done = queue.then(job)
    queue = done.catch(() => undefined)
    return done
  }

  /** Sends one call after all before it, and keeps the cart it answers with. */
  const send = (call: () => Promise<CartReply>): Promise<CartReply> => {
    page.waiting(++changes)
    return inOrder(async () => {
      const reply = await call()
      if (reply.ok) keep(reply.value.cartInfo)
      return reply
    }).finally(() => page.waiting(--changes))
  }

  const fetch = (): Promise<CartReply> =>
    inOrder(async () => {
      const reply = await client(getShoppingCart, { query: {} })
      if (reply.ok) keep(reply.value.cartInfo)
      return reply
    })

  async function sendNewestQuantity(autoId: number): Promise<void> {
    const quantity = wanted.get(autoId)
    // A later press was already sent with this one's turn.
    if (quantity === undefined) return
    const reply = await askForQuantity(client, autoId, quantity)
    if (wanted.get(autoId) === quantity) wanted.delete(autoId)
    if (reply.ok) return keep(reply.value.cartInfo)
    wanted.delete(autoId)
    draw()
    page.refuse(reply.problem, autoId)
    // The refusal says that the page knows too little: the stock or the cart has changed.
    if (reply.problem.status !== 0) void fetch()
  }

  function setQuantity(autoId: number, quantity: number): void {
    wanted.set(autoId, quantity)
    draw()
    page.waiting(++changes)
    void inOrder(() => sendNewestQuantity(autoId)).finally(() => page.waiting(--changes))
  }

  return { fetch, send, setQuantity, keep }
}

export type CartQueue = ReturnType<typeof createCartQueue>

const askForQuantity = (client: Client, autoId: number, quantity: number): Promise<CartReply> =>
  quantity > 0
    ? client(updateCartItemQuantity, { body: { cartItem_AutoId: autoId, quantity } })
    : client(removeItemFromCart, { body: { cartItem_AutoId: autoId } })
