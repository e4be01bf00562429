import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import type { SiteSettings } from '#src/features/settings/settings.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconMenu2 } from '#src/ui/icons.ts'
import { Part, prefetch } from '#src/ui/part.tsx'

interface MenuButtonProps {
  settings: SiteSettings | undefined
  departments: readonly CategoryNode[]
  client: Client
}

const loadMenu = () => import('./departments-menu.tsx')

/** Opens the menu, on every page and at every width (shell-07). */
export function MenuButton(props: MenuButtonProps) {
  const t = useTranslations('content.shell')
  // The menu closes when the page changes.
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === key
  // Once opened it stays in the document, because closing it returns the focus.
  const [isWanted, setWanted] = useState(false)
  const open = () => {
    setWanted(true)
    setOpenAt(key)
  }
  const giveUp = () => {
    setWanted(false)
    setOpenAt(null)
  }
  return (
    <>
      <IconButton
        label={t('menu')}
        aria-expanded={isOpen}
        onPointerEnter={() => prefetch(loadMenu)}
        onFocus={() => prefetch(loadMenu)}
        onClick={open}
      >
        <Icon of={iconMenu2} />
      </IconButton>
      {isWanted && (
        <Part load={loadMenu} onFailed={giveUp}>
          {({ DepartmentsMenu }) => <DepartmentsMenu {...props} open={isOpen} onClose={() => setOpenAt(null)} />}
        </Part>
      )}
    </>
  )
}
