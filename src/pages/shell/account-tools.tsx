import { useTranslations } from 'use-intl'
import { signInUrl } from '#src/kit/return-to.ts'
import type { Client } from '#src/kit/client.ts'
import { iconButtonClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconChevronDown, iconUser } from '#src/ui/icons.ts'
import { Link } from '#src/ui/link.tsx'
import { Part, prefetch } from '#src/ui/part.tsx'
import { usePath } from '#src/ui/use-path.ts'
import styles from './account-tools.module.css'
import { useMenu } from './use-menu.ts'

const menu = 'account'
const loadMenu = () => import('./account-popup.tsx')

/**
 * The account icon: to the member's overview, or to sign in (shell-11). Hovering opens the account menu for a mouse,
 * and the button beside the icon for the keyboard.
 */
export function AccountTools({ client }: { client: Client }) {
  const t = useTranslations('content.shell')
  const { row, open, setOpen, openSoon } = useMenu()
  return (
    <div className={styles.account}>
      <Link to={signInUrl(usePath())} data-for="guest" className={styles.signIn}>
        <Icon of={iconUser} />
        <span>{t('signIn')}</span>
      </Link>
      <nav
        ref={row}
        data-menu={menu}
        data-for="member"
        className={styles.frame}
        aria-label={t('account')}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && openSoon(menu)}
      >
        <Link to="/member/account-overview" className={iconButtonClass} aria-label={t('account')} onPointerEnter={() => prefetch(loadMenu)}>
          <Icon of={iconUser} />
        </Link>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open === menu}
          aria-label={t('accountMenu')}
          onClick={() => setOpen(open === menu ? null : menu)}
        >
          <Icon of={iconChevronDown} size={16} />
        </button>
        {open === menu && <Part load={loadMenu}>{({ AccountPopup }) => <AccountPopup client={client} />}</Part>}
      </nav>
    </div>
  )
}
