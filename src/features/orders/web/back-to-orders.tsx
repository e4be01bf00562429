import { useTranslations } from 'use-intl'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconChevronLeft } from '#src/ui/icons.ts'
import { Link } from '#src/ui/link.tsx'
import styles from './back-to-orders.module.css'

export function BackToOrders() {
  const t = useTranslations('orderHistory')
  return (
    <Link className={styles.back} to="/member/account-my-order">
      <Icon of={iconChevronLeft} size={20} />
      {t('back')}
    </Link>
  )
}

/** The order is unknown or somebody else's: both have the same answer. */
export function NoSuchOrder() {
  const t = useTranslations('orderHistory')
  return (
    <EmptyState prop="parcel" tile="blush" title={t('missingTitle')} text={t('missingText')}>
      <ButtonLink to="/member/account-my-order">{t('missingAction')}</ButtonLink>
    </EmptyState>
  )
}
