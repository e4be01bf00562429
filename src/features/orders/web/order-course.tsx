import { useTranslations } from 'use-intl'
import type { OrderStep } from '#src/features/orders/orders.contract.ts'
import { isWithdrawn } from '#src/features/orders/rules/order-status.ts'
import { trackingUrl } from '#src/features/orders/rules/carriers.ts'
import { momentOf } from '#src/kit/dates.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconCheck, iconX } from '#src/ui/icons.ts'
import { useCulture } from '#src/ui/use-culture.ts'
import styles from './order-course.module.css'

interface OrderCourseProps {
  steps: readonly OrderStep[]
  isCollected: boolean
  /** What it was paid with; null while that is unknown. */
  tender: string | null
}

/** The steps of one group of an order, with the times that are known (order-18). */
export function OrderCourse({ steps, isCollected, tender }: OrderCourseProps) {
  const t = useTranslations('orderHistory')
  const culture = useCulture()
  const word = ({ status, at }: OrderStep): string => {
    if (status === 'paid' && tender && at !== 'next') return t('paidWith', { tender })
    if (status === 'completed' && at !== 'next') return t(isCollected ? 'byCollection' : 'byDelivery')
    if (status === 'partlyRefunded') return t('orderPartlyRefunded')
    return t(`status.${status}`)
  }
  return (
    <ol className={styles.way}>
      {steps.map((step, index) => (
        <li
          key={index}
          className={`${styles[step.at]} ${isWithdrawn(step.status) ? styles.withdrawn : ''}`}
          aria-current={step.at === 'current' ? 'step' : undefined}
        >
          <span className={styles.dot}>
            {step.at !== 'next' && <Icon of={isWithdrawn(step.status) ? iconX : iconCheck} size={15} stroke={2.2} />}
          </span>
          <span className={styles.word}>{word(step)}</span>
          {step.moment && <span className={styles.moment}>{momentOf(step.moment, culture)}</span>}
          <Parcel step={step} />
        </li>
      ))}
    </ol>
  )
}

/** Who carries it under which number; a link where the carrier shows it. */
function Parcel({ step: { carrier, trackingNumber } }: { step: OrderStep }) {
  const words = [carrier, trackingNumber].filter(Boolean).join(' ')
  const url = carrier && trackingNumber ? trackingUrl(carrier, trackingNumber) : null
  if (!words) return null
  return (
    <span className={styles.parcel}>
      {url ? (
        <a className="link" href={url}>
          {words}
        </a>
      ) : (
        words
      )}
    </span>
  )
}
