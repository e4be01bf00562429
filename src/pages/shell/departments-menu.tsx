import { IconChevronDown } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import { LanguageSegment } from '#src/features/language/web/language-switch.tsx'
import type { SiteSettings } from '#src/features/settings/settings.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './departments-menu.module.css'
import { departmentUrl } from './department-url.ts'
import { Logo } from './logo.tsx'
import { menuGroups } from './menu-groups.ts'
import { StoreList } from './store-list.tsx'

interface DepartmentsMenuProps {
  open: boolean
  onClose(): void
  settings: SiteSettings | undefined
  departments: readonly CategoryNode[]
  client: Client
}

/** The menu of a narrow page: departments that unfold, and the language. */
export function DepartmentsMenu({ open, onClose, settings, departments, client }: DepartmentsMenuProps) {
  const t = useTranslations('content.shell')
  return (
    <Dialog open={open} onClose={onClose} label={t('menu')} closeLabel={t('closeMenu')} head={<Logo settings={settings} />} place="drawer">
      <nav className={styles.list} aria-label={t('departments')}>
        {departments.map((department) => (
          <details key={department.code} name="department" className={styles.department}>
            <summary>
              {department.name}
              <Icon of={IconChevronDown} size={20} />
            </summary>
            <Link className={styles.all} to={departmentUrl(department.code)}>
              {t('allOf', { name: department.name })}
            </Link>
            {menuGroups(department).map(({ code, name, leaves }) => (
              <div key={code}>
                {code !== department.code && <p className={styles.title}>{name}</p>}
                {leaves.map((leaf) => (
                  <Link key={leaf.code} to={departmentUrl(leaf.code)}>
                    {leaf.name}
                  </Link>
                ))}
              </div>
            ))}
          </details>
        ))}
      </nav>
      {settings && (
        <div className={styles.stores}>
          <StoreList settings={settings} />
        </div>
      )}
      <div className={styles.foot}>
        <LanguageSegment client={client} />
      </div>
    </Dialog>
  )
}
