import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { addOneClickUnsubscribe } from '#src/platform/http/one-click.ts'
import { newsletterMemberData } from './server/member-data.ts'
import { newsletterRoutes } from './server/newsletter.routes.ts'
import { createNewsletter, newsletterJobs } from './server/newsletter.service.ts'

export function newsletterFeature(platform: Platform, { settings }: { settings: SettingsService }): Feature {
  const newsletter = createNewsletter({ ...platform, settings, key: platform.keyFor('newsletter links') })
  return {
    service: null,
    routes: newsletterRoutes(newsletter),
    jobs: { [newsletterJobs.confirm]: newsletter.sendConfirmation },
    sweeps: { [newsletterJobs.deleteOld]: newsletter.deleteOld },
    memberData: newsletterMemberData,
    mount: (app) => addOneClickUnsubscribe(app, '/newsletter/unsubscribe', newsletter.unsubscribe),
  }
}
