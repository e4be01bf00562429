import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { SiteSettings } from '#src/features/settings/settings.contract.ts'
import { loginPrompt } from '#src/features/wishlist/web/login-prompt.ts'
import { wishNotices } from '#src/features/wishlist/web/notices.ts'
import { storeOf } from '#src/pages/store-of.ts'
import { Part } from '#src/ui/part.tsx'
import { bagPopup, bagPopupId, bagUrl, loadBagPopup } from './bag-popup.ts'
import styles from './header-popups.module.css'

export const loadLoginPrompt = () =>
  import('#src/features/wishlist/web/login-prompt-popup.tsx').then(({ LoginPromptPopup }) => LoginPromptPopup)
const loadNotice = () => import('#src/features/wishlist/web/wish-notices.tsx').then(({ WishNoticeCard }) => WishNoticeCard)

/** What hangs under the icons: the cart, the question to sign in, and the wishlist's notices. It stays in sight when the header does not. */
export function HeaderPopups({ settings }: { settings: SiteSettings | undefined }) {
  const bagIsOpen = bagPopup.use()
  const prompt = loginPrompt.use()
  const notices = wishNotices.use()
  useClosedByNavigation()
  return (
    <div className={styles.hang}>
      <div className={styles.stack}>
        {bagIsOpen && (
          <Part load={loadBagPopup} onFailed={() => location.assign(bagUrl)}>
            {(CartPopup) => <CartPopup id={bagPopupId} url={bagUrl} store={storeOf(settings)} onClose={() => bagPopup.set(false)} />}
          </Part>
        )}
        {prompt && (
          <Part load={loadLoginPrompt} onFailed={() => location.assign('/member/signIn')}>
            {(LoginPromptPopup) => <LoginPromptPopup product={prompt.product} />}
          </Part>
        )}
        <div className={styles.notices} role="status" tabIndex={-1}>
          {notices.length > 0 && (
            <Part load={loadNotice}>{(WishNoticeCard) => notices.map((notice) => <WishNoticeCard key={notice.id} notice={notice} />)}</Part>
          )}
        </div>
      </div>
    </div>
  )
}

/** Popups belong to the page on which they were opened. */
function useClosedByNavigation(): void {
  const { key } = useLocation()
  useEffect(
    () => () => {
      bagPopup.set(false)
      loginPrompt.set(null)
    },
    [key],
  )
}
