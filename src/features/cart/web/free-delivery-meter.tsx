import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Cart } from './from-wire.ts'
import { missingForYou } from './missing-for-you.ts'
import { formatMoney } from '#src/kit/money.ts'
import { amountTags } from '#src/ui/amount.tsx'
import styles from './summary.module.css'

/** How much is missing for free delivery of own goods, with a progress bar. */
export function FreeDeliveryMeter({ cart: { quote }, storeName }: { cart: Cart; storeName: string }) {
  const t = useTranslations('cart')
  const [missing, from] = [missingForYou(quote), quote.yourFreeDeliveryFromCents]
  const ok = (chunks: ReactNode) => <strong>{chunks}</strong>
  const words =
    missing > 0
      ? t.rich('toFreeDelivery', { ...amountTags, amount: formatMoney(missing), store: storeName })
      : t.rich('freeDelivery', { ok, store: storeName })
  return (
    <div className={styles.meter}>
      {words}
      <progress className={styles.track} value={from - missing} max={Math.max(from, 1)} aria-label={t('freeDeliveryProgress')} />
    </div>
  )
}
