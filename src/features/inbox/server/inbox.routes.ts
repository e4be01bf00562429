import { ok } from '#src/kit/result.ts'
import { memberRoute } from '#src/platform/http/route.ts'
import { getInbox, markInboxRead } from '../inbox.contract.ts'
import type { InboxService } from './inbox.service.ts'

export const inboxRoutes = (inbox: InboxService) => [
  memberRoute(getInbox, async ({ caller }) => ok(await inbox.read(caller))),
  memberRoute(markInboxRead, ({ body, caller }) => inbox.markRead(caller, body.messageId)),
]
