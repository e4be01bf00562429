import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import styles from './order-refunds.module.css'

/** The button that cancels, and the question before it does. */
export function CancelOrder({ onCancel }: { onCancel(): Promise<string | null> }) {
  const t = useTranslations('refunds')
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const cancel = async () => {
    setBusy(true)
    const why = await onCancel()
    setBusy(false)
    setRefusal(why)
    setAsking(false)
  }
  return (
    <div className={styles.way}>
      <p>{t('canCancel')}</p>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      {refusal && <FieldError role="alert">{refusal}</FieldError>}
      {isAsking && (
        <Alert title={t('sureTitle')} message={t('sure')} onClose={() => setAsking(false)}>
          <Button busy={isBusy} onClick={() => void cancel()}>
            {t('cancelNow')}
          </Button>
          <Button look="secondary" onClick={() => setAsking(false)}>
            {t('keep')}
          </Button>
        </Alert>
      )}
    </div>
  )
}
