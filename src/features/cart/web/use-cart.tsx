import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { addToCart, type CartInfo } from '#src/features/cart/cart.contract.ts'
import type { Client, Failure, Reply } from '#src/kit/client.ts'
import { createCartQueue, type CartQueue, type CartReply } from './cart-queue.ts'
import { keepCartQuantity, onCartQuantity, onOtherWindow, readCartQuantity } from './cart-quantity.ts'

export interface Cart {
  /** The cart as the page shows it: wanted quantities are redrawn at once and confirmed by the reply. */
  cart: CartInfo | null
  /** Pieces in the cart; from the device until the cart is fetched. */
  count: number
  /** Of fetching it (wire-20). */
  status: 'loading' | 'resolve' | 'reject'
  /** True while a change waits for its reply, so the total shown is not yet the server's. */
  isChanging: boolean
  addToCart(ean: string, quantity: number): Promise<Reply<typeof addToCart>>
  setQuantity(autoId: number, quantity: number): void
  remove(autoId: number): void
  retry(): void
  /** Keeps a cart that another call answered with. */
  replace(cart: CartInfo): void
  /** Sends a call that answers with the cart, after every change before it. */
  send(call: () => Promise<CartReply>): Promise<CartReply>
  refetch(): Promise<CartReply>
  /** The last refusal, and the line it was about. */
  problem: Failure | null
  problemLine: number | null
  clearProblem(): void
}

const CartContext = createContext<Cart | null>(null)
const cartKey = ['cart']
const noNames: readonly string[] = []

/** Holds the shopper's one cart, in the browser only. Needs a QueryClientProvider above it. */
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
  // The first answer may find parts of the page not yet hydrated: shown at once, it would have all of them hydrated in one task.
  const inTurn = useDeferredValue(cart)
  return <CartContext value={inTurn.status === 'loading' ? inTurn : cart}>{children}</CartContext>
}

export function useCart(): Cart {
  const cart = use(CartContext)
  if (!cart) throw new Error('useCart needs a CartProvider above it')
  return cart
}

function useSharedCart(client: Client, operatorNames: readonly string[]): Cart {
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
          waiting: setChanges,
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
      setQuantity: (autoId, quantity) => {
        setRefusal(null)
        queue.setQuantity(autoId, quantity)
      },
      remove: (autoId) => {
        setRefusal(null)
        queue.setQuantity(autoId, 0)
      },
      retry,
      replace: queue.keep,
      send: queue.send,
      refetch: queue.fetch,
      problem: refusal?.problem ?? null,
      problemLine: refusal?.line ?? null,
      clearProblem: () => setRefusal(null),
    }),
    [query.data, query.isError, count, changes, refusal, queue, client, retry],
  )
}

/** The cart is small and its own; it is asked for whenever the shopper comes back to the page. */
const fetching = { retry: false, staleTime: 10_000, networkMode: 'always' } as const

async function fetchCart(queue: CartQueue, drawn: () => CartInfo | undefined): Promise<CartInfo> {
  const reply = await queue.fetch()
  if (!reply.ok) throw reply.problem
  return drawn() ?? reply.value.cartInfo
}

function useCartCount(cart: CartInfo | undefined, isChanging: boolean, refetch: () => void): number {
  const kept = useSyncExternalStore(onCartQuantity, readCartQuantity, () => 0)
  const shown = cart?.totalProductInCart
  useEffect(() => {
    // Only what the shop has confirmed: other windows ask for the cart as soon as they hear of it.
    if (shown !== undefined && !isChanging) keepCartQuantity(shown)
  }, [shown, isChanging])
  useEffect(() => onOtherWindow(refetch), [refetch])
  return shown ?? kept
}
