import { langOf } from '#src/kit/culture.ts'
import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import { Link } from '#src/ui/link.tsx'
import { departmentUrl } from './department-url.ts'
import styles from './all-departments.module.css'

/** Every department, in the order of the bar (shell-27). */
export function AllDepartments({ departments }: { departments: readonly CategoryNode[] }) {
  return (
    <div className={`scrolls ${styles.panel}`} data-panel>
      <ul className={`wrap ${styles.list}`}>
        {departments.map((department) => (
          <li key={department.code}>
            <Link to={departmentUrl(department.code)} lang={langOf(department, 'name')}>
              <bdi>{department.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
