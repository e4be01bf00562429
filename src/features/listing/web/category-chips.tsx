import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CategoryListing } from '#src/features/listing/listing.contract.ts'
import type { ListingQuery } from '#src/features/listing/rules/listing-query.ts'
import styles from './chips.module.css'
import { changed, listingUrl } from './listing-url.ts'

/** The categories under this one, or beside it where there are none; the whole of them first. */
export function CategoryChips({ listing, query }: { listing: CategoryListing; query: ListingQuery }) {
  const t = useTranslations('listing')
  const { categories, currentCode, breadcrumbs, title } = listing
  if (categories.length === 0) return null
  const isBeside = categories.some(({ code }) => code === currentCode)
  const whole = isBeside ? breadcrumbs.at(-2) : { name: title, url: `/productlist/category/${currentCode}` }
  const kept = changed(query, { BrandCodes: [] })
  return (
    <nav aria-label={t('subcategories')}>
      <ul className={styles.chips}>
        {whole && (
          <li>
            <Link className={styles.chip} to={listingUrl(whole.url, kept)} prefetch="intent" aria-current={isBeside ? undefined : 'page'}>
              {t('all', { name: whole.name })}
            </Link>
          </li>
        )}
        {categories.map(({ code, name }) => (
          <li key={code}>
            <Link className={styles.chip} to={listingUrl(`/productlist/category/${code}`, kept)} prefetch="intent" aria-current={code === currentCode ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
