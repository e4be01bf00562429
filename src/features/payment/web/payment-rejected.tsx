import { useTranslations } from 'use-intl'
import { Rejected } from '#src/ui/rejected.tsx'

/** In place of a part of paying whose script did not load. The bag stays; it is fetched again
 * when the connection returns, and a new load of the page finds what was typed, and how an order stands. */
export function PaymentRejected() {
  const t = useTranslations('payment')
  return (
    <Rejected retry={t('retry')} onRetry={() => navigator.onLine && location.reload()}>
      {t('frameRejected')}
    </Rejected>
  )
}
