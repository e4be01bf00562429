import { useEffect, useRef, useState } from 'react'

export type LookUpState = 'rest' | 'searching' | 'found' | 'unknown' | 'unavailable'
export type Found<T> = { state: 'found'; value: T } | { state: 'unknown' | 'unavailable' }

type Fields = Readonly<Record<string, string>>

interface LookUp<T> {
  text: string
  /** Whether it is worth asking. */
  isWhole(text: string): boolean
  /** Left out, nothing is ever asked. */
  ask: ((text: string) => Promise<Found<T>>) | undefined
  /** What stands in the fields that an answer would fill. */
  read(): Fields
  /** Fills in what the answer says; `before` is what stood there when it was asked for, so that what is typed meanwhile stays. */
  onFound(value: T, before: Fields): void
}

/** Asks about a text as soon as it is whole. What stood there at first is known already; an answer to a text that has changed is forgotten. */
export function useLookUp<T>({ text, isWhole, ask, read, onFound }: LookUp<T>): LookUpState {
  const [state, setState] = useState<LookUpState>('rest')
  const asked = useRef(text)
  const latest = useRef({ isWhole, ask, read, onFound })
  useEffect(() => {
    latest.current = { isWhole, ask, read, onFound }
  })
  useEffect(() => {
    if (text === asked.current) return
    asked.current = text
    const { ask: askNow, isWhole: isWholeNow } = latest.current
    if (!askNow || !isWholeNow(text)) return setState('rest')
    setState('searching')
    const before = latest.current.read()
    void askNow(text).then((answer) => {
      if (asked.current !== text) return
      if (answer.state === 'found') latest.current.onFound(answer.value, before)
      setState(answer.state)
    })
  }, [text])
  return state
}
