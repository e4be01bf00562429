import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { HomePage } from '#src/features/content/content.contract.ts'
import { Picture } from '#src/ui/picture.tsx'
import { departmentArt } from './department-art.ts'
import styles from './department-arches.module.css'

/** The arcade: one arch for each department. */
export function DepartmentArches({ departments }: { departments: HomePage['departments'] }) {
  const t = useTranslations('content.home')
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="departments">
      <h2 className={`h2 ${styles.title}`} id="departments">
        {t('byDepartment')}
      </h2>
      <ul className={styles.row}>
        {departments.map(({ code, name, count }) => (
          <li key={code}>
            <Link to={`/productlist/category/${code}`} prefetch="intent" className={styles.link}>
              <div className={styles.arch}>
                <Picture src={departmentArt(code)} alt="" sizes="(width < 768px) 22vw, (width < 1100px) 24vw, 140px" width={600} height={800} />
              </div>
              <span className={styles.name}>{name}</span>
              <span className={`num ${styles.count}`}>{t('departmentCount', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
