import { ok } from '#src/kit/result.ts'
import { route } from '#src/platform/http/route.ts'
import { getSiteSettings } from '../settings.contract.ts'
import type { SettingsService } from './settings.service.ts'

export const settingsRoutes = (settings: SettingsService) => [
  route(getSiteSettings, async ({ caller }) => ok(await settings.forSite(caller.culture))),
]
