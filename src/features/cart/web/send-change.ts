import {
  addToCart,
  getShoppingCart,
  lineOnWire,
  promotionOnWire,
  removeItemFromCart,
  updateCartItemQuantity,
} from '#src/features/cart/cart.contract.ts'
import type { Client } from '#src/kit/client.ts'
import type { CartPage, WireReply } from './cart-page.ts'
import type { DrawnCart } from './drawn-cart.ts'
import type { Addition, Change, PendingChanges } from './stored-changes.ts'

interface SenderParts {
  client: Client
  page: CartPage
  pending: PendingChanges
  drawn: DrawnCart
}

/** Without any reply, the network did not take it. */
export const isCut = (reply: WireReply): boolean => !reply.ok && reply.problem.status === 0

/** Sends one change; without a reply it stays pending (cart-27). */
export function createSender({ client, page, pending, drawn }: SenderParts) {
  /** Goods whose reply was lost may be in the cart already, so the cart is fetched before they are sent again. */
  async function sendAddition(goods: Addition): Promise<WireReply> {
    const { ean, quantity, offer, before } = goods
    if (!drawn.snapshot() || before !== null) {
      const known = await client(getShoppingCart, { query: {} })
      const isThere = drawn.take(known).ok && before !== null && piecesOf(ean) >= before + quantity
      if (isThere || isCut(known)) return known
    }
    goods.before = piecesOf(ean)
    pending.put(goods)
    return client(addToCart, { body: { ean, quantity, ...(offer !== null && promotionOnWire(offer)) } })
  }
  const piecesOf = (ean: string): number =>
    drawn.snapshot()?.lines.reduce((sum, { product, quantity }) => (product.ean === ean ? sum + quantity : sum), 0) ?? 0

  return async (change: Change): Promise<WireReply> => {
    const reply = await (change.line === undefined ? sendAddition(change) : sendQuantity(client, change.line, change.quantity))
    if (!isCut(reply)) pending.drop(change, !reply.ok)
    page.waiting(isCut(reply) ? pending.all() : [])
    drawn.take(reply)
    if (reply.ok) page.changed()
    return reply
  }
}

const sendQuantity = (client: Client, line: number, quantity: number): Promise<WireReply> =>
  quantity > 0
    ? client(updateCartItemQuantity, { body: { ...lineOnWire(line), quantity } })
    : client(removeItemFromCart, { body: lineOnWire(line) })
