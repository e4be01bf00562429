import type { QueryClient } from '@tanstack/react-query'
import type { Cart } from './from-wire.ts'
import { cartKey } from './use-cart.tsx'

type Lines = Pick<Cart, 'lines'>

/** Calls back with the slug of each product of which the bag has more pieces than before; what is in it at first does not count. */
export function onAddedToBag(queries: QueryClient, call: (slug: string) => void): () => void {
  let before = piecesIn(queries.getQueryData<Lines>(cartKey))
  return queries.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== cartKey[0]) return
    const now = piecesIn(query.state.data as Lines | undefined)
    if (before && now) for (const [slug, pieces] of now) if (pieces > (before.get(slug) ?? 0)) call(slug)
    before = now ?? before
  })
}

function piecesIn(cart: Lines | undefined): ReadonlyMap<string, number> | null {
  if (!cart) return null
  const pieces = new Map<string, number>()
  for (const { product, quantity } of cart.lines) pieces.set(product.slug, (pieces.get(product.slug) ?? 0) + quantity)
  return pieces
}
