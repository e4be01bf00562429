import compile from 'icu-minify/compile'
import { memberAreaMessages } from '#src/features/account/messages.ts'
import { addressesMessages } from '#src/features/addresses/messages.ts'
import { accountProblems } from '#src/features/account/problem-messages.ts'
import { addressesProblems } from '#src/features/addresses/problem-messages.ts'
import { availabilityProblems } from '#src/features/availability/problem-messages.ts'
import { brandsMessages } from '#src/features/brands/messages.ts'
import { cartMessages } from '#src/features/cart/messages.ts'
import { cartProblems } from '#src/features/cart/problem-messages.ts'
import { catalogueMessages } from '#src/features/catalogue/messages.ts'
import { checkoutMessages } from '#src/features/checkout/messages.ts'
import { checkoutProblems } from '#src/features/checkout/problem-messages.ts'
import { contactMessages } from '#src/features/contact/messages.ts'
import { contactProblems } from '#src/features/contact/problem-messages.ts'
import { contentMessages } from '#src/features/content/messages.ts'
import { fulfilmentMessages } from '#src/features/fulfilment/messages.ts'
import { inboxMessages } from '#src/features/inbox/messages.ts'
import { invoicesMessages } from '#src/features/invoices/messages.ts'
import { languageMessages } from '#src/features/language/messages.ts'
import { listingMessages } from '#src/features/listing/messages.ts'
import { memberMessages } from '#src/features/member/messages.ts'
import { memberProblems } from '#src/features/member/problem-messages.ts'
import { newsletterMessages } from '#src/features/newsletter/messages.ts'
import { orderHistoryMessages } from '#src/features/orders/history-messages.ts'
import { ordersMessages } from '#src/features/orders/messages.ts'
import { paymentMessages } from '#src/features/payment/messages.ts'
import { paymentProblems } from '#src/features/payment/problem-messages.ts'
import { productMessages } from '#src/features/product/messages.ts'
import { promotionsProblems } from '#src/features/promotions/problem-messages.ts'
import { refundsMessages } from '#src/features/refunds/messages.ts'
import { refundsProblems } from '#src/features/refunds/problem-messages.ts'
import { restockMessages } from '#src/features/restock/messages.ts'
import { restockProblems } from '#src/features/restock/problem-messages.ts'
import { voucherReasonMessages } from '#src/features/rewards/reason-messages.ts'
import { tenderNames } from '#src/features/rewards/tender-names.ts'
import { rewardsMessages } from '#src/features/rewards/messages.ts'
import { rewardsProblems } from '#src/features/rewards/problem-messages.ts'
import { searchMessages } from '#src/features/search/messages.ts'
import { settingsMessages } from '#src/features/settings/messages.ts'
import { signInMessages } from '#src/features/sign-in/messages.ts'
import { signInProblems } from '#src/features/sign-in/problem-messages.ts'
import { wishlistMessages } from '#src/features/wishlist/messages.ts'
import { wishlistPageMessages } from '#src/features/wishlist/page-messages.ts'
import { wishlistProblems } from '#src/features/wishlist/problem-messages.ts'
import { inEachCulture, type Culture, type defaultCulture } from '#src/kit/culture.ts'
import { keepUnitsOfMessage } from '#src/kit/keep-units.ts'
import { callProblems } from '#src/kit/problem-messages.ts'
import type { ProblemWords } from '#src/kit/problem.ts'

/** The messages of every feature, by the name that components pass to `useTranslations`. */
const features = {
  addresses: addressesMessages,
  brands: brandsMessages,
  cart: cartMessages,
  catalogue: catalogueMessages,
  checkout: checkoutMessages,
  contact: contactMessages,
  content: contentMessages,
  fulfilment: fulfilmentMessages,
  inbox: inboxMessages,
  invoices: invoicesMessages,
  language: languageMessages,
  listing: listingMessages,
  member: memberMessages,
  memberArea: memberAreaMessages,
  newsletter: newsletterMessages,
  orderHistory: orderHistoryMessages,
  orders: ordersMessages,
  payment: paymentMessages,
  product: productMessages,
  refunds: refundsMessages,
  restock: restockMessages,
  search: searchMessages,
  rewards: rewardsMessages,
  settings: settingsMessages,
  signIn: signInMessages,
  tenderNames,
  voucherReasons: voucherReasonMessages,
  wishlist: wishlistMessages,
  wishlistPage: wishlistPageMessages,
}

/** Each message with its numbers and units kept on one line (language-11). */
const unitsKept = <Tree>(words: Tree): Tree =>
  typeof words === 'string'
    ? (keepUnitsOfMessage(words) as Tree)
    : (Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, unitsKept(value)])) as Tree)

/** The words of one language, of a type that is the same for each: TypeScript would combine the types of all languages with each other. */
const inOne = <Tree>(words: Record<Culture, Tree>, culture: Culture): Tree => words[culture]

/** The words of every problem. A problem without words does not compile. */
export const problemWords = inEachCulture((culture): ProblemWords =>
  unitsKept({
    ...inOne(callProblems, culture),
    ...inOne(availabilityProblems, culture),
    ...inOne(promotionsProblems, culture),
    ...inOne(restockProblems, culture),
    ...inOne(rewardsProblems, culture),
    ...inOne(cartProblems, culture),
    ...inOne(wishlistProblems, culture),
    ...inOne(addressesProblems, culture),
    ...inOne(checkoutProblems, culture),
    ...inOne(paymentProblems, culture),
    ...inOne(refundsProblems, culture),
    ...inOne(contactProblems, culture),
    ...inOne(signInProblems, culture),
    ...inOne(memberProblems, culture),
    ...inOne(accountProblems, culture),
  }),
)

type Features = typeof features

/** The catalogue of messages of one language. English defines the keys. */
export type Words = { [Name in keyof Features]: Features[Name][typeof defaultCulture] } & { problems: ProblemWords }

const wordsIn = (culture: Culture): Words =>
  ({
    ...Object.fromEntries(Object.entries(features).map(([name, words]) => [name, unitsKept(words[culture])])),
    problems: problemWords[culture],
  }) as Words

/** The built-in catalogue: the response of `/api/language/getall`, and the messages when that call fails (language-07). */
export const builtInWords = inEachCulture(wordsIn)

/** A catalogue whose messages are compiled: one with arguments is a list that `use-intl` formats without parsing, others stay texts. */
const compiled = (words: object): object =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value as object)]),
  )

/** The catalogue as pages read it (language-12). Its type stays that of the texts, by which keys and arguments are checked. */
export const compiledWords = inEachCulture((culture) => compiled(builtInWords[culture]) as Words)
