import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { ListingQuery } from '#src/features/listing/rules/listing-query.ts'
import { listingUrl, queryAt, type ListPlace } from './listing-url.ts'

/**
 * The query that the shopper wants, and a function to change it. A tick shows at once, and a second tick adds to the
 * first, while the list itself is still loading. What a link or Back leads to is wanted too.
 */
export function useWanted(place: ListPlace, shown: ListingQuery) {
  const navigate = useNavigate()
  const { location: coming } = useNavigation()
  const [asked, setAsked] = useState<ListingQuery | null>(null)
  const follow = useEffectEvent((to: Pick<Location, 'pathname' | 'search'>) => setAsked((before) => queryAt(place, to) ?? before))
  useEffect(() => {
    if (coming) follow(coming)
  }, [coming])
  useEffect(() => setAsked(null), [shown])
  const ask = (query: ListingQuery) => {
    setAsked(query)
    void navigate(listingUrl(place, query), { preventScrollReset: true })
  }
  return { wanted: asked ?? shown, ask }
}
