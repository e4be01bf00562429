import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { iconPlus } from '#src/ui/icons.ts'
import styles from './facet.module.css'

interface FacetFrameProps {
  title: string
  /** The language of the title, where it is not the page's. */
  titleLang?: string | undefined
  applied: number
  children: ReactNode
}

/** A facet that can be collapsed, with the number of its applied values. */
export function FacetFrame({ title, titleLang, applied, children }: FacetFrameProps) {
  return (
    <details className={styles.facet} open>
      <summary className={styles.title}>
        <span lang={titleLang}>{title}</span>
        {applied > 0 && <span className={styles.applied}>{applied}</span>}
        <Icon of={iconPlus} size={20} />
      </summary>
      {children}
    </details>
  )
}
