import { addressesMessages } from '#src/features/addresses/messages.ts'
import { brandsMessages } from '#src/features/brands/messages.ts'
import { cartMessages } from '#src/features/cart/messages.ts'
import { catalogueMessages } from '#src/features/catalogue/messages.ts'
import { checkoutMessages } from '#src/features/checkout/messages.ts'
import { contactMessages } from '#src/features/contact/messages.ts'
import { contentMessages } from '#src/features/content/messages.ts'
import { inboxMessages } from '#src/features/inbox/messages.ts'
import { listingMessages } from '#src/features/listing/messages.ts'
import { memberAreaMessages } from '#src/features/member/area-messages.ts'
import { memberMessages } from '#src/features/member/messages.ts'
import { newsletterMessages } from '#src/features/newsletter/messages.ts'
import { orderHistoryMessages } from '#src/features/orders/history-messages.ts'
import { ordersMessages } from '#src/features/orders/messages.ts'
import { paymentMessages } from '#src/features/payment/messages.ts'
import { productMessages } from '#src/features/product/messages.ts'
import { restockMessages } from '#src/features/restock/messages.ts'
import { searchMessages } from '#src/features/search/messages.ts'
import { rewardsMessages } from '#src/features/rewards/messages.ts'
import { settingsMessages } from '#src/features/settings/messages.ts'
import { signInMessages } from '#src/features/sign-in/messages.ts'
import { wishlistMessages } from '#src/features/wishlist/messages.ts'
import { wishlistPageMessages } from '#src/features/wishlist/page-messages.ts'
import type { Culture } from '#src/kit/culture.ts'
import { languageMessages } from './messages.ts'
import { problemMessages } from './problem-messages.ts'

const english = {
  addresses: addressesMessages.en,
  brands: brandsMessages.en,
  cart: cartMessages.en,
  catalogue: catalogueMessages.en,
  checkout: checkoutMessages.en,
  contact: contactMessages.en,
  content: contentMessages.en,
  inbox: inboxMessages.en,
  language: languageMessages.en,
  listing: listingMessages.en,
  member: memberMessages.en,
  memberArea: memberAreaMessages.en,
  newsletter: newsletterMessages.en,
  orderHistory: orderHistoryMessages.en,
  orders: ordersMessages.en,
  payment: paymentMessages.en,
  problems: problemMessages.en,
  product: productMessages.en,
  restock: restockMessages.en,
  search: searchMessages.en,
  rewards: rewardsMessages.en,
  settings: settingsMessages.en,
  signIn: signInMessages.en,
  wishlist: wishlistMessages.en,
  wishlistPage: wishlistPageMessages.en,
}

const chinese = {
  addresses: addressesMessages.zh,
  brands: brandsMessages.zh,
  cart: cartMessages.zh,
  catalogue: catalogueMessages.zh,
  checkout: checkoutMessages.zh,
  contact: contactMessages.zh,
  content: contentMessages.zh,
  inbox: inboxMessages.zh,
  language: languageMessages.zh,
  listing: listingMessages.zh,
  member: memberMessages.zh,
  memberArea: memberAreaMessages.zh,
  newsletter: newsletterMessages.zh,
  orderHistory: orderHistoryMessages.zh,
  orders: ordersMessages.zh,
  payment: paymentMessages.zh,
  problems: problemMessages.zh,
  product: productMessages.zh,
  restock: restockMessages.zh,
  search: searchMessages.zh,
  rewards: rewardsMessages.zh,
  settings: settingsMessages.zh,
  signIn: signInMessages.zh,
  wishlist: wishlistMessages.zh,
  wishlistPage: wishlistPageMessages.zh,
}

/** Every feature's words, by the feature's name. English sets the keys. */
export type Words = typeof english

/** The built-in catalogue: what `/api/language/getall` answers with, and the text when that call fails (specification, section 8). */
export const builtInWords: Record<Culture, Words> = { en: english, zh: chinese as Words }
