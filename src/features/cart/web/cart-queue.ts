import { getShoppingCart } from '#src/features/cart/cart.contract.ts'
import { noAnswer, type Client, type Failure } from '#src/kit/client.ts'
import { prefetch } from '#src/ui/part.tsx'
import { isCut, type AddReply, type CartPage, type CartReply, type WireReply } from './cart-page.ts'
import { createDrawnCart } from './drawn-cart.ts'
import type { SenderParts } from './send-changes.ts'
import { pendingIn, type Addition, type StoredChanges } from './stored-changes.ts'
import { createTurns } from './turns.ts'

const sender = () => import('./send-changes.ts')

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
  const parts: SenderParts = { client, page, pending, drawn, refetch: () => void fetch() }

  /** What sends changes is fetched once the cart is known. Where it cannot be fetched, nothing can be sent either. */
  async function withSender<T>(send: (loaded: Awaited<ReturnType<typeof sender>>) => Promise<T>, otherwise: T): Promise<T> {
    const loaded = await sender().catch(() => null)
    if (loaded) return send(loaded)
    page.waiting(pending.all())
    return otherwise
  }

  /** Null when no change is left that the network did not take. */
  const sendPending = async (): Promise<Failure | null> =>
    pending.all().length === 0 ? null : withSender((loaded) => loaded.sendPending(parts), noAnswer)

  /** Adds goods after all changes before them. Where the network does not take them, they wait like those. */
  const add = (goods: Omit<Addition, 'before'>): Promise<AddReply> =>
    change(() => {
      const addition = { ...goods, before: null }
      pending.put(addition)
      return withSender((loaded) => loaded.sendAdded(parts, addition), { ok: true, isWaiting: true })
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
    prefetch(sender)
    await sendPending()
    return reply
  }
  const fetch = (): Promise<CartReply> => inOrder(fetchCart)

  function setQuantity(id: number, quantity: number): void {
    pending.put({ line: id, quantity })
    void drawn.draw()
    void change(sendPending)
  }

  /** The cart and all that waits are of a member who has left: nothing of it comes into the next person's cart (sign-in-19). */
  function forget(): void {
    pending.forget()
    drawn.forget()
    page.waiting([])
  }

  return { fetch, send, setQuantity, add, forget }
}

export type CartQueue = ReturnType<typeof createCartQueue>
