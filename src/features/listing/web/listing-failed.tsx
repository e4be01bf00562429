import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** The list could not be fetched (specification, section 8: status reject); everything round it stays. */
export function ListingFailed({ onRetry }: { onRetry(): void }) {
  const t = useTranslations('listing')
  return (
    <Notice
      tone="bad"
      role="alert"
      action={
        <Button look="secondary" compact onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t('failed')}
    </Notice>
  )
}
