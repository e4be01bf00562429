import { useEffect, useRef, useState } from 'react'

/** `near`: nothing to fill in, but `where` says what is known of it. */
export type Found<T> = { state: 'found'; value: T } | { state: 'near'; where: string } | { state: 'unknown' | 'unavailable' }
export interface LookUpState {
  state: 'rest' | 'searching' | Found<unknown>['state']
  where: string
}

type Fields = Readonly<Record<string, string>>

interface LookUp<T> {
  text: string
  /** Whether the text is complete enough for a request. */
  isWhole(text: string): boolean
  /** Without it no request is ever sent. */
  ask: ((text: string) => Promise<Found<T>>) | undefined
  /** The current values of the fields that a response would fill. */
  read(): Fields
  /** Fills in the response; `before` are the values at the time of the request, so that text typed since then stays. */
  onFound(value: T, before: Fields): void
}

const atRest: LookUpState = { state: 'rest', where: '' }

/** Looks a text up as soon as it is complete, but not the initial text. The response for a text that has changed since is ignored. */
export function useLookUp<T>({ text, isWhole, ask, read, onFound }: LookUp<T>): LookUpState {
  const [state, setState] = useState(atRest)
  const asked = useRef(text)
  const latest = useRef({ isWhole, ask, read, onFound })
  useEffect(() => {
    latest.current = { isWhole, ask, read, onFound }
  })
  useEffect(() => {
    if (text === asked.current) return
    asked.current = text
    const { ask: askNow, isWhole: isWholeNow } = latest.current
    if (!askNow || !isWholeNow(text)) return setState(atRest)
    setState({ state: 'searching', where: '' })
    const before = latest.current.read()
    void askNow(text).then((answer) => {
      if (asked.current !== text) return
      if (answer.state === 'found') latest.current.onFound(answer.value, before)
      setState({ state: answer.state, where: answer.state === 'near' ? answer.where : '' })
    })
  }, [text])
  return state
}
