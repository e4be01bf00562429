import { useEffect, useRef, useState, type RefObject } from 'react'
import type { VariantValue } from './variant-name.tsx'

/** The outcome of adding, with the message of the reply. What is waiting goes into the bag once the network is back. */
export type AddReply = { ok: true; isWaiting: boolean } | { ok: false; problem: { message: string } }
export type Add = (ean: string, quantity: number) => Promise<AddReply>

export type Adding =
  | { status: 'idle' }
  | { status: 'adding' }
  | { status: 'added' | 'waiting'; quantity: number }
  | { status: 'failed'; message: string }

/** Another variant than the chosen one, whose refusal came late. */
export interface Missed {
  values: readonly VariantValue[]
  message: string
}

interface AddState {
  adding: Adding
  missed: Missed | null
  add(quantity: number): Promise<void>
}

/** What is added: a variant with its values. */
interface Chosen {
  ean: string
  values: readonly VariantValue[]
}

const successShownMs = 6000

/**
 * Adds a variant to the bag, one request at a time. A failure stays until another variant is chosen; a success disappears
 * after a while, but not while it is hovered or has the focus. Of a reply that comes after another variant was chosen a
 * success is not shown, because it would be read as that one's, and a refusal is shown with the name of its variant.
 */
export function useAdd({ ean, values }: Chosen, onAdd: Add, outcome: RefObject<HTMLElement | null>): AddState {
  const [adding, setAdding] = useState<Adding>({ status: 'idle' })
  const [missed, setMissed] = useState<Missed | null>(null)
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
    setMissed(null)
    const reply = await onAdd(ean, quantity)
    if (chosen.current === ean)
      setAdding(
        reply.ok ? { status: reply.isWaiting ? 'waiting' : 'added', quantity } : { status: 'failed', message: reply.problem.message },
      )
    else if (!reply.ok) setMissed({ values, message: reply.problem.message })
  }
  return { adding, missed, add }
}
