import type { FastifyInstance } from 'fastify'
import type { Clock } from '#src/kit/clock.ts'
import { catalogueRoutes } from '#src/features/catalogue/server/catalogue.routes.ts'
import { createCatalogue } from '#src/features/catalogue/server/catalogue.service.ts'
import { cartRoutes } from '#src/features/cart/server/cart.routes.ts'
import { createCart } from '#src/features/cart/server/cart.service.ts'
import { checkoutRoutes } from '#src/features/checkout/server/checkout.routes.ts'
import { createCheckout } from '#src/features/checkout/server/checkout.service.ts'
import { contentRoutes } from '#src/features/content/server/content.routes.ts'
import { createContent } from '#src/features/content/server/content.service.ts'
import { problemMessages } from '#src/features/language/problem-messages.ts'
import { languageRoutes } from '#src/features/language/server/language.routes.ts'
import { listingRoutes } from '#src/features/listing/server/listing.routes.ts'
import { createListing } from '#src/features/listing/server/listing.service.ts'
import { sendConfirmation } from '#src/features/orders/server/confirmation-mail.ts'
import { ordersRoutes } from '#src/features/orders/server/orders.routes.ts'
import { createOrders, type OrdersService } from '#src/features/orders/server/orders.service.ts'
import { paymentRoutes } from '#src/features/payment/server/payment.routes.ts'
import { createPayment, jobNames } from '#src/features/payment/server/payment.service.ts'
import { productRoutes } from '#src/features/product/server/product.routes.ts'
import { createProduct } from '#src/features/product/server/product.service.ts'
import { settingsRoutes } from '#src/features/settings/server/settings.routes.ts'
import { createSettings, type SettingsService } from '#src/features/settings/server/settings.service.ts'
import { stockRoutes } from '#src/features/stock/server/stock.routes.ts'
import { createStock, type StockService } from '#src/features/stock/server/stock.service.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import type { PaymentGateway } from '#src/outside/payments/port.ts'
import type { Database } from '#src/platform/db/database.ts'
import { createApi, mount, type ApiOptions } from '#src/platform/http/api.ts'
import { addHealth } from '#src/platform/http/health.ts'
import type { Route } from '#src/platform/http/route.ts'
import { createJobs, type Jobs } from '#src/platform/jobs/jobs.ts'
import { createSessions } from '#src/platform/session/sessions.ts'

/** What the shop is built from. `main.ts` gives the real parts; tests give theirs. */
export interface ShopParts {
  database: Database
  databaseUrl: string
  clock: Clock
  gateway: PaymentGateway
  mail: MailSender
  publicOrigin: string
  secret: string
  logLevel: string
  /** In place of the shop's own, for the twin of a test that takes a guard out and must fail. */
  twin?: { stock?: StockService; orders?: (real: OrdersService) => OrdersService }
}

export interface Shop {
  app: FastifyInstance
  jobs: Jobs
  settings: SettingsService
  routes: Route[]
}

/** Puts features together and mounts their routes. Starts nothing: not the server, not the jobs. */
export async function createShop(parts: ShopParts): Promise<Shop> {
  const { database, clock, gateway, publicOrigin } = parts
  const stock = parts.twin?.stock ?? createStock()
  const settings = createSettings(database, clock)
  const catalogue = createCatalogue()
  const listing = createListing(database, catalogue)
  const cart = createCart(database, catalogue, settings)
  const realOrders = createOrders(database, settings, stock, clock, parts.secret)
  const orders = parts.twin?.orders?.(realOrders) ?? realOrders
  const options: ApiOptions = {
    publicOrigin,
    logLevel: parts.logLevel,
    sessions: createSessions(database, publicOrigin),
    words: problemMessages,
  }
  const app = await createApi(options)
  const jobs = createJobs({
    databaseUrl: parts.databaseUrl,
    onError: (error, job) => app.log.error({ err: error, job }),
  })
  const payment = createPayment({ database, cart, orders, stock, settings, gateway, jobs, clock })
  jobs.handle<{ orderId: number }>(jobNames.resolve, ({ orderId }) => payment.resolve(orderId))
  jobs.sweep(jobNames.sweep, () => payment.resolveOverdue())
  jobs.sweep('forget-old-sessions', () => options.sessions.forgetOld())
  jobs.handle<{ orderId: number }>(jobNames.confirm, ({ orderId }) => sendConfirmation({ orders, mail: parts.mail, publicOrigin }, orderId))

  const routes: Route[] = [
    ...catalogueRoutes(database, catalogue),
    ...listingRoutes(listing),
    ...productRoutes(createProduct(database, catalogue, stock, settings)),
    ...contentRoutes(createContent(database, catalogue, listing, settings)),
    ...cartRoutes(cart),
    ...checkoutRoutes(createCheckout(database, cart, stock, settings, clock)),
    ...paymentRoutes(payment, gateway),
    ...ordersRoutes(orders),
    ...settingsRoutes(settings),
    ...stockRoutes(database, stock),
    ...languageRoutes(),
  ]
  for (const each of routes) mount(app, each, options)
  addHealth(app, database)
  return { app, jobs, settings, routes }
}
