import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { addOneClickUnsubscribe } from '#src/platform/http/one-click.ts'
import { restockMemberData } from './server/member-data.ts'
import { restockRoutes } from './server/restock.routes.ts'
import { createRestock, restockJobs } from './server/restock.service.ts'

export function restockFeature(
  platform: Platform,
  { settings, catalogue }: { settings: SettingsService; catalogue: CatalogueService },
): Feature {
  const restock = createRestock({ ...platform, settings, catalogue, key: platform.keyFor('restock links') })
  return {
    service: null,
    routes: restockRoutes(restock),
    jobs: { [restockJobs.confirm]: restock.sendConfirmation, [restockJobs.back]: restock.sendBack },
    sweeps: { [restockJobs.sweep]: restock.notifyWaiting, [restockJobs.deleteOld]: restock.deleteOld },
    memberData: restockMemberData,
    mount: (app) => addOneClickUnsubscribe(app, '/restock/unsubscribe', restock.unsubscribe),
  }
}
