import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Facets as Counted } from '#src/features/listing/listing.contract.ts'
import { cleared } from '#src/features/listing/rules/filters.ts'
import type { ListingQuery } from '#src/features/listing/rules/listing-query.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { PendingChips } from './applied-chips.tsx'
import { Facets } from './facets.tsx'
import styles from './filter-sheet.module.css'
import { listingUrl, type ListPlace } from './listing-url.ts'

/** The facets and the size of a list that is not applied yet. */
export interface Preview {
  facets: Counted
  total: number
}

interface PendingFiltersProps {
  facets: Counted
  total: number
  /** The query of the list shown, and the one that the shopper wants while it loads. */
  query: ListingQuery
  wanted: ListingQuery
  place: ListPlace
  /** Fetches the facets and the size of the list for another query; null when the request fails. */
  preview(query: ListingQuery): Promise<Preview | null>
  onApply(query: ListingQuery): void
}

/** The filters on a narrow page. The list does not change until "Show n items" is pressed. */
export function FilterSheet({ open, onClose, ...filters }: PendingFiltersProps & { open: boolean; onClose(): void }) {
  const t = useTranslations('listing')
  return (
    <Dialog open={open} onClose={onClose} label={t('filter')} closeLabel={t('close')} place="sheet">
      <PendingFilters {...filters} />
    </Dialog>
  )
}

/** Starts from the wanted filters each time it is opened. */
function PendingFilters({ facets, total, query, wanted, place, preview, onApply }: PendingFiltersProps) {
  const t = useTranslations('listing')
  const [pending, setPending] = useState(wanted)
  const url = listingUrl(place, pending)
  const { data, isFetching } = useQuery({
    queryKey: ['listing-preview', url],
    queryFn: () => preview(pending),
    enabled: url !== listingUrl(place, query),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const isChanged = url !== listingUrl(place, query)
  const shown = isChanged && data ? data : { facets, total }
  const isKnown = !isChanged || (data !== null && !isFetching)
  return (
    <>
      <div className={`scrolls ${styles.body}`}>
        <div className={styles.chosen}>
          <PendingChips facets={shown.facets} query={pending} onChange={setPending} />
        </div>
        <Facets facets={shown.facets} query={pending} onChange={setPending} />
      </div>
      <div className={styles.foot}>
        <Button look="secondary" onClick={() => setPending(cleared(pending))}>
          {t('clearAll')}
        </Button>
        <Button aria-live="polite" aria-busy={isFetching} onClick={() => onApply(pending)}>
          {isKnown ? t('showItems', { count: shown.total }) : t('apply')}
        </Button>
      </div>
    </>
  )
}
