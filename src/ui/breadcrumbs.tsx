import { langOf } from '#src/kit/culture.ts'
import { Link } from './link.tsx'
import styles from './breadcrumbs.module.css'

interface Crumb {
  name: string
  untranslated?: string[]
  url: string
}

/**
 * The path from the home page to this page. `hereLang`: the language of the last crumb, where it is not the page's. `hideLeaf`: a
 * narrow page hides the last crumb, when the heading repeats it.
 */
export function Breadcrumbs({
  label,
  trail,
  here,
  hereLang,
  hideLeaf = false,
}: {
  label: string
  trail: readonly Crumb[]
  here: string
  hereLang?: string | undefined
  hideLeaf?: boolean
}) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {trail.map(({ name, untranslated, url }) => (
          <li key={url}>
            <Link to={url} lang={langOf({ untranslated }, 'name')}>
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page" className={hideLeaf ? styles.leaf : undefined} lang={hereLang}>
          {here}
        </li>
      </ol>
    </nav>
  )
}
