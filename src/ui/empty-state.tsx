import type { ReactNode } from 'react'
import { EmptyProp, type Prop } from './empty-prop.tsx'
import styles from './empty-state.module.css'
import { Picture } from './picture.tsx'

interface EmptyStateProps {
  /** What stands in the arch: each empty page has its own. */
  prop: Prop
  tile: 'blush' | 'celadon' | 'powder'
  title: string
  /** Why nothing is here. */
  text: string
  /** The one thing to do about it. */
  children?: ReactNode
}

/** Nothing here: the cause, and one way on. Arches stand only where a page is empty. */
export function EmptyState({ prop, tile, title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.arch} aria-hidden="true">
        <Picture src={`/icons/arcade-${tile}.svg`} alt="" sizes="208px" width={600} height={1000} priority />
        <EmptyProp of={prop} />
      </div>
      <h2 className="h2">{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
