import { useEffect, useState, type RefObject } from 'react'
import { getSearchTermAutocomplete, type Suggestions } from '#src/features/search/search.contract.ts'
import type { Client } from '#src/kit/client.ts'

const quietMs = 120

/** What the shop suggests for what is typed. A question that something newer was typed after is given up, and its answer dropped. */
export function useSuggestions(client: Client, typed: string): Suggestions | null {
  const [answer, setAnswer] = useState<{ typed: string; suggestions: Suggestions } | null>(null)
  useEffect(() => {
    const text = typed.trim()
    if (text === '') return setAnswer(null)
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const reply = await client(getSearchTermAutocomplete, { query: { SearchText: text } }, { signal: asking.signal })
      if (!asking.signal.aborted) setAnswer(reply.ok ? { typed: text, suggestions: reply.value } : null)
    }, quietMs)
    return () => {
      asking.abort()
      clearTimeout(timer)
    }
  }, [client, typed])
  return typed.trim() === '' ? null : (answer?.suggestions ?? null)
}

/** What stands in a field that keeps its text itself. */
export function useTyped(input: RefObject<HTMLInputElement | null>, onType: () => void): string {
  const [typed, setTyped] = useState(input.current?.value ?? '')
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
