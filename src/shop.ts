import type { FastifyInstance } from 'fastify'
import { accountFeature } from '#src/features/account/account.feature.ts'
import { addressesFeature } from '#src/features/addresses/addresses.feature.ts'
import { brandsFeature } from '#src/features/brands/brands.feature.ts'
import { cacheFeature } from '#src/features/cache/cache.feature.ts'
import { cartFeature } from '#src/features/cart/cart.feature.ts'
import { catalogueFeature } from '#src/features/catalogue/catalogue.feature.ts'
import { checkoutFeature } from '#src/features/checkout/checkout.feature.ts'
import { contactFeature } from '#src/features/contact/contact.feature.ts'
import { contentFeature } from '#src/features/content/content.feature.ts'
import { dailySummaryFeature } from '#src/features/daily-summary/daily-summary.feature.ts'
import { inboxFeature } from '#src/features/inbox/inbox.feature.ts'
import { invoicesFeature } from '#src/features/invoices/invoices.feature.ts'
import { languageFeature } from '#src/features/language/language.feature.ts'
import { listingFeature } from '#src/features/listing/listing.feature.ts'
import { memberFeature } from '#src/features/member/member.feature.ts'
import { newsletterFeature } from '#src/features/newsletter/newsletter.feature.ts'
import { ordersFeature } from '#src/features/orders/orders.feature.ts'
import { paymentFeature } from '#src/features/payment/payment.feature.ts'
import { productFeature } from '#src/features/product/product.feature.ts'
import { promotionsFeature } from '#src/features/promotions/promotions.feature.ts'
import { refundsFeature, type RefundsServices } from '#src/features/refunds/refunds.feature.ts'
import { restockFeature } from '#src/features/restock/restock.feature.ts'
import { rewardsFeature } from '#src/features/rewards/rewards.feature.ts'
import { searchFeature } from '#src/features/search/search.feature.ts'
import { settingsFeature } from '#src/features/settings/settings.feature.ts'
import { signInFeature } from '#src/features/sign-in/sign-in.feature.ts'
import { slotsFeature } from '#src/features/slots/slots.feature.ts'
import { stockFeature } from '#src/features/stock/stock.feature.ts'
import { wishlistFeature } from '#src/features/wishlist/wishlist.feature.ts'
import type { StaffOrders } from '#src/features/orders/server/staff-orders.service.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { Changes } from '#src/platform/changes/changes.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { createPlatform, mountFeatures, type Mounted, type ShopParts } from '#src/platform/platform.ts'
import type { Twin } from './twin.ts'
import { builtInWords, compiledWords, problemWords } from './words.ts'

export interface Shop extends Mounted {
  app: FastifyInstance
  jobs: Jobs
  settings: SettingsService
  /** The feed of the database's changes, once it is started. */
  changes: Changes
  /** What the store's own people do, by feature. */
  staff: { orders: StaffOrders; refunds: RefundsServices }
}

/** Composes the features in the order of docs/features.md, without starting the server, the jobs or the feed of changes. */
export async function createShop(parts: ShopParts, twin: Twin = {}): Promise<Shop> {
  const platform = await createPlatform(parts, problemWords)
  const features: Feature[] = []
  const add = <Service>(feature: Feature<Service>): Service => {
    features.push(feature)
    return feature.service
  }
  add(languageFeature({ texts: builtInWords, compiled: compiledWords }))
  add(cacheFeature(platform))
  const settings = add(settingsFeature(platform))
  const catalogue = add(catalogueFeature(platform))
  const stock = add(stockFeature(platform, twin.stock))
  const slots = add(slotsFeature(platform, { settings }, twin.slots))
  const promotions = add(promotionsFeature(platform, twin.promotions))
  const listing = add(listingFeature(platform, { catalogue }))
  add(searchFeature(platform, { catalogue, listing }))
  add(brandsFeature(platform, { catalogue, listing }))
  add(productFeature(platform, { settings, catalogue, stock, listing, promotions }))
  add(contentFeature(platform, { settings, catalogue, listing, promotions, stock }))
  add(newsletterFeature(platform, { settings }))
  add(contactFeature(platform, { settings, stock }))
  add(restockFeature(platform, { settings, catalogue }))
  const members = add(memberFeature(platform))
  add(addressesFeature(platform))
  const inbox = add(inboxFeature(platform))
  const rewards = add(rewardsFeature(platform, { inbox, promotions }))
  const cart = add(cartFeature(platform, { settings, catalogue, stock, promotions, buyers: rewards.buyers, tenders: rewards.tenders }))
  const wishlist = add(wishlistFeature(platform, { catalogue, cart }))
  const signIn = add(signInFeature(platform, { settings, members, cart, wishlist }, twin.attempts))
  add(checkoutFeature(platform, { stock, slots, cart }))
  const { orders, progress, staff } = add(ordersFeature(platform, { settings, stock, onCompleted: rewards.onCompleted }, twin.orders))
  const invoices = add(invoicesFeature(platform, { settings, orders }))
  const payment = add(paymentFeature(platform, { settings, promotions, stock, slots, cart, orders, ...rewards }, twin.cardTesting))
  const refunds = add(refundsFeature(platform, { settings, promotions, stock, slots, ...rewards, orders, progress, invoices, payment }))
  add(dailySummaryFeature(platform, { settings }))
  add(accountFeature(platform, { ...signIn, members, memberData: features.flatMap((feature) => feature.memberData ?? []) }))
  const mounted = await mountFeatures(platform, features)
  return { app: platform.app, jobs: platform.jobs, settings, changes: platform.changes, ...mounted, staff: { orders: staff, refunds } }
}
