import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { addToCart } from '#src/features/cart/cart.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { createCartQueue, type CartQueue, type CartReply, type WireReply } from './cart-queue.ts'
import type { Cart } from './from-wire.ts'
import { storeCartQuantity, onCartQuantity, onOtherWindow, readCartQuantity } from './cart-quantity.ts'

export interface SharedCart {
  /** The cart as the page shows it: changed quantities show at once and are confirmed by the reply. */
  cart: Cart | null
  /** Pieces in the cart; as stored on the device until the cart is fetched. */
  count: number
  /** Of fetching it (wire-20). */
  status: 'loading' | 'resolve' | 'reject'
  /** True while a change waits for its reply: the total shown is not the server's yet. */
  isChanging: boolean
  addToCart(ean: string, quantity: number): Promise<CartReply>
  setQuantity(id: number, quantity: number): void
  remove(id: number): void
  retry(): void
  /** Sends a call that returns the cart, after every change before it. */
  send(call: (client: Client) => Promise<WireReply>): Promise<CartReply>
  refetch(): Promise<CartReply>
  /** The last refusal, and the line whose change was refused. */
  problem: Failure | null
  problemLine: number | null
  clearProblem(): void
}

const CartContext = createContext<SharedCart | null>(null)
const cartKey = ['cart']
const noNames: readonly string[] = []

/** Provides the shopper's one cart, in the browser only. Needs a QueryClientProvider above it. */
export function CartProvider({
  client,
  operatorNames = noNames,
  children,
}: {
  client: Client
  operatorNames?: readonly string[]
  children: ReactNode
}) {
  const cart = useSharedCart(client, operatorNames)
  return <CartContext value={cart}>{children}</CartContext>
}

export function useCart(): SharedCart {
  const cart = use(CartContext)
  if (!cart) throw new Error('useCart needs a CartProvider above it')
  return cart
}

function useSharedCart(client: Client, operatorNames: readonly string[]): SharedCart {
  const queries = useQueryClient()
  const [refusal, setRefusal] = useState<{ problem: Failure; line: number | null } | null>(null)
  const [changes, setChanges] = useState(0)
  const names = useRef(operatorNames)
  useEffect(() => {
    names.current = operatorNames
  })
  const queue = useMemo(
    () =>
      createCartQueue(
        client,
        {
          draw: (cart) => queries.setQueryData(cartKey, cart),
          refuse: (problem, line) => setRefusal({ problem, line }),
          pending: setChanges,
        },
        () => names.current,
      ),
    [client, queries],
  )
  const query = useQuery({ queryKey: cartKey, queryFn: () => fetchCart(queue, () => queries.getQueryData(cartKey)), ...fetching })
  const retry = useCallback(() => void queries.refetchQueries({ queryKey: cartKey }), [queries])
  const count = useCartCount(query.data, changes > 0, retry)
  return useMemo(
    () => ({
      cart: query.data ?? null,
      count,
      status: query.data ? 'resolve' : query.isError ? 'reject' : 'loading',
      isChanging: changes > 0,
      addToCart: (ean, quantity) => queue.send(() => client(addToCart, { body: { ean, quantity } })),
      setQuantity: (id, quantity) => {
        setRefusal(null)
        queue.setQuantity(id, quantity)
      },
      remove: (id) => {
        setRefusal(null)
        queue.setQuantity(id, 0)
      },
      retry,
      send: queue.send,
      refetch: queue.fetch,
      problem: refusal?.problem ?? null,
      problemLine: refusal?.line ?? null,
      clearProblem: () => setRefusal(null),
    }),
    [query.data, query.isError, count, changes, refusal, queue, client, retry],
  )
}

/** The cart is small, so it is fetched again whenever the shopper comes back to the page. */
const fetching = { retry: false, staleTime: 10_000, networkMode: 'always' } as const

async function fetchCart(queue: CartQueue, drawn: () => Cart | undefined): Promise<Cart> {
  const reply = await queue.fetch()
  if (!reply.ok) throw reply.problem
  return drawn() ?? reply.value
}

function useCartCount(cart: Cart | undefined, isChanging: boolean, refetch: () => void): number {
  const stored = useSyncExternalStore(onCartQuantity, readCartQuantity, () => 0)
  const shown = cart?.pieces
  useEffect(() => {
    // Only a confirmed quantity is stored, because other windows fetch the cart as soon as it changes.
    if (shown !== undefined && !isChanging) storeCartQuantity(shown)
  }, [shown, isChanging])
  useEffect(() => onOtherWindow(refetch), [refetch])
  return shown ?? stored
}
