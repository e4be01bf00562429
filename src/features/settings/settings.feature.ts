import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { markOrigin } from './rules/mark.ts'
import { settingsRoutes } from './server/settings.routes.ts'
import { createSettings, type SettingsService } from './server/settings.service.ts'

export function settingsFeature({ database, clock }: Platform): Feature<SettingsService> {
  const settings = createSettings(database, clock)
  return {
    service: settings,
    routes: settingsRoutes(settings),
    mediaOrigins: async () => {
      const origin = markOrigin((await settings.current()).mark)
      return origin === null ? [] : [origin]
    },
    onChange: (changed) => void ((changed === null || changed.has('settings')) && settings.invalidate()),
  }
}
