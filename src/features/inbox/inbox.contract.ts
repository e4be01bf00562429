import * as z from 'zod/mini'
import { defineEndpoint } from '#src/kit/endpoint.ts'

/** One message in the caller's language. `at` is ISO 8601. */
export const InboxMessage = z.object({
  autoId: z.int(),
  title: z.string(),
  text: z.string(),
  /** The page that the message links to. */
  url: z.string(),
  at: z.string(),
  isRead: z.boolean(),
})
export type InboxMessage = z.infer<typeof InboxMessage>

/** The latest messages first, and the number of all that are unread. */
export const Inbox = z.object({ messages: z.array(InboxMessage), unread: z.int() })
export type Inbox = z.infer<typeof Inbox>

export const getInbox = defineEndpoint({
  name: 'GetInbox',
  method: 'GET',
  path: '/api/Member/GetInbox',
  backend: 'site',
  access: 'member',
  summary: 'The member’s latest hundred messages',
  data: Inbox,
  problems: [],
})

/** A message as requests name it; undefined is all of them. */
export const messageOnWire = (messageId: number | undefined) => ({ inboxMessage_AutoId: messageId })

export const markInboxRead = defineEndpoint({
  name: 'MarkInboxRead',
  method: 'PUT',
  path: '/api/Member/MarkInboxRead',
  backend: 'site',
  access: 'member',
  summary: 'Marks one message as read; without an id, all of them',
  body: z.pipe(
    z.strictObject({ inboxMessage_AutoId: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))) }),
    z.transform(({ inboxMessage_AutoId: messageId }) => ({ messageId })),
  ),
  data: Inbox,
  problems: ['NOT_FOUND'],
})
