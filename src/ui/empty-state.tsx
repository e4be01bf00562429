import type { ReactNode } from 'react'
import { EmptyProp, type Prop } from './empty-prop.tsx'
import styles from './empty-state.module.css'
import { Picture } from './picture.tsx'
import { emptyPicture, useShopPictures, type Tone } from './shop-pictures.ts'

interface EmptyStateProps {
  /** The drawing in the frame, which each empty page has for itself. */
  prop: Prop
  tile: Tone
  title: string
  /** The cause of the emptiness. */
  text: string
  /** The one action that the page offers. */
  children?: ReactNode
}

/** An empty page: the cause, and one action. */
export function EmptyState({ prop, tile, title, text, children }: EmptyStateProps) {
  const { empty } = useShopPictures()
  return (
    <div className={styles.empty}>
      <div className={`${styles.arch} ${styles[tile]}`} aria-hidden="true">
        {empty && <Picture src={emptyPicture(empty, tile)} alt="" sizes="208px" width={600} height={1000} priority />}
        <EmptyProp of={prop} />
      </div>
      <h2 className="h2">{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
