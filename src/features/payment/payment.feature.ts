import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { createYearlySweep } from '#src/features/orders/server/orders.service.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import { createCardTesting, type CardTesting } from './server/card-testing.ts'
import { createGatewayEvents, type GatewayEvents } from './server/gateway-events.ts'
import { paymentJobs, type PaymentParts } from './server/payment-parts.ts'
import { paymentRoutes } from './server/payment.routes.ts'
import { createPayment, type PaymentService } from './server/payment.service.ts'
import { blankOldBrowsers } from './server/payment.store.ts'
import { createSavedCards } from './server/saved-cards.service.ts'
import { paymentMeasures } from './server/payment-measures.store.ts'

type Above = { settings: SettingsService } & Pick<PaymentParts, 'cart' | 'orders' | 'stock' | 'promotions' | 'slots' | 'tenders' | 'onPaid'>

/** What features that give money back may call. */
export type PaymentEvents = Pick<GatewayEvents, 'onRefund'> & Pick<PaymentService, 'hear'>

export function paymentFeature(
  platform: Platform,
  above: Above,
  replace = (real: CardTesting): CardTesting => real,
): Feature<PaymentEvents> {
  const { database, gateway, clock, keyFor } = platform
  const cardTesting = replace(createCardTesting(clock, keyFor('card testing')))
  const payment = createPayment({ ...platform, ...above, cardTesting })
  const cards = createSavedCards({ ...platform, ...above })
  const events = createGatewayEvents(platform)
  return {
    service: { onRefund: events.onRefund, hear: payment.hear },
    routes: paymentRoutes(payment, cards, gateway),
    mount: events.mount,
    jobs: {
      [paymentJobs.hear]: ({ attemptKey }: { attemptKey: string }) => payment.hear(attemptKey),
      [paymentJobs.removeCard]: ({ vaultToken }: { vaultToken: string }) => cards.removeFromVault(vaultToken),
    },
    frequentSweeps: { [paymentJobs.sweep]: payment.resolveOverdue },
    sweeps: {
      [paymentJobs.forgetTries]: () => cardTesting.deleteOld(database.orm),
      [paymentJobs.forgetEvents]: events.deleteOld,
      [paymentJobs.forgetBrowsers]: createYearlySweep(database, clock, blankOldBrowsers),
    },
    measures: paymentMeasures,
    memberData: cards.memberData,
  }
}
