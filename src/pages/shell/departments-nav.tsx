import { IconChevronDown } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './departments-nav.module.css'
import { MegaMenu } from './mega-menu.tsx'
import { useDepartment } from './use-department.ts'

export const departmentUrl = (code: string): string => `/productlist/category/${code}`

const openAfterMs = 120
const closeAfterMs = 200

/** The row of departments. A mouse opens a department's menu by resting on it, the keyboard by the button beside it. */
export function DepartmentsNav({ departments }: { departments: readonly CategoryNode[] }) {
  const t = useTranslations('content.shell')
  const here = useDepartment()
  const { pathname } = useLocation()
  const { open, setOpen, openSoon, closeSoon } = useMenu()
  return (
    <nav
      className={styles.nav}
      aria-label={t('departments')}
      onPointerLeave={closeSoon}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(null)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(null)
      }}
    >
      <ul>
        {departments.map((department) => {
          const { code, name, children } = department
          const url = departmentUrl(code)
          const isOpen = open === code
          return (
            <li key={code} className={styles.item} onPointerEnter={({ pointerType }) => pointerType === 'mouse' && openSoon(children.length > 0 ? code : null)}>
              <Link
                to={url}
                prefetch="intent"
                className={styles.link}
                data-name={name}
                data-open={isOpen}
                aria-current={pathname === url ? 'page' : here === code ? 'true' : undefined}
              >
                {name}
              </Link>
              {children.length > 0 && (
                <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-label={t('showDepartment', { name })} onClick={() => setOpen(isOpen ? null : code)}>
                  <Icon of={IconChevronDown} size={16} />
                </button>
              )}
              {isOpen && <MegaMenu department={department} />}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Which menu is open. Resting opens it, so that a passing mouse does not. */
function useMenu() {
  const [open, setOpenNow] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { key } = useLocation()
  const later = (code: string | null, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenNow(code), ms)
  }
  const setOpen = (code: string | null) => {
    clearTimeout(timer.current)
    setOpenNow(code)
  }
  useEffect(() => setOpen(null), [key])
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    open,
    setOpen,
    openSoon: (code: string | null) => later(code, open === null ? openAfterMs : 0),
    closeSoon: () => later(null, closeAfterMs),
  }
}
