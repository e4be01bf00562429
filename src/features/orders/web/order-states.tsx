import { useTranslations } from 'use-intl'
import { ButtonLink } from '#src/ui/button.tsx'
import { Rejected } from '#src/ui/rejected.tsx'
import styles from './order-states.module.css'
import order from './order.module.css'

/** The placeholder of the confirmation while it loads; drawn after 200 ms. */
export function OrderSkeleton() {
  const t = useTranslations('orders')
  return (
    <div className={`${order.thanks} ${styles.late}`}>
      <div>
        <p className="visually-hidden" role="status">
          {t('loading')}
        </p>
        <span className={`${styles.bone} ${styles.word}`} />
        <span className={`${styles.bone} ${styles.name}`} />
        <span className={`${styles.bone} ${styles.text}`} />
        <span className={`${styles.bone} ${styles.box}`} />
      </div>
      <div>
        <h2 className={`h2 ${order.title}`}>{t('yourOrder')}</h2>
        <ul aria-hidden="true">
          {[0, 1].map((line) => (
            <li key={line} className={order.line}>
              <span className={order.picture} />
              <span className={`${styles.bone} ${styles.words}`} />
              <span className={`${styles.bone} ${styles.price}`} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The order is unknown or somebody else's: both have the same answer. */
export function OrderMissing() {
  const t = useTranslations('orders')
  return (
    <div className={styles.missing}>
      <h1 className="h1" data-takes-focus>
        {t('missingTitle')}
      </h1>
      <p>{t('missingText')}</p>
      <ButtonLink to="/">{t('missingAction')}</ButtonLink>
    </div>
  )
}

export function OrderRejected({ onRetry }: { onRetry(): void }) {
  const t = useTranslations('orders')
  return (
    <div className={styles.rejected}>
      <Rejected retry={t('retry')} onRetry={onRetry}>
        {t('rejected')}
      </Rejected>
    </div>
  )
}
