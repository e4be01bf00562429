import { useTranslations } from 'use-intl'
import type { OrderSummary } from '#src/features/orders/orders.contract.ts'
import { dayOf } from '#src/kit/dates.ts'
import { Amount } from '#src/ui/amount.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconChevronRight } from '#src/ui/icons.ts'
import { Link } from '#src/ui/link.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import styles from './order-rows.module.css'
import { OrderStatusWord } from './order-status.tsx'

/** A list of orders; each row is one link to its order. */
export function OrderRows({ orders }: { orders: readonly OrderSummary[] }) {
  const t = useTranslations('orderHistory')
  const culture = useCulture()
  return (
    <ul className={styles.rows}>
      {orders.map(({ orderNumber, status, placedAt, totalCents, articles, firstName, imageUrls, quantity }) => (
        <li key={orderNumber}>
          <Link className={styles.row} to={`/member/account-my-order-detail?orderNumber=${orderNumber}`}>
            <span className={styles.pictures}>
              {imageUrls.slice(0, 2).map((url, index) => (
                <span key={index} className={styles.picture}>
                  <Picture src={url} alt="" sizes="64px" />
                </span>
              ))}
            </span>
            <span className={styles.words}>
              <OrderStatusWord status={status} />
              <span className={styles.name}>{t('firstAndMore', { name: firstName, count: articles - 1 })}</span>
              <span className={styles.quiet}>
                <span className={styles.facts}>
                  <span>{orderNumber}</span> <span>{dayOf(placedAt, culture)}</span> <span>{t('pieces', { count: quantity })}</span>
                </span>
              </span>
            </span>
            <span className={styles.amount}>
              <Amount cents={totalCents} />
            </span>
            <Icon of={iconChevronRight} size={20} className={styles.arrow} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
