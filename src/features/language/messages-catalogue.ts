import { cartMessages } from '#src/features/cart/messages.ts'
import { catalogueMessages } from '#src/features/catalogue/messages.ts'
import { checkoutMessages } from '#src/features/checkout/messages.ts'
import { contentMessages } from '#src/features/content/messages.ts'
import { listingMessages } from '#src/features/listing/messages.ts'
import { ordersMessages } from '#src/features/orders/messages.ts'
import { paymentMessages } from '#src/features/payment/messages.ts'
import { productMessages } from '#src/features/product/messages.ts'
import { settingsMessages } from '#src/features/settings/messages.ts'
import type { Culture } from '#src/kit/culture.ts'
import { languageMessages } from './messages.ts'
import { problemMessages } from './problem-messages.ts'

const english = {
  cart: cartMessages.en,
  catalogue: catalogueMessages.en,
  checkout: checkoutMessages.en,
  content: contentMessages.en,
  language: languageMessages.en,
  listing: listingMessages.en,
  orders: ordersMessages.en,
  payment: paymentMessages.en,
  problems: problemMessages.en,
  product: productMessages.en,
  settings: settingsMessages.en,
}

const chinese = {
  cart: cartMessages.zh,
  catalogue: catalogueMessages.zh,
  checkout: checkoutMessages.zh,
  content: contentMessages.zh,
  language: languageMessages.zh,
  listing: listingMessages.zh,
  orders: ordersMessages.zh,
  payment: paymentMessages.zh,
  problems: problemMessages.zh,
  product: productMessages.zh,
  settings: settingsMessages.zh,
}

/** Every feature's words, by the feature's name. English sets the keys. */
export type Words = typeof english

/** The built-in catalogue: what `/api/language/getall` answers with, and the text when that call fails (specification, section 8). */
export const builtInWords: Record<Culture, Words> = { en: english, zh: chinese as Words }
