import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { createDailySummaries, summaryJob } from './server/daily-summary.service.ts'
import { sendDailySummary } from './server/summary-mail.ts'

export function dailySummaryFeature(platform: Platform, { settings }: { settings: SettingsService }): Feature<void> {
  return {
    service: undefined,
    jobs: { [summaryJob]: ({ day }: { day: string }) => sendDailySummary({ ...platform, settings }, day) },
    sweeps: { 'daily-summary': createDailySummaries(platform) },
  }
}
