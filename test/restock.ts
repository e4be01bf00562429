import { createCatalogue } from '#src/features/catalogue/server/catalogue.service.ts'
import { createRestock, type RestockService } from '#src/features/restock/server/restock.service.ts'
import type { Clock } from '#src/kit/clock.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { createQuotas } from '#src/platform/quota/quotas.ts'
import type { TestShop } from './shop.ts'

/** A second service on the same shop, so that a test decides when the sweep runs. */
export const restockOf = (
  { database, shop }: TestShop,
  clock: Clock,
  { enqueue = shop.jobs.enqueue, send = async () => {} }: Partial<Pick<Jobs, 'enqueue'> & MailSender> = {},
): RestockService =>
  createRestock({
    database,
    catalogue: createCatalogue(shop.changes),
    settings: shop.settings,
    quotas: createQuotas(clock),
    jobs: { ...shop.jobs, enqueue },
    mail: { send },
    clock,
    publicOrigin: 'http://localhost',
    key: '',
  })
