import { useEffect, useState, type RefObject } from 'react'
import { getSearchTermAutocomplete, type Suggestions } from '#src/features/search/search.contract.ts'
import type { Client } from '#src/kit/client.ts'

const quietMs = 120

/** The suggestions for what is typed. When the text changes, the running request is aborted and its reply ignored. */
export function useSuggestions(client: Client, typed: string): Suggestions | null {
  const [answer, setAnswer] = useState<{ typed: string; suggestions: Suggestions } | null>(null)
  useEffect(() => {
    const text = typed.trim()
    if (text === '') return setAnswer(null)
    const request = new AbortController()
    const timer = setTimeout(async () => {
      const reply = await client(getSearchTermAutocomplete, { query: { SearchText: text } }, { signal: request.signal })
      if (!request.signal.aborted) setAnswer(reply.ok ? { typed: text, suggestions: reply.value } : null)
    }, quietMs)
    return () => {
      request.abort()
      clearTimeout(timer)
    }
  }, [client, typed])
  return typed.trim() === '' ? null : (answer?.suggestions ?? null)
}

/** The text of an uncontrolled field. */
export function useTyped(input: RefObject<HTMLInputElement | null>, onType: () => void): string {
  const [typed, setTyped] = useState(input.current?.value ?? '')
  // Letters may come between the first render and the listener.
  useEffect(() => setTyped(input.current?.value ?? ''), [input])
  useEffect(() => {
    const field = input.current
    if (!field) return
    const read = () => {
      setTyped(field.value)
      onType()
    }
    field.addEventListener('input', read)
    return () => field.removeEventListener('input', read)
  })
  return typed
}
