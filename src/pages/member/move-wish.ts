import type { SharedCart } from '#src/features/cart/web/use-cart.tsx'
import type { MoveOne } from '#src/features/wishlist/web/use-move.ts'
import { removeWishlist } from '#src/features/wishlist/wishlist.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'

interface MoveParts {
  client: Client
  addToCart: SharedCart['addToCart']
  /** What is said of a wish that stays on the list, where the shop has not said it. */
  say(why: 'waiting' | 'noAnswer'): string
  /** For a refusal without a place on the page. */
  onRefused(problem: Failure): void
}

/** Moves a wish to the bag. One that waits for the network stays on the list, as it is not in the bag yet. */
export const createMove =
  ({ client, addToCart, say, onRefused }: MoveParts): MoveOne =>
  async ({ ean, name }) => {
    const added = await addToCart({ ean, name, quantity: 1 })
    if (!added.ok) return added.problem.message || say('noAnswer')
    if (added.isWaiting) return say('waiting')
    const removed = await client(removeWishlist, { params: { ean } })
    // It is in the bag all the same: to move it again would add another.
    if (!removed.ok) onRefused(removed.problem)
    return null
  }
