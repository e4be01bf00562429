import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { SiteSettings } from '#src/features/settings/settings.contract.ts'
import { loginPrompt } from '#src/features/wishlist/web/login-prompt.ts'
import { wishNotices } from '#src/features/wishlist/web/notices.ts'
import { storeOf } from '#src/pages/store-of.ts'
import { Part } from '#src/ui/part.tsx'
import { cartPopup, cartPopupId, cartUrl, loadCartPopup } from './cart-popup.ts'
import styles from './header-popups.module.css'

export const loadLoginPrompt = () => import('#src/features/wishlist/web/login-prompt-popup.tsx')
const loadNotice = () => import('#src/features/wishlist/web/wish-notices.tsx')

/** The popups under the icons: cart, login prompt, and the wishlist's notices. They stay visible when the header scrolls away. */
export function HeaderPopups({ settings }: { settings: SiteSettings | undefined }) {
  const isCartOpen = cartPopup.use()
  const prompt = loginPrompt.use()
  const notices = wishNotices.use()
  useClosedByNavigation()
  return (
    <div className={styles.hang}>
      <div className={styles.stack}>
        {isCartOpen && (
          <Part load={loadCartPopup} onFailed={() => (navigator.onLine ? location.assign(cartUrl) : cartPopup.set(false))}>
            {({ CartPopup }) => <CartPopup id={cartPopupId} url={cartUrl} store={storeOf(settings)} onClose={() => cartPopup.set(false)} />}
          </Part>
        )}
        {prompt && (
          <Part load={loadLoginPrompt} onFailed={() => (navigator.onLine ? location.assign('/member/signIn') : loginPrompt.set(null))}>
            {({ LoginPromptPopup }) => <LoginPromptPopup product={prompt.product} />}
          </Part>
        )}
        <div className={styles.notices} role="status" tabIndex={-1}>
          {notices.length > 0 && (
            <Part load={loadNotice}>
              {({ WishNoticeCard }) => notices.map((notice) => <WishNoticeCard key={notice.id} notice={notice} />)}
            </Part>
          )}
        </div>
      </div>
    </div>
  )
}

/** Popups close when the page changes. */
function useClosedByNavigation(): void {
  const { key } = useLocation()
  useEffect(
    () => () => {
      cartPopup.set(false)
      loginPrompt.set(null)
    },
    [key],
  )
}
