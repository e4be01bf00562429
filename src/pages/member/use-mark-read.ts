import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getInbox, markInboxRead, messageOnWire } from '#src/features/inbox/inbox.contract.ts'
import { useBrowserClient } from '#src/pages/use-browser-client.ts'
import { mineKey } from './use-mine.ts'

/** Marks one message as read, or all; every page that shows the inbox is updated. */
export function useMarkRead() {
  const client = useBrowserClient()
  const queries = useQueryClient()
  const [isMarking, setMarking] = useState(false)
  async function markRead(messageId?: number): Promise<void> {
    setMarking(true)
    const reply = await client(markInboxRead, { body: messageOnWire(messageId) })
    if (reply.ok) queries.setQueryData(mineKey(getInbox), { value: reply.value, paging: undefined })
    setMarking(false)
  }
  return { isMarking, markRead }
}
