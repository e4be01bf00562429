import { useRef, useState } from 'react'
import type { Failure } from '#src/kit/client.ts'

/** One call at a time, and its refusal; a press meanwhile does nothing. */
export function useSending() {
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Failure | null>(null)
  const isUnderWay = useRef(false)

  /** `call` returns the refusal to show, or null. */
  async function send(call: () => Promise<Failure | null>): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    setRefusal(null)
    setRefusal(await call())
    isUnderWay.current = false
    setSending(false)
  }
  return { isSending, refusal, send }
}

/** The message key for a field from a 422, if there is one. */
export function fieldMessage<Message extends string>(problem: Failure, field: string): Message | undefined {
  if (problem.code !== 'VALIDATION') return undefined
  return (problem.details as Record<string, Message> | undefined)?.[field]
}
