import { useEffect, useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { PayButton, type PayState } from '#src/features/payment/web/pay-button.tsx'
import { Amount } from '#src/ui/amount.tsx'
import styles from './cart-page.module.css'

/** On a narrow page, shows the total and Pay until the summary's own button is visible. */
export function PayBar({ pay, place }: { pay: PayState; place: RefObject<HTMLElement | null> }) {
  const t = useTranslations('cart')
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setAway(entry!.isIntersecting))
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [place])
  return (
    <div className={styles.bar} data-away={isAway || undefined}>
      <div>
        <span className={styles.caption}>{t('toPay')}</span>
        <b>{pay.toPayCents === null ? '–' : <Amount cents={pay.toPayCents} />}</b>
      </div>
      <PayButton {...pay} short />
    </div>
  )
}
