import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ListingQuery } from '#src/features/listing/rules/listing-query.ts'
import { listingUrl, type ListPlace } from './listing-url.ts'

/**
 * What the shopper has asked of the list, and how to ask for more. A tick shows at once, and a second one adds
 * to the first, although the list itself is still on its way.
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
