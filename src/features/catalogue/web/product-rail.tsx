import { useId } from 'react'
import type { ProductSummary } from '#src/features/catalogue/catalogue.contract.ts'
import { CachedFragment } from '#src/ui/cached-fragment.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './product-rail.module.css'

interface ProductRailProps {
  title: string
  products: readonly ProductSummary[]
  /** The id that links on the page point to. */
  anchor?: string
  /** Six products side by side instead of four. */
  small?: boolean
  /** Whether the rail is the last part before the footer. */
  spaceBelow?: boolean
}

/** A row of products under a title; on a narrow page it scrolls sideways. */
export function ProductRail({ title, products, anchor, small = false, spaceBelow = false }: ProductRailProps) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <section className={`wrap ${styles.rail} ${spaceBelow ? styles.last : ''}`} aria-labelledby={id} id={anchor}>
      <h2 className={`h2 ${styles.title}`} id={id}>
        {title}
      </h2>
      <ul className={`columns ${styles.row} ${small ? styles.small : ''}`}>
        {products.map((product) => (
          <li key={product.autoId}>
            <CachedFragment of={['rail', small, product]}>
              <ProductCard product={product} sizes={`(width < 768px) 152px, (width < 1100px) 31vw, ${small ? 200 : 290}px`} />
            </CachedFragment>
          </li>
        ))}
      </ul>
    </section>
  )
}
