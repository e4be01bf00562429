import { useEffect, useMemo, useState, type RefObject } from 'react'
import { getSearchTermAutocomplete, type Suggestions } from '#src/features/search/search.contract.ts'
import type { Client } from '#src/kit/client.ts'

const quietMs = 120

/** The last answer, and the text that it is about. */
interface Answer {
  typed: string
  suggestions: Suggestions
}

/** The suggestions for what is typed. When the text changes, the running request is aborted and its reply ignored. */
export function useSuggestions(client: Client, typed: string): Suggestions | null {
  const [answer, setAnswer] = useState<Answer | null>(null)
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
  return useMemo(() => suggestionsFor(answer, typed), [answer, typed])
}

/** The suggestions while this is typed: until its own answer comes, those before, whose number of results is not this text's. */
export function suggestionsFor(answer: Answer | null, typed: string): Suggestions | null {
  const text = typed.trim()
  if (answer === null || text === '') return null
  return answer.typed === text ? answer.suggestions : { ...answer.suggestions, countProducts: null }
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
