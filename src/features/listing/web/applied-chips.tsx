import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Facet } from '#src/features/listing/listing.contract.ts'
import type { ListingQuery } from '#src/features/listing/rules/listing-query.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './chips.module.css'
import { changed, listingUrl, toggledBrand } from './listing-url.ts'

/** Each applied value, to drop it; then all of them at once. */
export function AppliedChips({ brands, query, path }: { brands: readonly Facet[]; query: ListingQuery; path: string }) {
  const t = useTranslations('listing')
  const applied = brands.filter(({ selected }) => selected)
  if (applied.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('applied')}>
      {applied.map(({ code, name }) => (
        <li key={code}>
          <Link className={`${styles.chip} ${styles.applied}`} to={listingUrl(path, toggledBrand(query, code))} preventScrollReset aria-label={t('remove', { name })}>
            {name}
            <Icon of={IconX} size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link className={`${styles.chip} ${styles.clear}`} to={listingUrl(path, changed(query, { BrandCodes: [] }))} preventScrollReset>
          {t('clearAll')}
        </Link>
      </li>
    </ul>
  )
}
