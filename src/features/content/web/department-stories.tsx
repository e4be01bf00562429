import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { HomePage } from '#src/features/content/content.contract.ts'
import { Picture } from '#src/ui/picture.tsx'
import { departmentArt } from './department-art.ts'
import styles from './department-stories.module.css'

const storiesShown = 2
/** Told first where the store has them. */
const preferred = ['food', 'home']

/** Two departments in their own words. */
export function DepartmentStories({ departments }: { departments: HomePage['departments'] }) {
  const t = useTranslations('content.shell')
  const told = departments.filter(({ intro }) => intro !== '')
  const rank = (code: string) => (preferred.includes(code) ? preferred.indexOf(code) : preferred.length)
  const shown = told.toSorted((a, b) => rank(a.code) - rank(b.code)).slice(0, storiesShown)
  if (shown.length < storiesShown) return null
  return (
    <div className={`wrap ${styles.stories}`}>
      {shown.map(({ code, name, intro }) => (
        <section key={code} className={styles.story}>
          <div className={styles.words}>
            <h2 className="h2">{name}</h2>
            <p>{intro}</p>
            <Link to={`/productlist/category/${code}`} prefetch="intent" className={`link ${styles.link}`}>
              {t('allOf', { name })}
            </Link>
          </div>
          <div className={styles.arch}>
            <Picture src={departmentArt(code)} alt="" sizes="(width < 768px) 60vw, 300px" />
          </div>
        </section>
      ))}
    </div>
  )
}
