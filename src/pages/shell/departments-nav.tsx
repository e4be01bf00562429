import type { PointerEvent } from 'react'
import { langOf } from '#src/kit/culture.ts'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { CachedFragment } from '#src/ui/cached-fragment.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconChevronDown } from '#src/ui/icons.ts'
import { Link } from '#src/ui/link.tsx'
import { Part, prefetch } from '#src/ui/part.tsx'
import { brandsUrl, departmentUrl } from './department-url.ts'
import type { DepartmentsBar } from './departments-bar.ts'
import styles from './departments-nav.module.css'
import { useDepartment } from './use-department.ts'
import { useMenu } from './use-menu.ts'

const loadMenu = () => import('./mega-menu.tsx')
/** No department has this code. */
const allMenu = ' '

interface DepartmentsNavProps {
  departments: readonly CategoryNode[]
  bar: DepartmentsBar
  client: Client
}

/** The row of departments, as many as fit, and all of them behind a button (shell-27). Hovering opens a department's menu for a mouse, the button beside it for the keyboard. */
export function DepartmentsNav(props: DepartmentsNavProps) {
  const here = useDepartment()
  const { pathname } = useLocation()
  const isBrands = pathname.toLowerCase() === brandsUrl
  const current = isBrands ? brandsUrl : props.departments.some(({ code }) => departmentUrl(code) === pathname) ? pathname : null
  return (
    <CachedFragment of={['departments', here, current]}>
      <Row {...props} here={here} current={current} />
    </CachedFragment>
  )
}

interface RowProps extends DepartmentsNavProps {
  /** The department that the page belongs to. */
  here: string | null
  /** The address of the page where it is one of the row's. */
  current: string | null
}

function Row({ departments, bar, client, here, current }: RowProps) {
  const t = useTranslations('content.shell')
  const all = useTranslations('brands')('all')
  const { row, open, setOpen, openSoon } = useMenu()
  const item = (menu: string, opensSoon: string | null) => ({
    'data-menu': menu,
    className: styles.item,
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && openSoon(opensSoon),
  })
  const near = { onPointerEnter: () => prefetch(loadMenu), onFocus: () => prefetch(loadMenu) }
  const toggle = (menu: string) => ({
    type: 'button' as const,
    'aria-expanded': open === menu,
    onClick: () => setOpen(open === menu ? null : menu),
  })
  const chevron = <Icon of={iconChevronDown} size={16} />
  const menuOf = (menu: string, department?: CategoryNode) =>
    open === menu && <Part load={loadMenu}>{({ Menu }) => <Menu department={department} departments={departments} client={client} />}</Part>
  return (
    <nav ref={row} className={styles.nav} aria-label={t('departments')}>
      <ul>
        {bar.from.map((from, place) => {
          const department = departments[place]!
          const { code, name, children } = department
          const url = departmentUrl(code)
          return (
            <li key={code} {...item(code, children.length > 0 ? code : null)} data-from={from}>
              <Link
                to={url}
                prefetch="intent"
                {...near}
                className={styles.link}
                data-name={name}
                lang={langOf(department, 'name')}
                dir="auto"
                data-open={open === code}
                aria-current={current === url ? 'page' : here === code ? 'true' : undefined}
              >
                {name}
              </Link>
              {children.length > 0 && (
                <button {...toggle(code)} className={styles.toggle} aria-label={t('showDepartment', { name })}>
                  {chevron}
                </button>
              )}
              {menuOf(code, department)}
            </li>
          )
        })}
        {bar.wholeFrom !== 768 && (
          <li {...item(allMenu, open === allMenu ? allMenu : null)} data-until={bar.wholeFrom}>
            <button {...toggle(allMenu)} {...near} className={`${styles.link} ${styles.opener}`} data-name={all}>
              {all}
              {chevron}
            </button>
            {menuOf(allMenu)}
          </li>
        )}
        <li {...item('brands', null)}>
          <Link
            to={brandsUrl}
            prefetch="intent"
            className={styles.link}
            data-name={t('brands')}
            aria-current={current === brandsUrl ? 'page' : undefined}
          >
            {t('brands')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
