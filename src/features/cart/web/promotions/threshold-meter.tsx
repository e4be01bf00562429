import { useTranslations } from 'use-intl'
import type { Threshold } from '#src/features/promotions/rules/threshold.ts'
import { formatMoney } from '#src/kit/money.ts'
import { amountTags } from '#src/ui/amount.tsx'
import { progressOf } from '#src/features/cart/rules/threshold-progress.ts'
import styles from './threshold-meter.module.css'

interface ThresholdMeterProps {
  threshold: Threshold
  /** What it leads to. */
  to: 'gift' | 'nextGift' | 'offer'
  /** The promotion's. */
  name: string
  /** In place of what is missing, once nothing is. */
  words?: string | undefined
}

/** What is missing for a gift or an offer, in words and as a bar (promo-28). */
export function ThresholdMeter({ threshold, to, name, words }: ThresholdMeterProps) {
  const t = useTranslations('cart.promotions')
  const { unit, missing, reached, needed } = progressOf(threshold)
  return (
    <div className={styles.meter}>
      <progress className={styles.track} value={reached} max={Math.max(needed, 1)} aria-label={t('progress', { name })} />
      <p>{words ?? t.rich(`missing.${to}.${unit}`, { ...amountTags, amount: formatMoney(missing), count: missing })}</p>
    </div>
  )
}
