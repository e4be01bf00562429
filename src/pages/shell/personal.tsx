import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { CartProvider, useCart } from '#src/features/cart/web/use-cart.tsx'
import { CardActionContext } from '#src/features/catalogue/web/card-action.ts'
import type { Card } from '#src/features/catalogue/web/from-wire.ts'
import { Heart } from '#src/features/wishlist/web/heart.tsx'
import { WishlistProvider } from '#src/features/wishlist/web/use-wishlist.tsx'
import type { Client, Failure } from '#src/kit/client.ts'
import type { ApiBases } from '#src/kit/fetch-transport.ts'
import { browserClient } from '#src/pages/browser-client.ts'
import { showRefusal } from './problem-popup.ts'
import { usePageLanguage } from './use-page-language.ts'
import { useMemberLeft } from './use-member-left.ts'

interface PersonalProps {
  bases: ApiBases | undefined
  operatorName: string | undefined
  children(client: Client): ReactNode
}

/** Calls are made without asking the browser for a connection, so what failed without one is fetched again when it returns. */
const fetching = { queries: { refetchOnReconnect: true } }

/** Provides personal data, which the browser fetches: the pages themselves contain none. */
export function Personal({ bases, operatorName, children }: PersonalProps) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: fetching }))
  const client = useMemo(() => browserClient(bases), [bases])
  const names = useMemo(() => (operatorName ? [operatorName] : []), [operatorName])
  return (
    <QueryClientProvider client={queries}>
      <CartProvider client={client} operatorNames={names} onNotAdded={showNotAdded}>
        <Wishes client={client}>{children(client)}</Wishes>
      </CartProvider>
    </QueryClientProvider>
  )
}

/** The wishlist, with a heart on every product card of the page. */
function Wishes({ client, children }: { client: Client; children: ReactNode }) {
  const { retry } = useCart()
  useMemberLeft()
  usePageLanguage()
  return (
    <WishlistProvider client={client} onRemovedFromCart={retry} onRefused={showRefusal}>
      <CardActionContext value={cardHeart}>{children}</CardActionContext>
    </WishlistProvider>
  )
}

/** Goods that waited for the network are named, because the shopper may be on another page by now. */
const showNotAdded = (problem: Failure, name: string): void => showRefusal({ ...problem, title: name })

const cardHeart = (card: Card): ReactNode => <Heart place="card" product={card} />
