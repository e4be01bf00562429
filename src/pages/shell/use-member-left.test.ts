import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { cartKey } from '#src/features/cart/web/use-cart.tsx'
import { wishlistKey } from '#src/features/wishlist/web/use-wishlist.tsx'
import { membersKey, ordersKey } from '#src/pages/member/members-key.ts'
import { dropPersonalData } from './use-member-left.ts'

it('drops what a page has fetched of a member who has left: details, wishes, bag and orders (sign-in-19)', () => {
  const queries = new QueryClient()
  const personal = [
    cartKey,
    wishlistKey,
    [...membersKey, 'account'],
    ...['invoice', 'linked', 'refunds'].map((part) => [...ordersKey, part, 'KM-1']),
  ]
  for (const key of [...personal, ['countries']]) queries.setQueryData(key, 'Mei Lin Tan')
  dropPersonalData(queries)
  expect(personal.map((key) => queries.getQueryData(key))).toEqual(personal.map(() => undefined))
  expect(queries.getQueryData(['countries'])).toBe('Mei Lin Tan')
})
