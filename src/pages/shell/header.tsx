import { IconBuildingStore, IconMenu2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import { LanguageSwitch } from '#src/features/language/web/language-switch.tsx'
import type { SiteSettings } from '#src/features/settings/settings.contract.ts'
import { storeContacts } from '#src/features/settings/web/site-constant.ts'
import type { Client } from '#src/kit/client.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { BagLink } from './bag-link.tsx'
import { DepartmentsMenu } from './departments-menu.tsx'
import { DepartmentsNav } from './departments-nav.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'

interface HeaderProps {
  settings: SiteSettings | undefined
  departments: readonly CategoryNode[]
  client: Client
}

export function Header({ settings, departments, client }: HeaderProps) {
  const t = useTranslations('content.shell')
  // Opened on one page, the menu does not follow to the next.
  const { key } = useLocation()
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null)
  const menuIsOpen = menuOpenAt === key
  const stores = settings ? storeContacts(settings) : []
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        {stores.length > 0 ? (
          <p className={styles.stores}>
            <Icon of={IconBuildingStore} size={20} />
            {stores.map(({ name }) => name).join(' · ')}
          </p>
        ) : (
          <span className={styles.stores} />
        )}
        <IconButton className={styles.burger} label={t('menu')} aria-expanded={menuIsOpen} onClick={() => setMenuOpenAt(key)}>
          <Icon of={IconMenu2} />
        </IconButton>
        <Logo settings={settings} />
        <div className={styles.tools}>
          <div className={styles.language}>
            <LanguageSwitch client={client} />
          </div>
          <BagLink />
        </div>
      </div>
      {departments.length > 0 && <DepartmentsNav departments={departments} />}
      <DepartmentsMenu open={menuIsOpen} onClose={() => setMenuOpenAt(null)} settings={settings} departments={departments} client={client} />
    </header>
  )
}
