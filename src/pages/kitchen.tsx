import { data } from 'react-router'
import { cultures } from '#src/kit/culture.ts'
import chineseFonts from '#src/ui/chinese-fonts.css?url'
import type { Route } from './+types/kitchen'
import { KitchenColumn } from './kitchen/kitchen-column.tsx'
import styles from './kitchen/kitchen.module.css'
import { colours, samples, spaces } from './kitchen/samples.ts'
import { pageSite } from './page-context.ts'
import { PageHead } from './shell/page-head.tsx'

/** Shows the components side by side. Not in production. */
export function loader({ context }: Route.LoaderArgs): null {
  if (!context.get(pageSite).showsKitchen) throw data(null, { status: 404 })
  return null
}

export default function Kitchen() {
  return (
    <div className={`wrap ${styles.kitchen}`}>
      <PageHead title="Kitchen" unlisted />
      <link rel="stylesheet" href={chineseFonts} precedence="default" />
      <h1 className="h1">
        Kitchen · <span lang="zh-Hans-SG">厨房</span>
      </h1>
      <section className={styles.part} aria-label={samples.en.colours}>
        <ul className={styles.colours}>
          {colours.map((name) => (
            <li key={name}>
              <span className={styles.tile} data-colour={name} />
              {name}
            </li>
          ))}
        </ul>
        <ul className={styles.spaces}>
          {spaces.map((size) => (
            <li key={size}>
              <svg width={size} height="16" aria-hidden="true">
                <rect width={size} height="16" className={styles.bar} />
              </svg>
              {size}
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.columns}>
        {cultures.map((culture) => (
          <KitchenColumn key={culture} culture={culture} />
        ))}
      </div>
    </div>
  )
}
