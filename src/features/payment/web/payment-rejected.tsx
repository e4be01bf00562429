import { useTranslations } from 'use-intl'
import { Rejected } from '#src/ui/rejected.tsx'

/** In place of a part of paying whose script did not load. The bag stays; a new load finds what was typed, and how an order stands. */
export function PaymentRejected() {
  const t = useTranslations('payment')
  return (
    <Rejected retry={t('retry')} onRetry={() => location.reload()}>
      {t('frameRejected')}
    </Rejected>
  )
}
