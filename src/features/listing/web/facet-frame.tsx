import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { iconPlus } from '#src/ui/icons.ts'
import styles from './facet.module.css'

/** A facet that can be collapsed, with the number of its applied values. */
export function FacetFrame({ title, applied, children }: { title: string; applied: number; children: ReactNode }) {
  return (
    <details className={styles.facet} open>
      <summary className={styles.title}>
        {title}
        {applied > 0 && <span className={styles.applied}>{applied}</span>}
        <Icon of={iconPlus} size={20} />
      </summary>
      {children}
    </details>
  )
}
