import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartKey } from '#src/features/cart/web/use-cart.tsx'
import { followMember } from '#src/features/sign-in/web/members-window.ts'
import { wishlistKey } from '#src/features/wishlist/web/use-wishlist.tsx'
import { membersKey } from '#src/pages/member/members-key.ts'

/** When the member has left, what this page fetched and stored for them is dropped (sign-in-19). The cart is a guest's from then on. */
export function useMemberLeft(queries: QueryClient): void {
  useEffect(
    () =>
      followMember(() => {
        for (const queryKey of [membersKey, wishlistKey]) queries.removeQueries({ queryKey })
        void queries.resetQueries({ queryKey: cartKey })
      }),
    [queries],
  )
}
