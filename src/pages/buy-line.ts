import type { SharedCart } from '#src/features/cart/web/use-cart.tsx'
import type { AddLine } from '#src/features/orders/web/buy-again.tsx'

/** Puts a line of an order into the bag again. One that waits for the network is not in it yet, and says so. */
export const createAddLine =
  (addToCart: SharedCart['addToCart'], say: (why: 'waiting' | 'noAnswer') => string): AddLine =>
  async (line) => {
    const added = await addToCart(line)
    if (!added.ok) return added.problem.message || say('noAnswer')
    return added.isWaiting ? say('waiting') : null
  }
