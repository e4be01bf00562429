import { useTranslations } from 'use-intl'
import type { OrderDetail } from '#src/features/orders/orders.contract.ts'
import { timeline, type Step } from '#src/features/orders/rules/timeline.ts'
import { momentOf } from '#src/kit/dates.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconCheck } from '#src/ui/icons.ts'
import { useCulture } from '#src/ui/use-culture.ts'
import styles from './order-timeline.module.css'

/** The steps of the order, with the times that are known. `tender` is what it was paid with. */
export function OrderTimeline({ order, tender }: { order: OrderDetail; tender: string | null }) {
  const t = useTranslations('orderHistory')
  const culture = useCulture()
  const isCollected = order.deliveries.some(({ mode }) => mode === 'collection')
  const momentAt = (status: Step['status']): string | null =>
    status === 'placed' ? order.placedAt : status === 'paid' ? order.paidAt : null
  const word = ({ status, at }: Step): string => {
    if (status === 'paid' && tender && at !== 'next') return t('paidWith', { tender })
    if (status === 'completed' && at !== 'current') return t(isCollected ? 'byCollection' : 'byDelivery')
    return t(`status.${status}`)
  }
  return (
    <ol className={styles.way}>
      {timeline(order.status, { isCollected, isPaid: order.paidAt !== null }).map((step) => {
        const moment = momentAt(step.status)
        return (
          <li key={step.status} className={styles[step.at]} aria-current={step.at === 'current' ? 'step' : undefined}>
            <span className={styles.dot}>{step.at !== 'next' && <Icon of={iconCheck} size={15} stroke={2.2} />}</span>
            <span className={styles.word}>{word(step)}</span>
            {moment && <span className={styles.moment}>{momentOf(moment, culture)}</span>}
          </li>
        )
      })}
    </ol>
  )
}
