import { useEffect, useRef, useState, type RefObject } from 'react'

/** The outcome of adding, with the message of the reply. What is waiting goes into the bag once the network is back. */
export type AddReply = { ok: true; isWaiting: boolean } | { ok: false; problem: { message: string } }
export type Add = (ean: string, quantity: number) => Promise<AddReply>

export type Adding =
  | { status: 'idle' }
  | { status: 'adding' }
  | { status: 'added' | 'waiting'; quantity: number }
  | { status: 'failed'; message: string }

const successShownMs = 6000

/**
 * Adds a variant to the bag, one request at a time. A failure stays until another variant is chosen; a success disappears
 * after a while, but not while it is hovered or has the focus. A reply that comes after another variant was chosen is not
 * shown, because it would be read as that one's.
 */
export function useAdd(ean: string, onAdd: Add, outcome: RefObject<HTMLElement | null>): [Adding, (quantity: number) => Promise<void>] {
  const [adding, setAdding] = useState<Adding>({ status: 'idle' })
  const chosen = useRef(ean)
  useEffect(() => {
    chosen.current = ean
    setAdding({ status: 'idle' })
  }, [ean])
  useEffect(() => {
    if (adding.status !== 'added' && adding.status !== 'waiting') return
    const timer = setInterval(() => {
      if (!outcome.current?.matches(':hover, :focus-within')) setAdding({ status: 'idle' })
    }, successShownMs)
    return () => clearInterval(timer)
  }, [adding, outcome])
  const add = async (quantity: number) => {
    if (adding.status === 'adding') return
    setAdding({ status: 'adding' })
    const reply = await onAdd(ean, quantity)
    if (chosen.current !== ean) return
    setAdding(reply.ok ? { status: reply.isWaiting ? 'waiting' : 'added', quantity } : { status: 'failed', message: reply.problem.message })
  }
  return [adding, add]
}
