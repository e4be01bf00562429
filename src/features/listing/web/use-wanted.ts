import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ListingQuery } from '#src/features/listing/rules/listing-query.ts'
import { listingUrl, type ListPlace } from './listing-url.ts'

/**
 * The query that the shopper wants, and a function to change it. A tick shows at once, and a second tick adds to the
 * first, while the list itself is still loading.
 */
export function useWanted(place: ListPlace, shown: ListingQuery) {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<ListingQuery | null>(null)
  useEffect(() => setAsked(null), [shown])
  const ask = (query: ListingQuery) => {
    setAsked(query)
    void navigate(listingUrl(place, query), { preventScrollReset: true })
  }
  return { wanted: asked ?? shown, ask }
}
