import { useTranslations } from 'use-intl'
import { Rejected } from '#src/ui/rejected.tsx'

/** The list could not be fetched (listing-13); the rest of the page stays. */
export function ListingFailed({ onRetry }: { onRetry(): void }) {
  const t = useTranslations('listing')
  return (
    <Rejected retry={t('retry')} onRetry={onRetry}>
      {t('failed')}
    </Rejected>
  )
}
