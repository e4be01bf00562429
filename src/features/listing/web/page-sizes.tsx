import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { changed } from '#src/features/listing/rules/filters.ts'
import { pageSizes, type ListingQuery } from '#src/features/listing/rules/listing-query.ts'
import { Link } from '#src/ui/link.tsx'
import { listingUrl, type ListPlace } from './listing-url.ts'
import styles from './page-sizes.module.css'

/** How many products a page has (listing-03). */
export function PageSizes({ query, place }: { query: ListingQuery; place: ListPlace }) {
  const t = useTranslations('listing')
  const label = useId()
  return (
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
  )
}
