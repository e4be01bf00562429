import { useMemo } from 'react'
import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import { LanguageSwitch } from '#src/features/language/web/language-switch.tsx'
import { SearchBox, SearchButton } from '#src/features/search/web/search-box.tsx'
import type { SiteSettings } from '#src/features/settings/settings.contract.ts'
import { WishlistLink } from '#src/features/wishlist/web/wishlist-link.tsx'
import type { Client } from '#src/kit/client.ts'
import { prefetch } from '#src/ui/part.tsx'
import { AccountTools } from './account-tools.tsx'
import { CartLink } from './cart-link.tsx'
import { departmentUrl } from './department-url.ts'
import type { DepartmentsBar } from './departments-bar.ts'
import { DepartmentsNav } from './departments-nav.tsx'
import { loadLoginPrompt } from './header-popups.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { MenuButton } from './menu-button.tsx'

interface HeaderProps {
  settings: SiteSettings | undefined
  departments: readonly CategoryNode[]
  bar: DepartmentsBar | undefined
  client: Client
}

export function Header({ settings, departments, bar, client }: HeaderProps) {
  const starts = useMemo(() => departments.map(({ code, name }) => ({ text: name, url: departmentUrl(code) })), [departments])
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.lead}>
          <MenuButton settings={settings} departments={departments} client={client} />
          <SearchBox client={client} />
        </div>
        <Logo settings={settings} />
        <div className={styles.tools}>
          <SearchButton client={client} starts={starts} />
          <div className={styles.language}>
            <LanguageSwitch client={client} />
          </div>
          <AccountTools client={client} />
          <WishlistLink onIntent={() => prefetch(loadLoginPrompt)} />
          <CartLink />
        </div>
      </div>
      {bar && departments.length > 0 && <DepartmentsNav departments={departments} bar={bar} client={client} />}
    </header>
  )
}
