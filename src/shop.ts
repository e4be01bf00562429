import type { FastifyInstance } from 'fastify'
import type { Clock } from '#src/kit/clock.ts'
import { brandsRoutes } from '#src/features/brands/server/brands.routes.ts'
import { createBrands } from '#src/features/brands/server/brands.service.ts'
import { addressesMemberData } from '#src/features/addresses/server/member-data.ts'
import { addressesRoutes } from '#src/features/addresses/server/addresses.routes.ts'
import { createAddresses } from '#src/features/addresses/server/addresses.service.ts'
import { catalogueRoutes } from '#src/features/catalogue/server/catalogue.routes.ts'
import { createCatalogue, type CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import { cacheRoutes } from '#src/features/cache/server/cache.routes.ts'
import { cartMemberData } from '#src/features/cart/server/member-data.ts'
import { cartRoutes } from '#src/features/cart/server/cart.routes.ts'
import { createCart, type CartService } from '#src/features/cart/server/cart.service.ts'
import { checkoutRoutes } from '#src/features/checkout/server/checkout.routes.ts'
import { createCheckout } from '#src/features/checkout/server/checkout.service.ts'
import { contactMemberData } from '#src/features/contact/server/member-data.ts'
import { contactRoutes } from '#src/features/contact/server/contact.routes.ts'
import { contactJobs, createContact } from '#src/features/contact/server/contact.service.ts'
import { contentRoutes } from '#src/features/content/server/content.routes.ts'
import { createContent } from '#src/features/content/server/content.service.ts'
import { problemMessages } from '#src/features/language/problem-messages.ts'
import { inboxMemberData } from '#src/features/inbox/server/member-data.ts'
import { inboxRoutes } from '#src/features/inbox/server/inbox.routes.ts'
import { createInbox } from '#src/features/inbox/server/inbox.service.ts'
import { languageRoutes } from '#src/features/language/server/language.routes.ts'
import { listingRoutes } from '#src/features/listing/server/listing.routes.ts'
import { createListing } from '#src/features/listing/server/listing.service.ts'
import { newsletterMemberData } from '#src/features/newsletter/server/member-data.ts'
import { newsletterRoutes } from '#src/features/newsletter/server/newsletter.routes.ts'
import { createNewsletter, newsletterJobs } from '#src/features/newsletter/server/newsletter.service.ts'
import { sendConfirmation } from '#src/features/orders/server/confirmation-mail.ts'
import { createOrderHistory } from '#src/features/orders/server/order-history.service.ts'
import { ordersMemberData } from '#src/features/orders/server/member-data.ts'
import { ordersRoutes } from '#src/features/orders/server/orders.routes.ts'
import { createOrders, type OrdersService } from '#src/features/orders/server/orders.service.ts'
import { paymentRoutes } from '#src/features/payment/server/payment.routes.ts'
import { createPayment, jobNames } from '#src/features/payment/server/payment.service.ts'
import { productRoutes } from '#src/features/product/server/product.routes.ts'
import { createProduct } from '#src/features/product/server/product.service.ts'
import { restockMemberData } from '#src/features/restock/server/member-data.ts'
import { restockRoutes } from '#src/features/restock/server/restock.routes.ts'
import { createRestock, restockJobs } from '#src/features/restock/server/restock.service.ts'
import { searchRoutes } from '#src/features/search/server/search.routes.ts'
import { createSearch } from '#src/features/search/server/search.service.ts'
import { createRewardsLedger } from '#src/features/rewards/server/rewards-ledger.ts'
import { createDailyRewards } from '#src/features/rewards/server/daily-rewards.ts'
import { rewardsMemberData } from '#src/features/rewards/server/member-data.ts'
import { rewardsRoutes } from '#src/features/rewards/server/rewards.routes.ts'
import { createRewards } from '#src/features/rewards/server/rewards.service.ts'
import { settingsRoutes } from '#src/features/settings/server/settings.routes.ts'
import { createSettings, type SettingsService } from '#src/features/settings/server/settings.service.ts'
import { socialPath } from '#src/features/sign-in/rules/social.ts'
import { signInRoutes } from '#src/features/sign-in/server/sign-in.routes.ts'
import { createChangeNotices, noticeJob, type NoticeJob } from '#src/features/sign-in/server/change-notices.service.ts'
import { codeJobs, createCodes, type CodeJob } from '#src/features/sign-in/server/codes.service.ts'
import { confirmationJob, createEmailConfirmations } from '#src/features/sign-in/server/email-confirmations.ts'
import { signInMemberData } from '#src/features/sign-in/server/member-data.ts'
import { createSignIn } from '#src/features/sign-in/server/sign-in.service.ts'
import { createSocial } from '#src/features/sign-in/server/social.service.ts'
import { createAttemptLimit, type AttemptLimit } from '#src/features/sign-in/server/attempt-limit.ts'
import { stockRoutes } from '#src/features/stock/server/stock.routes.ts'
import { createStock, type StockService } from '#src/features/stock/server/stock.service.ts'
import { wishlistMemberData } from '#src/features/wishlist/server/member-data.ts'
import { wishlistRoutes } from '#src/features/wishlist/server/wishlist.routes.ts'
import { createAccount } from '#src/features/member/server/account.service.ts'
import { memberRoutes } from '#src/features/member/server/member.routes.ts'
import { createMembers } from '#src/features/member/server/member.service.ts'
import { createWishlist, type WishlistService } from '#src/features/wishlist/server/wishlist.service.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import type { PaymentGateway } from '#src/outside/payments/port.ts'
import type { SmsSender } from '#src/outside/sms/port.ts'
import type { SocialProvider } from '#src/outside/social/port.ts'
import type { PostalDirectory } from '#src/outside/postal/port.ts'
import { createChanges, type Changes } from '#src/platform/changes/changes.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import { createApi, mount, type ApiOptions } from '#src/platform/http/api.ts'
import { addHealth } from '#src/platform/http/health.ts'
import { addFormReturn } from '#src/platform/http/form-return.ts'
import { addOneClickUnsubscribe } from '#src/platform/http/one-click.ts'
import type { Route } from '#src/platform/http/route.ts'
import { createJobs, type Jobs } from '#src/platform/jobs/jobs.ts'
import { createQuotas } from '#src/platform/quota/quotas.ts'
import { createSessions, type Sessions } from '#src/platform/session/sessions.ts'

/** What the shop is built from. `main.ts` gives the real parts; tests give theirs. */
export interface ShopParts {
  database: Database
  databaseUrl: string
  clock: Clock
  gateway: PaymentGateway
  mail: MailSender
  sms: SmsSender
  postal: PostalDirectory
  /** Whom shoppers may sign in with besides the shop; who is not here is not offered. */
  social: readonly SocialProvider[]
  publicOrigin: string
  trustedProxies?: readonly string[]
  /** One per purpose, as `Config` makes them. */
  keys: Record<'invoiceLinks' | 'newsletterLinks' | 'restockLinks' | 'humanCheck' | 'codes' | 'emailLinks', string>
  /** What the shop's staff show (endpoints for operators); null when nobody is one. */
  operatorToken: string | null
  logLevel: string
  /** In place of the shop's own, for the twin of a test that takes a guard out and must fail. */
  twin?: { stock?: StockService; orders?: (real: OrdersService) => OrdersService; attempts?: AttemptLimit }
}

export interface Shop {
  app: FastifyInstance
  jobs: Jobs
  settings: SettingsService
  /** Follows the database from when it is started. */
  changes: Changes
  routes: Route[]
}

/** Puts features together and mounts their routes. Starts nothing: not the server, not the jobs, not the following of changes. */
export async function createShop(parts: ShopParts): Promise<Shop> {
  const { database, clock, gateway, publicOrigin } = parts
  const stock = parts.twin?.stock ?? createStock()
  const settings = createSettings(database, clock)
  const catalogue = createCatalogue()
  const listing = createListing(database, catalogue)
  const cart = createCart(database, catalogue, settings)
  const realOrders = createOrders(database, settings, stock, clock, parts.keys.invoiceLinks)
  const orders = parts.twin?.orders?.(realOrders) ?? realOrders
  const options: ApiOptions = {
    publicOrigin,
    logLevel: parts.logLevel,
    operatorToken: parts.operatorToken,
    sessions: createSessions(database, publicOrigin),
    words: problemMessages,
    trustedProxies: parts.trustedProxies,
  }
  const app = await createApi(options)
  const jobs = createJobs({
    databaseUrl: parts.databaseUrl,
    onError: (error, job) => app.log.error({ err: error, job }),
  })
  const changes = createChanges({ database, databaseUrl: parts.databaseUrl, onLost: (error) => app.log.warn({ err: error }) })
  changes.subscribe((changed) => {
    if (changed === null || changed.has('settings')) settings.forget()
    if (changed === null || changed.has('categories')) catalogue.forget()
    if (changed === null || changed.has('stores')) stock.forget()
    if (changed === null) listing.forget()
  })
  jobs.sweep('forget-old-changes', () => changes.tidy())
  const { rewards, inbox, onPaid } = createMembership(parts, orders, jobs)
  const payment = createPayment({ database, cart, orders, stock, settings, gateway, jobs, clock, onPaid })
  jobs.handle<{ orderId: number }>(jobNames.resolve, ({ orderId }) => payment.resolve(orderId))
  jobs.sweep(jobNames.sweep, () => payment.resolveOverdue())
  jobs.sweep('tidy-listing', () => listing.tidy())
  jobs.sweep('forget-old-sessions', () => options.sessions.forgetOld())
  jobs.handle<{ orderId: number }>(jobNames.confirm, ({ orderId }) => sendConfirmation({ orders, mail: parts.mail, publicOrigin }, orderId))
  const { newsletter, contact, restock } = createLetters(parts, { settings, stock, catalogue, jobs })

  const wishlist = createWishlist(database, catalogue, cart, clock)

  const routes: Route[] = [
    ...catalogueRoutes(database, catalogue),
    ...brandsRoutes(createBrands(database, catalogue, listing)),
    ...listingRoutes(listing),
    ...searchRoutes(createSearch(database, catalogue, listing)),
    ...productRoutes(createProduct(database, catalogue, stock, settings)),
    ...contentRoutes(createContent({ database, catalogue, listing, settings, clock })),
    ...cartRoutes(cart),
    ...checkoutRoutes(createCheckout(database, cart, stock, settings, clock)),
    ...paymentRoutes(payment, gateway),
    ...ordersRoutes(orders, createOrderHistory(database, settings, stock)),
    ...settingsRoutes(settings),
    ...newsletterRoutes(newsletter),
    ...contactRoutes(contact),
    ...restockRoutes(restock),
    ...stockRoutes(database, stock),
    ...wishlistRoutes(wishlist),
    ...createAccounts(parts, { settings, catalogue, cart, wishlist, jobs, sessions: options.sessions }),
    ...addressesRoutes(createAddresses(database, clock), parts.postal),
    ...rewardsRoutes(rewards),
    ...inboxRoutes(inbox),
    ...languageRoutes(),
    ...cacheRoutes(changes),
  ]
  for (const each of routes) mount(app, each, options)
  await addOneClickUnsubscribe(app, '/newsletter/unsubscribe', (token) => newsletter.unsubscribe(token))
  await addOneClickUnsubscribe(app, '/restock/unsubscribe', (token) => restock.unsubscribe(token))
  await addFormReturn(app, socialPath)
  addHealth(app, database)
  return { app, jobs, settings, changes, routes }
}

interface LetterParts {
  settings: SettingsService
  stock: StockService
  catalogue: CatalogueService
  jobs: Jobs
}

/** What the shop and its visitors write to each other, and the jobs that send it. */
function createLetters({ database, clock, mail, publicOrigin, keys }: ShopParts, { settings, stock, catalogue, jobs }: LetterParts) {
  const quotas = createQuotas(clock)
  jobs.sweep('forget-old-quotas', () => quotas.forgetOld(database.orm))
  const shared = { database, settings, quotas, jobs, mail, clock, publicOrigin }
  const newsletter = createNewsletter({ ...shared, key: keys.newsletterLinks })
  jobs.handle<{ subscriptionId: number; nonce: string }>(newsletterJobs.confirm, (round) => newsletter.sendConfirmation(round))
  jobs.sweep(newsletterJobs.forget, () => newsletter.forgetOld())
  const contact = createContact({ ...shared, stock, key: keys.humanCheck })
  jobs.handle<{ messageId: number }>(contactJobs.message, ({ messageId }) => contact.sendMessage(messageId))
  jobs.handle<{ messageId: number }>(contactJobs.receipt, ({ messageId }) => contact.sendReceipt(messageId))
  jobs.sweep(contactJobs.forget, () => contact.forgetOld())
  const restock = createRestock({ ...shared, catalogue, key: keys.restockLinks })
  jobs.handle<{ askerId: number; nonce: string }>(restockJobs.confirm, (round) => restock.sendConfirmation(round))
  jobs.handle<{ subscriptionId: number; toldAt: string }>(restockJobs.back, (telling) => restock.sendBack(telling))
  jobs.sweep(restockJobs.sweep, () => restock.tellWaiting())
  jobs.sweep(restockJobs.forget, () => restock.forgetOld())
  return { newsletter, contact, restock }
}

interface Accounted {
  settings: SettingsService
  catalogue: CatalogueService
  cart: CartService
  wishlist: WishlistService
  jobs: Jobs
  sessions: Sessions
}

/** Becoming a member, signing in, and a member's own details. */
function createAccounts(
  { database, clock, mail, sms, social: providers, publicOrigin, keys, twin }: ShopParts,
  { settings, catalogue, cart, wishlist, jobs, sessions }: Accounted,
): Route[] {
  const quotas = createQuotas(clock)
  const attempts = twin?.attempts ?? createAttemptLimit(database, clock)
  const members = createMembers(clock)
  const shared = { database, settings, quotas, attempts, members, jobs, mail, clock, publicOrigin }
  const codes = createCodes({ ...shared, sms, key: keys.codes })
  const confirmations = createEmailConfirmations({ ...shared, key: keys.emailLinks })
  const notices = createChangeNotices(jobs, mail, settings, publicOrigin)
  const social = createSocial({ ...shared, providers, notices })
  const signIn = createSignIn({ ...shared, sessions, codes, confirmations, social, notices, cart, wishlist })
  jobs.handle<CodeJob>(codeJobs.deliver, (job) => codes.deliver(job))
  jobs.sweep(
    codeJobs.forget,
    async () => void (await Promise.all([codes.forgetOld(), confirmations.forgetOld(), social.forgetOld(), signIn.forgetOld()])),
  )
  jobs.handle<{ nonce: string }>(confirmationJob, (job) => confirmations.send(job))
  jobs.handle<NoticeJob>(noticeJob, (job) => notices.send(job))
  const kept = [
    wishlistMemberData,
    cartMemberData(catalogue),
    ordersMemberData,
    addressesMemberData,
    rewardsMemberData,
    inboxMemberData,
    newsletterMemberData,
    restockMemberData,
    contactMemberData,
    signInMemberData(jobs),
  ]
  const account = createAccount({ database, members, sessions, codes, signIn, notices, kept, clock })
  return [...signInRoutes(signIn, codes, confirmations, social), ...memberRoutes(account)]
}

/** The member programme, and what it makes of a paid order. */
function createMembership({ database, clock }: ShopParts, orders: OrdersService, jobs: Jobs) {
  const inbox = createInbox(database, clock)
  const ledger = createRewardsLedger(clock)
  jobs.sweep('rewards-night', createDailyRewards(database, inbox, clock))
  async function onPaid(orm: Orm, orderId: number): Promise<void> {
    const order = await orders.byId(orm, orderId)
    if (!order?.memberId) return
    const { memberId, orderNumber, totalCents } = order
    await ledger.earn(orm, { memberId, orderNumber, ledger: await orders.ledger(orm, orderId) })
    await inbox.write(orm, { memberId, kind: 'orderPaid', about: orderNumber, facts: { orderNumber, amountCents: totalCents } })
  }
  return { rewards: createRewards(database, clock), inbox, onPaid }
}
