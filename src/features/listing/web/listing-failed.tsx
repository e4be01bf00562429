import { useTranslations } from 'use-intl'
import { Rejected } from '#src/ui/rejected.tsx'
import styles from './listing-failed.module.css'

/** The list could not be fetched (listing-13); the rest of the page stays. */
export function ListingFailed({ onRetry }: { onRetry(): void }) {
  const t = useTranslations('listing')
  return (
    <div className={styles.failed}>
      <Rejected retry={t('retry')} onRetry={onRetry}>
        {t('failed')}
      </Rejected>
    </div>
  )
}
