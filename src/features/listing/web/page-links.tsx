import { useTranslations } from 'use-intl'
import type { ListingQuery } from '#src/features/listing/rules/listing-query.ts'
import { pageSteps } from '#src/features/listing/rules/pagination.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconChevronLeft, iconChevronRight } from '#src/ui/icons.ts'
import { Link } from '#src/ui/link.tsx'
import { listingUrl, type ListPlace } from './listing-url.ts'
import styles from './page-links.module.css'

export function PageLinks({ current, count, query, place }: { current: number; count: number; query: ListingQuery; place: ListPlace }) {
  const t = useTranslations('listing')
  if (count < 2) return null
  const urlOf = (pageNo: number) => listingUrl(place, { ...query, pageNo })
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      <ul>
        {current > 1 && (
          <li className={styles.stepItem}>
            <Link className={styles.step} to={urlOf(current - 1)} preventScrollReset rel="prev">
              <Icon of={iconChevronLeft} size={20} />
              {t('previous')}
            </Link>
          </li>
        )}
        {pageSteps(current, count).map((step, index) =>
          step === 'gap' ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={step}>
              <Link
                to={urlOf(step)}
                preventScrollReset
                aria-label={t('page', { page: step })}
                aria-current={step === current ? 'page' : undefined}
              >
                {step}
              </Link>
            </li>
          ),
        )}
        {current < count && (
          <li className={styles.stepItem}>
            <Link className={styles.step} to={urlOf(current + 1)} preventScrollReset rel="next">
              {t('next')}
              <Icon of={iconChevronRight} size={20} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
