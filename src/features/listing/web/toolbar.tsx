import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { changed } from '#src/features/listing/rules/filters.ts'
import { pageSizes, type ListingQuery, type Sorting } from '#src/features/listing/rules/listing-query.ts'
import type { Paging } from '#src/kit/endpoint.ts'
import { Link } from '#src/ui/link.tsx'
import { listingUrl, type ListPlace } from './listing-url.ts'
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
  const label = useId()
  return (
    <div className={styles.toolbar}>
      <p className={`num ${styles.range}`}>{paging && paging.totalRecordCount > 0 && t('range', rangeOf(paging))}</p>
      <div className={styles.sizes}>
        <span id={label}>{t('perPage')}</span>
        <ul className={styles.segment} aria-labelledby={label}>
          {pageSizes.map((size) => (
            <li key={size}>
              <Link
                to={listingUrl(place, changed(query, { pageSize: size }))}
                preventScrollReset
                aria-current={size === query.pageSize ? 'true' : undefined}
              >
                {size}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <SortSelect value={query.SortBy} offered={place.sortings} onChange={onSort} />
    </div>
  )
}

const rangeOf = ({ totalRecordCount: total, pageNumber, pageSize }: Paging) => ({
  from: (pageNumber - 1) * pageSize + 1,
  to: Math.min(pageNumber * pageSize, total),
  total,
})
