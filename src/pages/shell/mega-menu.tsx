import { langOf } from '#src/kit/culture.ts'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { Link } from '#src/ui/link.tsx'
import { AllDepartments } from './all-departments.tsx'
import { departmentUrl } from './department-url.ts'
import { MenuBrands } from './menu-brands.tsx'
import { menuGroups } from './menu-groups.ts'
import { MenuStory } from './menu-story.tsx'
import styles from './mega-menu.module.css'

/** More groups than this stand below each other. */
const mostColumns = 4
/** A group with more categories than this has two columns where it is alone. */
const mostInOneColumn = 6

interface MenuProps {
  /** Without one, the menu has all departments. */
  department?: CategoryNode
  departments: readonly CategoryNode[]
  client: Client
}

export const Menu = ({ department, departments, client }: MenuProps) =>
  department ? <MegaMenu department={department} client={client} /> : <AllDepartments departments={departments} />

/** One department's menu: a column for each group, its brands, and a story (shell-25). */
function MegaMenu({ department, client }: { department: CategoryNode; client: Client }) {
  const t = useTranslations('content.shell')
  const groups = menuGroups(department)
  const isSplit = groups.length === 1 && groups[0]!.leaves.length > mostInOneColumn
  const lists = groups.map(({ code, name, untranslated, leaves }) => (
    <div key={code} className={isSplit ? styles.split : undefined}>
      <p className={styles.title} lang={langOf({ untranslated }, 'name')}>
        {name}
      </p>
      <ul>
        {leaves.map((leaf) => (
          <li key={leaf.code}>
            <Link to={departmentUrl(leaf.code)} lang={langOf(leaf, 'name')}>
              {leaf.name}
            </Link>
          </li>
        ))}
        <li>
          <Link className={styles.all} to={departmentUrl(code)}>
            {t('allOf', { name })}
          </Link>
        </li>
      </ul>
    </div>
  ))
  const columns = Math.min(groups.length, mostColumns) + (isSplit ? 2 : 1)
  return (
    <div className={`scrolls ${styles.mega}`} data-panel>
      <div className={`wrap ${styles.columns}`} style={{ '--columns': columns } as CSSProperties}>
        {groups.length > mostColumns ? <div className={styles.many}>{lists}</div> : lists}
        <MenuBrands department={department.code} client={client} />
        <MenuStory department={department} client={client} />
      </div>
    </div>
  )
}
