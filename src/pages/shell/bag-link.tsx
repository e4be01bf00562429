import { IconShoppingBag } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useCart } from '#src/features/cart/web/use-cart.tsx'
import { iconButtonClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './bag-link.module.css'

const badgeCap = 99

/** The way to the bag, with how many pieces lie in it. */
export function BagLink() {
  const t = useTranslations('content.shell')
  const { count } = useCart()
  return (
    <Link to="/cart/shopping-cart" className={iconButtonClass} aria-label={t('bag', { count })}>
      <Icon of={IconShoppingBag} />
      {count > 0 && <span className={styles.count}>{Math.min(count, badgeCap)}</span>}
    </Link>
  )
}
