import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { inboxRoutes } from './server/inbox.routes.ts'
import { createInbox, type InboxService } from './server/inbox.service.ts'
import { inboxMemberData } from './server/member-data.ts'

export function inboxFeature({ database, clock }: Platform): Feature<InboxService> {
  const inbox = createInbox(database, clock)
  return { service: inbox, routes: inboxRoutes(inbox), memberData: inboxMemberData }
}
