import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Client, Failure } from '#src/kit/client.ts'
import type { AddReply, CartReply, WireReply } from './cart-page.ts'
import { createCartQueue, type CartQueue } from './cart-queue.ts'
import type { Cart } from './from-wire.ts'
import { storeCartQuantity, onCartQuantity, readCartQuantity } from './cart-quantity.ts'
import { onOtherWindows, tellOtherWindows } from './other-windows.ts'
import { storedChanges, type Addition, type Change } from './stored-changes.ts'

export interface SharedCart {
  /** The cart as the page shows it: changed quantities show at once and are confirmed by the reply. */
  cart: Cart | null
  /** Pieces in the cart; as stored on the device until the cart is fetched. */
  count: number
  /** Of fetching it (wire-20). */
  status: 'loading' | 'resolve' | 'reject'
  /** True while a change waits for its reply: the total shown is not the server's yet. */
  isChanging: boolean
  /** How many changes wait for the network. */
  waiting: number
  addToCart(goods: Goods): Promise<AddReply>
  setQuantity(id: number, quantity: number): void
  remove(id: number): void
  retry(): void
  /** Sends a call that returns the cart, after every change before it. */
  send(call: (client: Client) => Promise<WireReply>): Promise<CartReply>
  refetch(): Promise<CartReply>
  /** Says why a call was refused that has no place on the page for it, and shows the cart as it is. */
  orSay(name: string): (reply: AddReply | CartReply) => void
  /** Drops what it has and what waits, which is a member's who has left. */
  forget(): void
  /** The last refusal, and the line whose change was refused. */
  problem: Failure | null
  problemLine: number | null
}

/** Without an offer at their usual price. */
export type Goods = Pick<Addition, 'ean' | 'name' | 'quantity'> & Partial<Pick<Addition, 'offer'>>

const CartContext = createContext<SharedCart | null>(null)
export const cartKey = ['cart']
const noNames: readonly string[] = []

interface CartProviderProps {
  client: Client
  operatorNames?: readonly string[]
  /** Something of that name was refused, such as goods that had waited for the network. */
  onNotAdded(problem: Failure, name: string): void
  children: ReactNode
}

/** Provides the shopper's one cart, in the browser only. Needs a QueryClientProvider above it. */
export function CartProvider({ client, operatorNames = noNames, onNotAdded, children }: CartProviderProps) {
  const cart = useSharedCart(client, operatorNames, onNotAdded)
  return <CartContext value={cart}>{children}</CartContext>
}

export function useCart(): SharedCart {
  const cart = use(CartContext)
  if (!cart) throw new Error('useCart needs a CartProvider above it')
  return cart
}

function useSharedCart(client: Client, operatorNames: readonly string[], onNotAdded: CartProviderProps['onNotAdded']): SharedCart {
  const queries = useQueryClient()
  const [refusal, setRefusal] = useState<{ problem: Failure; line: number | null } | null>(null)
  const [calls, setCalls] = useState(0)
  const [changes, setChanges] = useState<readonly Change[]>(noChanges)
  const waiting = changes.length
  const isChanging = calls + waiting > 0
  const names = useRef(operatorNames)
  useEffect(() => {
    names.current = operatorNames
  })
  const queue = useMemo(
    () =>
      createCartQueue({
        client,
        page: {
          draw: (cart) => queries.setQueryData(cartKey, cart),
          refuse: (problem, refused) =>
            typeof refused === 'number' ? setRefusal({ problem, line: refused }) : onNotAdded(problem, refused.name),
          pending: setCalls,
          waiting: (changes) => setChanges(changes.length > 0 ? changes : noChanges),
          changed: tellOtherWindows,
        },
        operatorNames: () => names.current,
        stored: storedChanges,
      }),
    [client, queries, onNotAdded],
  )
  const query = useQuery({ queryKey: cartKey, queryFn: () => fetchCart(queue, () => queries.getQueryData(cartKey)), ...fetching })
  const retry = useCallback(() => void queries.refetchQueries({ queryKey: cartKey }), [queries])
  const count = useCartCount(query.data, isChanging) + addedPieces(changes)
  useEffect(() => onOtherWindows(() => void queue.fetch()), [queue])
  useNetworkBack(waiting > 0, queue)
  return useMemo(
    () => ({
      cart: query.data ?? null,
      count,
      status: query.data ? 'resolve' : query.isError ? 'reject' : 'loading',
      isChanging,
      waiting,
      addToCart: (goods) => queue.add({ offer: null, ...goods }),
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
      orSay: (name) => (reply) => {
        if (reply.ok) return
        onNotAdded(reply.problem, reply.problem.message ? name : reply.problem.title)
        void queue.fetch()
      },
      forget: queue.forget,
      problem: refusal?.problem ?? null,
      problemLine: refusal?.line ?? null,
    }),
    [query.data, query.isError, count, isChanging, waiting, refusal, queue, retry, onNotAdded],
  )
}

/** The cart is small, so it is fetched again whenever the shopper comes back to the page. */
const fetching = { retry: false, staleTime: 10_000, networkMode: 'always' } as const

async function fetchCart(queue: CartQueue, drawn: () => Cart | undefined): Promise<Cart> {
  const reply = await queue.fetch()
  if (!reply.ok) throw reply.problem
  return drawn() ?? reply.value
}

const noChanges: readonly Change[] = []
const addedPieces = (changes: readonly Change[]): number =>
  changes.reduce((sum, change) => (change.line === undefined ? sum + change.quantity : sum), 0)

const tryAgainMs = 5000

/** Sends what waits for the network when it is back. A browser does not notice every outage, so it is tried now and then. */
function useNetworkBack(isWaiting: boolean, queue: CartQueue): void {
  useEffect(() => {
    if (!isWaiting) return
    const fetch = () => void queue.fetch()
    const timer = setInterval(fetch, tryAgainMs)
    addEventListener('online', fetch)
    return () => {
      clearInterval(timer)
      removeEventListener('online', fetch)
    }
  }, [isWaiting, queue])
}

function useCartCount(cart: Cart | undefined, isChanging: boolean): number {
  const stored = useSyncExternalStore(onCartQuantity, readCartQuantity, () => 0)
  const shown = cart?.pieces
  useEffect(() => {
    // Other windows show it too, so only a confirmed quantity is stored.
    if (shown !== undefined && !isChanging) storeCartQuantity(shown)
  }, [shown, isChanging])
  return shown ?? stored
}
