import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useCart } from '#src/features/cart/web/use-cart.tsx'
import { iconButtonClass } from '#src/ui/button.tsx'
import { CountBadge } from '#src/ui/count-badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconShoppingBag } from '#src/ui/icons.ts'
import { bagPopup, bagPopupId, bagUrl, loadBagPopup } from './bag-popup.ts'

/**
 * Opens the cart popup, except on the cart page itself, where it does nothing (shell-14). It stays a
 * link, for a page that is not hydrated yet and for whoever wants another window.
 */
export function BagLink() {
  const t = useTranslations('content.shell')
  const { count } = useCart()
  const isOpen = bagPopup.use()
  const isHere = useLocation().pathname.toLowerCase().startsWith(bagUrl)
  const prefetch = () => void loadBagPopup().catch(() => {})
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!isHere) bagPopup.set(!isOpen)
  }
  const popup = isHere
    ? { 'aria-current': 'page' as const }
    : { 'aria-haspopup': 'dialog' as const, 'aria-expanded': isOpen, 'aria-controls': bagPopupId }
  return (
    <Link
      to={bagUrl}
      className={iconButtonClass}
      aria-label={t('bag', { count })}
      onClick={press}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      {...popup}
    >
      <Icon of={iconShoppingBag} />
      <CountBadge count={count} />
    </Link>
  )
}
