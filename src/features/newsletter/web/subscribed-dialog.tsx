import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'

/** What a new subscriber is told (newsletter-04), and what comes next. */
export function SubscribedDialog({ mark, onClose }: { mark: ReactNode; onClose(): void }) {
  const t = useTranslations('newsletter')
  return (
    <Alert
      role="dialog"
      mark={mark}
      title={t('subscribedTitle')}
      message={
        <>
          <p>{t('subscribedText')}</p>
          <p>{t('subscribedNext')}</p>
        </>
      }
      onClose={onClose}
    >
      <Button onClick={onClose}>{t('ok')}</Button>
    </Alert>
  )
}
