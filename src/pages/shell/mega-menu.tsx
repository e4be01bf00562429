import { langOf } from '#src/kit/culture.ts'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import { departmentArt } from '#src/features/content/web/department-art.ts'
import { Picture } from '#src/ui/picture.tsx'
import { departmentUrl } from './department-url.ts'
import { menuGroups } from './menu-groups.ts'
import styles from './mega-menu.module.css'

/** One department's menu: a column for each group, and a picture. */
export function MegaMenu({ department }: { department: CategoryNode }) {
  const t = useTranslations('content.shell')
  return (
    <div className={styles.mega} data-panel>
      <div className={`wrap ${styles.columns}`}>
        {menuGroups(department).map(({ code, name, leaves }) => (
          <div key={code}>
            <p className={styles.title}>{name}</p>
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
        ))}
        <div className={styles.figure}>
          <div className={styles.art}>
            <Picture src={departmentArt(department.code)} alt="" sizes="176px" />
          </div>
          <p>
            <b lang={langOf(department, 'name')}>{department.name}</b>
            <Link className="link" to={departmentUrl(department.code)}>
              {t('allOf', { name: department.name })}
            </Link>
          </p>
        </div>
      </div>
    </div>
  )
}
