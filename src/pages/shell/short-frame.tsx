import { useTranslations } from 'use-intl'
import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import { LanguageSwitch } from '#src/features/language/web/language-switch.tsx'
import type { SiteSettings } from '#src/features/settings/settings.contract.ts'
import { WishlistLink } from '#src/features/wishlist/web/wishlist-link.tsx'
import type { Client } from '#src/kit/client.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconChevronLeft } from '#src/ui/icons.ts'
import { Link } from '#src/ui/link.tsx'
import { prefetch } from '#src/ui/part.tsx'
import { AccountTools } from './account-tools.tsx'
import { CartLink } from './cart-link.tsx'
import { loadLoginPrompt } from './header-popups.tsx'
import { Logo } from './logo.tsx'
import { MenuButton } from './menu-button.tsx'
import styles from './short-frame.module.css'

interface ShortHeaderProps {
  settings: SiteSettings | undefined
  departments: readonly CategoryNode[]
  client: Client
}

/** The header of the checkout: the menu, the way back, and nothing that leads elsewhere by accident (shell-23). */
export function ShortHeader({ settings, departments, client }: ShortHeaderProps) {
  const t = useTranslations('content.shell')
  return (
    <header className={styles.header} data-short>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.lead}>
          <MenuButton settings={settings} departments={departments} client={client} />
          <Link to="/" className={styles.back}>
            <Icon of={iconChevronLeft} size={20} />
            {t('continueShopping')}
          </Link>
        </div>
        <Logo settings={settings} />
        <div className={styles.tools}>
          <div className={styles.language}>
            <LanguageSwitch client={client} />
          </div>
          <AccountTools client={client} />
          <WishlistLink onIntent={() => prefetch(loadLoginPrompt)} />
          <CartLink />
        </div>
      </div>
    </header>
  )
}

/** The footer of the checkout: what somebody who is about to pay may want to read. */
export function ShortFooter({ settings, hasStores, year }: { settings: SiteSettings; hasStores: boolean; year: string }) {
  const t = useTranslations('content.shell')
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.links}`}>
        <Link to="/customer-service/delivery">{t(hasStores ? 'deliveryAndCollection' : 'delivery')}</Link>
        <Link to="/customer-service/returns">{t('returns')}</Link>
        <Link to="/contact-us">{t('contact')}</Link>
        <span className={styles.rights}>
          © {year} {settings.storeName}
          <Link to="/shop-online/site-use">{t('siteUse')}</Link>
        </span>
      </div>
    </footer>
  )
}
