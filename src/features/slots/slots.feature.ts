import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { createSlots, type SlotsService } from './server/slots.service.ts'

export function slotsFeature(
  { database, clock, app }: Platform,
  { settings }: { settings: SettingsService },
  replace = (real: SlotsService): SlotsService => real,
): Feature<SlotsService> {
  const slots = replace(createSlots(database, { settings, clock, warn: (words) => app.log.warn(words) }))
  return { service: slots, sweeps: { 'make-delivery-slots': slots.makeAhead } }
}
