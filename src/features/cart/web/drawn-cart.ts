import { cartFromWire, type Cart } from './from-wire.ts'
import type { CartPage, CartReply, WireReply } from './cart-page.ts'
import type { PendingChanges } from './stored-changes.ts'

/** The cart of the last reply, and the page that shows it with every pending quantity applied. */
export function createDrawnCart({ draw: drawOn }: CartPage, pending: PendingChanges, operatorNames: () => readonly string[]) {
  let snapshot: Cart | null = null
  const draw = async (): Promise<void> => {
    const quantities = new Map(pending.all().flatMap(({ line, quantity }) => (line === undefined ? [] : [[line, quantity]])))
    if (snapshot && quantities.size === 0) return drawOn(snapshot)
    // The rules that price a changed cart come with the bag's page, and not with every page.
    const rules = await import('./redraw-cart.ts').catch(() => null)
    if (snapshot) drawOn(rules ? rules.redrawCart(snapshot, quantities, operatorNames()) : snapshot)
  }
  return {
    draw,
    snapshot: () => snapshot,
    forget: () => void (snapshot = null),
    /** Stores the cart of a reply as the new snapshot. */
    take(reply: WireReply): CartReply {
      if (!reply.ok) return reply
      snapshot = cartFromWire(reply.value.cartInfo)
      void draw()
      return { ok: true, value: snapshot }
    },
  }
}

export type DrawnCart = ReturnType<typeof createDrawnCart>
