import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useCart } from '#src/features/cart/web/use-cart.tsx'
import { iconButtonClass } from '#src/ui/button.tsx'
import { CountBadge } from '#src/ui/count-badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconShoppingBag } from '#src/ui/icons.ts'
import { Link } from '#src/ui/link.tsx'
import { prefetch } from '#src/ui/part.tsx'
import { cartPopup, cartPopupId, cartUrl, loadCartPopup } from './cart-popup.ts'
import { useIsCheckout } from './use-is-checkout.ts'

/**
 * Opens the cart popup, except on the cart page itself, where it does nothing (shell-14). It is a link, so that it works
 * before hydration, and can be opened in a new window.
 */
export function CartLink() {
  const t = useTranslations('content.shell')
  const { count } = useCart()
  const isOpen = cartPopup.use()
  const isHere = useIsCheckout()
  const prefetchPopup = () => prefetch(loadCartPopup)
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!isHere) cartPopup.set(!isOpen)
  }
  const popup = isHere
    ? { 'aria-current': 'page' as const }
    : { 'aria-haspopup': 'dialog' as const, 'aria-expanded': isOpen, 'aria-controls': cartPopupId }
  return (
    <Link
      to={cartUrl}
      className={iconButtonClass}
      aria-label={t('bag', { count })}
      onClick={press}
      onPointerEnter={prefetchPopup}
      onFocus={prefetchPopup}
      {...popup}
    >
      <Icon of={iconShoppingBag} />
      <CountBadge count={count} />
    </Link>
  )
}
