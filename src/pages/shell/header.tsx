import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import { LanguageSwitch } from '#src/features/language/web/language-switch.tsx'
import { SearchBox, SearchButton } from '#src/features/search/web/search-box.tsx'
import type { SiteSettings } from '#src/features/settings/settings.contract.ts'
import { WishlistLink } from '#src/features/wishlist/web/wishlist-link.tsx'
import type { Client } from '#src/kit/client.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconMenu2 } from '#src/ui/icons.ts'
import { Part, prefetch } from '#src/ui/part.tsx'
import { AccountTools } from './account-tools.tsx'
import { CartLink } from './cart-link.tsx'
import { DepartmentsNav } from './departments-nav.tsx'
import { loadLoginPrompt } from './header-popups.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'

interface HeaderProps {
  settings: SiteSettings | undefined
  departments: readonly CategoryNode[]
  client: Client
}

const loadMenu = () => import('./departments-menu.tsx').then(({ DepartmentsMenu }) => DepartmentsMenu)

export function Header({ settings, departments, client }: HeaderProps) {
  const t = useTranslations('content.shell')
  // The menu closes when the page changes.
  const { key } = useLocation()
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null)
  const menuIsOpen = menuOpenAt === key
  // Once opened it stays in the document, because closing it returns the focus.
  const [menuIsWanted, setMenuWanted] = useState(false)
  const openMenu = () => {
    setMenuWanted(true)
    setMenuOpenAt(key)
  }
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <SearchBox client={client} />
        <IconButton
          className={styles.burger}
          label={t('menu')}
          aria-expanded={menuIsOpen}
          onPointerEnter={() => prefetch(loadMenu)}
          onFocus={() => prefetch(loadMenu)}
          onClick={openMenu}
        >
          <Icon of={iconMenu2} />
        </IconButton>
        <Logo settings={settings} />
        <div className={styles.tools}>
          <SearchButton client={client} />
          <div className={styles.language}>
            <LanguageSwitch client={client} />
          </div>
          <AccountTools client={client} />
          <WishlistLink onIntent={() => prefetch(loadLoginPrompt)} />
          <CartLink />
        </div>
      </div>
      {departments.length > 0 && <DepartmentsNav departments={departments} />}
      {menuIsWanted && (
        <Part load={loadMenu} onFailed={() => setMenuWanted(false)}>
          {(DepartmentsMenu) => (
            <DepartmentsMenu
              open={menuIsOpen}
              onClose={() => setMenuOpenAt(null)}
              settings={settings}
              departments={departments}
              client={client}
            />
          )}
        </Part>
      )}
    </header>
  )
}
