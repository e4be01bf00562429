import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { StockService } from '#src/features/stock/server/stock.service.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { contactRoutes } from './server/contact.routes.ts'
import { contactJobs, createContact } from './server/contact.service.ts'
import { contactMemberData } from './server/member-data.ts'

export function contactFeature(platform: Platform, { settings, stock }: { settings: SettingsService; stock: StockService }): Feature {
  const contact = createContact({ ...platform, settings, stock, key: platform.keyFor('human check') })
  return {
    service: null,
    routes: contactRoutes(contact),
    jobs: {
      [contactJobs.message]: ({ messageId }: { messageId: number }) => contact.sendMessage(messageId),
      [contactJobs.receipt]: ({ messageId }: { messageId: number }) => contact.sendReceipt(messageId),
    },
    sweeps: { [contactJobs.deleteOld]: contact.deleteOld },
    memberData: contactMemberData,
  }
}
