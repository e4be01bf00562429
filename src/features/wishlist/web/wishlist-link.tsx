import { useTranslations } from 'use-intl'
import { iconButtonClass, IconButton } from '#src/ui/button.tsx'
import { CountBadge, countCap } from '#src/ui/count-badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconHeart } from '#src/ui/icons.ts'
import { Link } from '#src/ui/link.tsx'
import { askToSignIn, loginPrompt } from './login-prompt.ts'
import { useWishlist } from './use-wishlist.tsx'

/** The popup's id, for the button that opens it. */
export const loginPromptId = 'wishlist-login'

/** The header's heart: links a member to the list, and asks a guest to sign in (shell-15). */
export function WishlistLink({ onIntent }: { onIntent(): void }) {
  const t = useTranslations('wishlist')
  const { count } = useWishlist()
  const isOpen = loginPrompt.use() !== null
  const words = count > countCap ? t('linkMany', { cap: countCap }) : t('link', { count })
  return (
    <>
      <Link to="/member/account-wishlist" data-for="member" className={iconButtonClass} aria-label={words}>
        <Icon of={iconHeart} />
        <CountBadge count={count} />
      </Link>
      <IconButton
        label={count > 0 ? words : t('guest')}
        data-for="guest"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={loginPromptId}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => (isOpen ? loginPrompt.set(null) : askToSignIn(null))}
      >
        <Icon of={iconHeart} />
        <CountBadge count={count} />
      </IconButton>
    </>
  )
}
