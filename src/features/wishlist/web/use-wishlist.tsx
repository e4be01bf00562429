import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useMemo, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { mostGuestWishes } from '#src/features/wishlist/rules/limits.ts'
import { addWishlist, getWishlistEans, removeWishlist } from '#src/features/wishlist/wishlist.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { useIsMember } from '#src/browser-start/use-is-member.ts'
import { addWish, guestWishes, removeWish, useGuestWishes } from './guest-wishlist.ts'
import { askToSignIn } from './login-prompt.ts'
import { showNotice } from './notices.ts'
import type { Wished } from './wished.ts'

export interface Wishlist {
  has(ean: string): boolean
  count: number
  /** Whether the list has been fetched. */
  isKnown: boolean
  /** Adds or removes at once and sends the change afterwards; a guest’s change stays on the device, and who adds is asked to sign in (wishlist-01, wishlist-03). */
  toggle(product: Wished): void
  /** Adds, also what is on the list already: that takes it out of the cart (wishlist-02), unless it is to stay there. */
  add(product: Wished, options?: { keepInCart?: boolean }): void
  /** Removes, also before the list has been fetched. */
  remove(product: Wished): void
}

interface WishlistProviderProps {
  client: Client
  /** Called when adding a wish has removed the item from the cart. */
  onRemovedFromCart(): void
  onRefused(problem: Failure): void
  children: ReactNode
}

const WishlistContext = createContext<Wishlist | null>(null)
/** The prefix of all query keys of the list, so that one change invalidates them together. */
export const wishlistKey = ['wishlist']
const eansKey = [...wishlistKey, 'eans']
const noEans: readonly string[] = []

/** Provides the wishes by variant, a member's from the server and a guest's from the device, in the browser only. Needs a QueryClientProvider above it. */
export function WishlistProvider({ client, onRemovedFromCart, onRefused, children }: WishlistProviderProps) {
  const t = useTranslations('wishlist')
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
    if (isMember) void addGuestWishes(client, queries)
  }, [isMember, client, queries])
  const guests = useGuestWishes()
  const eans = isMember ? (data ?? noEans) : guests
  const wishlist = useMemo((): Wishlist => {
    const wished = new Set(eans)
    const add = (product: Wished, { keepInCart = false } = {}) => {
      if (isMember) return change(product, true, keepInCart)
      if (!addWish(product.ean)) return onRefused(fullFor(t))
      askToSignIn(product)
    }
    const remove = (product: Wished) => {
      if (isMember) change(product, false)
      else removeWish(product.ean)
    }
    return {
      has: (ean) => wished.has(ean),
      count: wished.size,
      isKnown: data !== undefined,
      toggle: (product) => (wished.has(product.ean) ? remove(product) : add(product)),
      add,
      remove,
    }
  }, [eans, data, isMember, change, onRefused, t])
  return <WishlistContext value={wishlist}>{children}</WishlistContext>
}

/** As the server refuses a member's. */
const fullFor = (t: (key: 'guestFullTitle' | 'guestFullText', values?: { limit: number }) => string): Failure => ({
  status: 409,
  code: 'WISHLIST_FULL',
  title: t('guestFullTitle'),
  message: t('guestFullText', { limit: mostGuestWishes }),
})

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

/** Changes go to the server one after another; after the last pending one the list is fetched again. */
function createChanges(
  client: Client,
  queries: QueryClient,
  { onRemovedFromCart, onRefused }: Pick<WishlistProviderProps, 'onRemovedFromCart' | 'onRefused'>,
) {
  let queue: Promise<void> = Promise.resolve()
  let pending = 0

  async function send(product: Wished, isWanted: boolean, keepInCart: boolean): Promise<void> {
    const { ean } = product
    const reply = await (isWanted
      ? client(addWishlist, { body: { ean, ...(keepInCart && { keepInCart }) } })
      : client(removeWishlist, { params: { ean } }))
    if (reply.ok) {
      showNotice(isWanted ? 'added' : 'removed', product)
      if (reply.value.removedFromCart) onRemovedFromCart()
      return
    }
    draw(queries, ean, !isWanted)
    // The browser's client has opened the login prompt; the wish is stored on the device like a guest's.
    if (reply.problem.status === 401 && isWanted) addWish(ean)
    else if (reply.problem.status !== 401) onRefused(reply.problem)
  }

  return (product: Wished, isWanted: boolean, keepInCart = false): void => {
    pending += 1
    // An answer on its way does not have the change yet; of the first one, the other wishes are needed all the same.
    if (queries.getQueryData(eansKey)) void queries.cancelQueries({ queryKey: eansKey })
    draw(queries, product.ean, isWanted)
    queue = queue
      .then(() => send(product, isWanted, keepInCart))
      .then(() => {
        pending -= 1
        if (pending === 0) void queries.invalidateQueries({ queryKey: wishlistKey })
      })
  }
}

/** Shows a change at once. A list that has not been fetched stays unknown: with this wish alone it would be taken for the whole. */
const draw = (queries: QueryClient, ean: string, isWanted: boolean): void =>
  void queries.setQueryData<string[]>(eansKey, (eans) => {
    const others = eans?.filter((each) => each !== ean)
    return others && isWanted ? [ean, ...others] : others
  })

/** Adds the wishes from before signing in to the list, in the order in which they were made; the cart stays as it is (wishlist-14). */
export async function addGuestWishes(client: Client, queries: QueryClient): Promise<void> {
  const wishes = guestWishes().toReversed()
  for (const ean of wishes) {
    const reply = await client(addWishlist, { body: { ean, keepInCart: true } })
    // 404 is final, so the wish is deleted; after any other refusal the next page tries again.
    if (!reply.ok && reply.problem.status !== 404) break
    removeWish(ean)
  }
  if (wishes.length > 0) await queries.invalidateQueries({ queryKey: wishlistKey })
}
