import { useTranslations } from 'use-intl'
import { formatMoney, type Cents } from '#src/kit/money.ts'
import { amountTags } from '#src/ui/amount.tsx'
import styles from './card.module.css'

/** Payment type 1, the only one there is (specification, section 4): said, not asked. */
export function PayInFull({ totalCents }: { totalCents: Cents }) {
  const t = useTranslations('payment')
  return (
    <div className={styles.pick}>
      <span className={styles.dot} aria-hidden="true" />
      <b>{t('payInFull')}</b>
      <span>{t.rich('today', { ...amountTags, amount: formatMoney(totalCents) })}</span>
    </div>
  )
}
