import { langOf } from '#src/kit/culture.ts'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconChevronDown } from '#src/ui/icons.ts'
import { Part, prefetch } from '#src/ui/part.tsx'
import { brandsUrl, departmentUrl } from './department-url.ts'
import { departmentsBar } from './departments-bar.ts'
import styles from './departments-nav.module.css'
import { useDepartment } from './use-department.ts'
import { useMenu } from './use-menu.ts'

/** No department has this code. */
const allMenu = ' all'
const loadAll = () => import('./all-departments.tsx').then(({ AllDepartments }) => AllDepartments)
const loadMenu = () => import('./mega-menu.tsx').then(({ MegaMenu }) => MegaMenu)

/** The row of departments, as many as fit, and all of them behind a button (shell-27). Hovering opens a department's menu for a mouse, the button beside it for the keyboard. */
export function DepartmentsNav({ departments, client }: { departments: readonly CategoryNode[]; client: Client }) {
  const t = useTranslations('content.shell')
  const here = useDepartment()
  const { pathname } = useLocation()
  const { row, open, setOpen, openSoon } = useMenu()
  const all = useTranslations('brands')('all')
  const bar = departmentsBar(
    departments.map(({ name }) => name),
    { all, brands: t('brands') },
  )
  return (
    <nav ref={row} className={styles.nav} aria-label={t('departments')}>
      <ul>
        {departments.slice(0, bar.from.length).map((department, place) => {
          const { code, name, children } = department
          const url = departmentUrl(code)
          const isOpen = open === code
          return (
            <li
              key={code}
              data-menu={code}
              data-from={bar.from[place]}
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
                dir="auto"
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
        {bar.wholeFrom !== 768 && (
          <li
            data-menu={allMenu}
            data-until={bar.wholeFrom}
            className={`${styles.item} ${styles.all}`}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && open !== allMenu && openSoon(null)}
          >
            <button
              type="button"
              className={`${styles.link} ${styles.opener}`}
              data-name={all}
              data-open={open === allMenu}
              aria-expanded={open === allMenu}
              onPointerEnter={() => prefetch(loadAll)}
              onFocus={() => prefetch(loadAll)}
              onClick={() => setOpen(open === allMenu ? null : allMenu)}
            >
              {all}
              <Icon of={iconChevronDown} size={16} />
            </button>
            {open === allMenu && <Part load={loadAll}>{(AllDepartments) => <AllDepartments departments={departments} />}</Part>}
          </li>
        )}
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
