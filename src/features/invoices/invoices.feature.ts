import type { OrdersService } from '#src/features/orders/server/orders.service.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { invoicesRoutes } from './server/invoices.routes.ts'
import { createInvoices, type InvoicesService } from './server/invoices.service.ts'

type Above = { settings: SettingsService; orders: OrdersService }

export function invoicesFeature({ database, clock }: Platform, { settings, orders }: Above): Feature<InvoicesService> {
  const invoices = createInvoices(database, settings, orders, clock)
  return { service: invoices, routes: invoicesRoutes(invoices) }
}
