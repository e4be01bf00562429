import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { memberOfPage } from '#src/browser-start/login-flag.ts'
import { cartKey, useCart } from '#src/features/cart/web/use-cart.tsx'
import { followMember } from '#src/features/sign-in/web/members-window.ts'
import { wishlistKey } from '#src/features/wishlist/web/use-wishlist.tsx'
import { membersKey, ordersKey } from '#src/pages/member/members-key.ts'

/** What is shown of the bag and of an order is asked for again: it may be of a guest, or come by a link. */
export function dropPersonalData(queries: QueryClient): void {
  for (const queryKey of [membersKey, wishlistKey]) queries.removeQueries({ queryKey })
  for (const queryKey of [cartKey, ordersKey]) void queries.resetQueries({ queryKey })
}

/**
 * When the member has left, what this page fetched and stored for them is dropped (sign-in-19). The cart is the next person's from
 * then on. When another member has signed in, what is drawn and typed goes too: the page is loaded anew.
 */
export function useMemberLeft(): void {
  const queries = useQueryClient()
  const { forget } = useCart()
  useEffect(
    () =>
      followMember(() => {
        forget()
        dropPersonalData(queries)
        if (memberOfPage() !== undefined) location.reload()
      }),
    [queries, forget],
  )
}
