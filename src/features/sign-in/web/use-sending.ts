import { useRef, useState } from 'react'
import type { Failure } from '#src/kit/client.ts'

/** One call at a time, and what it was refused for; a press meanwhile does nothing. */
export function useSending() {
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Failure | null>(null)
  const isUnderWay = useRef(false)

  /** `call` answers with what there is to say, or null. */
  async function send(call: () => Promise<Failure | null>): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    setRefusal(null)
    setRefusal(await call())
    isUnderWay.current = false
    setSending(false)
  }
  return { isSending, refusal, send, forget: () => setRefusal(null) }
}

/** The message key that a 422 gives for a field, if it is about that field. */
export function fieldMessage<Message extends string>(problem: Failure, field: string): Message | undefined {
  if (problem.code !== 'VALIDATION') return undefined
  return (problem.details as Record<string, Message> | undefined)?.[field]
}
