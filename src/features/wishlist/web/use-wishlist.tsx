import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createContext, use, useDeferredValue, useEffect, useMemo, type ReactNode } from 'react'
import { addWishlist, getWishlistEans, removeWishlist } from '#src/features/wishlist/wishlist.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { useIsMember } from '#src/browser-start/use-is-member.ts'
import { forgetWish, keepWish, guestWishes } from './guest-wishlist.ts'
import { askToSignIn } from './login-prompt.ts'
import { showNotice } from './notices.ts'
import type { Wished } from './wished.ts'

export interface Wishlist {
  has(ean: string): boolean
  count: number
  /** Whether the list has been fetched. */
  isKnown: boolean
  /** Adds or removes at once and tells the server after; a guest is asked to sign in (wishlist-01, wishlist-03). */
  toggle(product: Wished): void
}

interface WishlistProviderProps {
  client: Client
  /** Adding has taken the item out of the cart. */
  onRemovedFromCart(): void
  onRefused(problem: Failure): void
  children: ReactNode
}

const WishlistContext = createContext<Wishlist | null>(null)
/** Everything about the list begins with this, so that one change makes all of it be asked for again. */
export const wishlistKey = ['wishlist']
const eansKey = [...wishlistKey, 'eans']
const noEans: readonly string[] = []

/** Knows which variants the member wishes for, in the browser only. Needs a QueryClientProvider above it. */
export function WishlistProvider({ client, onRemovedFromCart, onRefused, children }: WishlistProviderProps) {
  const queries = useQueryClient()
  const isMember = useIsMember()
  const { data } = useQuery({
    queryKey: eansKey,
    queryFn: () => fetchEans(client),
    enabled: isMember,
    retry: false,
    staleTime: 60_000,
    networkMode: 'always',
  })
  const change = useMemo(
    () => createChanges(client, queries, { onRemovedFromCart, onRefused }),
    [client, queries, onRemovedFromCart, onRefused],
  )
  useEffect(() => {
    if (isMember) void joinKeptWishes(client, queries)
  }, [isMember, client, queries])
  const eans = isMember && data ? data : noEans
  const wishlist = useMemo((): Wishlist => {
    const wished = new Set(eans)
    return {
      has: (ean) => wished.has(ean),
      count: wished.size,
      isKnown: data !== undefined,
      toggle(product) {
        if (isMember) return change(product, !wished.has(product.ean))
        keepWish(product.ean)
        askToSignIn(product)
      },
    }
  }, [eans, data, isMember, change])
  // As with the cart: what comes first waits its turn.
  const inTurn = useDeferredValue(wishlist)
  return <WishlistContext value={inTurn.isKnown ? wishlist : inTurn}>{children}</WishlistContext>
}

export function useWishlist(): Wishlist {
  const wishlist = use(WishlistContext)
  if (!wishlist) throw new Error('useWishlist needs a WishlistProvider above it')
  return wishlist
}

async function fetchEans(client: Client): Promise<string[]> {
  const reply = await client(getWishlistEans, {})
  if (!reply.ok) throw reply.problem
  return reply.value
}

/** Changes go to the server one after another; the list is asked for again when the last of them is through. */
function createChanges(
  client: Client,
  queries: QueryClient,
  { onRemovedFromCart, onRefused }: Pick<WishlistProviderProps, 'onRemovedFromCart' | 'onRefused'>,
) {
  let queue: Promise<void> = Promise.resolve()
  let waiting = 0

  async function send(product: Wished, isWanted: boolean): Promise<void> {
    const { ean } = product
    const reply = await (isWanted ? client(addWishlist, { body: { ean } }) : client(removeWishlist, { params: { ean } }))
    if (reply.ok) {
      showNotice(isWanted ? 'added' : 'removed', product)
      if (reply.value.removedFromCart) onRemovedFromCart()
      return
    }
    draw(queries, ean, !isWanted)
    // The browser's client has opened the login prompt; the wish waits on the device like a guest's.
    if (reply.problem.status === 401 && isWanted) keepWish(ean)
    else if (reply.problem.status !== 401) onRefused(reply.problem)
  }

  return (product: Wished, isWanted: boolean): void => {
    waiting += 1
    void queries.cancelQueries({ queryKey: eansKey })
    draw(queries, product.ean, isWanted)
    queue = queue
      .then(() => send(product, isWanted))
      .then(() => {
        waiting -= 1
        if (waiting === 0) void queries.invalidateQueries({ queryKey: wishlistKey })
      })
  }
}

const draw = (queries: QueryClient, ean: string, isWanted: boolean): void =>
  void queries.setQueryData<string[]>(eansKey, (eans = []) => {
    const others = eans.filter((each) => each !== ean)
    return isWanted ? [ean, ...others] : others
  })

/** What was wished for before signing in joins the list, in the order it was wished for. */
async function joinKeptWishes(client: Client, queries: QueryClient): Promise<void> {
  const kept = guestWishes().toReversed()
  for (const ean of kept) {
    const reply = await client(addWishlist, { body: { ean } })
    // Not found is as final as done; anything else is tried again on the next page.
    if (!reply.ok && reply.problem.status !== 404) break
    forgetWish(ean)
  }
  if (kept.length > 0) await queries.invalidateQueries({ queryKey: wishlistKey })
}
