import { expect, it } from 'vitest'
import { accountPages, accountUrl } from './account-pages.ts'

it('the menu leads to the pages of the member area by their addresses (shop-09)', () => {
  expect(accountPages.map(accountUrl)).toEqual([
    '/member/account-overview',
    '/member/account-summary',
    '/member/account-my-order',
    '/member/account-my-order-detail',
    '/member/account-wishlist',
    '/member/account-rebate',
    '/member/voucher',
    '/member/account-loyalty',
    '/member/account-inbox',
    '/member/account-address',
    '/member/account-info',
  ])
})
