import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'

/** The message for a new subscriber (newsletter-04), and what happens next. */
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
