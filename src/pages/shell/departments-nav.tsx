import { langOf } from '#src/kit/culture.ts'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconChevronDown } from '#src/ui/icons.ts'
import { Part, prefetch } from '#src/ui/part.tsx'
import { brandsUrl, departmentUrl } from './department-url.ts'
import styles from './departments-nav.module.css'
import { useDepartment } from './use-department.ts'
import { useMenu } from './use-menu.ts'

const loadMenu = () => import('./mega-menu.tsx').then(({ MegaMenu }) => MegaMenu)

/** The row of departments. Hovering opens a department's menu for a mouse, the button beside it for the keyboard. */
export function DepartmentsNav({ departments, client }: { departments: readonly CategoryNode[]; client: Client }) {
  const t = useTranslations('content.shell')
  const here = useDepartment()
  const { pathname } = useLocation()
  const { row, open, setOpen, openSoon } = useMenu()
  return (
    <nav ref={row} className={styles.nav} aria-label={t('departments')}>
      <ul>
        {departments.map((department) => {
          const { code, name, children } = department
          const url = departmentUrl(code)
          const isOpen = open === code
          return (
            <li
              key={code}
              data-menu={code}
              className={styles.item}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && openSoon(children.length > 0 ? code : null)}
            >
              <Link
                to={url}
                prefetch="intent"
                onPointerEnter={() => prefetch(loadMenu)}
                onFocus={() => prefetch(loadMenu)}
                className={styles.link}
                data-name={name}
                lang={langOf(department, 'name')}
                data-open={isOpen}
                aria-current={pathname === url ? 'page' : here === code ? 'true' : undefined}
              >
                {name}
              </Link>
              {children.length > 0 && (
                <button
                  type="button"
                  className={styles.toggle}
                  aria-expanded={isOpen}
                  aria-label={t('showDepartment', { name })}
                  onClick={() => setOpen(isOpen ? null : code)}
                >
                  <Icon of={iconChevronDown} size={16} />
                </button>
              )}
              {isOpen && <Part load={loadMenu}>{(MegaMenu) => <MegaMenu department={department} client={client} />}</Part>}
            </li>
          )
        })}
        <li data-menu="brands" className={styles.item} onPointerEnter={({ pointerType }) => pointerType === 'mouse' && openSoon(null)}>
          <Link
            to={brandsUrl}
            prefetch="intent"
            className={styles.link}
            data-name={t('brands')}
            aria-current={pathname.toLowerCase() === brandsUrl ? 'page' : undefined}
          >
            {t('brands')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
