/** The pages of the member area in the order of the account menu (shop-09). */
export const accountPages = [
  'account-overview',
  'account-summary',
  'account-my-order',
  'account-my-order-detail',
  'account-wishlist',
  'account-rebate',
  'voucher',
  'account-loyalty',
  'account-inbox',
  'account-address',
  'account-info',
] as const
export type AccountPage = (typeof accountPages)[number]

export const accountUrl = (page: AccountPage): string => `/member/${page}`
