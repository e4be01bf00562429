import { useTranslations } from 'use-intl'
import type { ListingQuery, Sorting } from '#src/features/listing/rules/listing-query.ts'
import type { Paging } from '#src/kit/endpoint.ts'
import type { ListPlace } from './listing-url.ts'
import { PageSizes } from './page-sizes.tsx'
import { SortSelect } from './sort-select.tsx'
import styles from './toolbar.module.css'

interface ToolbarProps {
  /** Null when the list could not be fetched. */
  paging: Paging | null
  query: ListingQuery
  place: ListPlace
  onSort(sorting: Sorting): void
}

/** The range shown, the page sizes and the sort. */
export function Toolbar({ paging, query, place, onSort }: ToolbarProps) {
  const t = useTranslations('listing')
  return (
    <div className={styles.toolbar}>
      <p className={`num ${styles.range}`}>{paging && paging.totalRecordCount > 0 && t('range', rangeOf(paging))}</p>
      <PageSizes query={query} place={place} />
      <SortSelect value={query.SortBy} offered={place.sortings} onChange={onSort} />
    </div>
  )
}

const rangeOf = ({ totalRecordCount: total, pageNumber, pageSize }: Paging) => ({
  from: (pageNumber - 1) * pageSize + 1,
  to: Math.min(pageNumber * pageSize, total),
  total,
})
