import { useId } from 'react'
import type { ProductSummary } from '#src/features/catalogue/catalogue.contract.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-rail.module.css'

interface ProductRailProps {
  title: string
  products: readonly ProductSummary[]
  /** What a link on the page points to. */
  anchor?: string
  /** Six abreast in place of four. */
  small?: boolean
  /** The last thing before the footer. */
  spaceBelow?: boolean
}

/** A shelf with a name: four abreast, or as far as the finger goes. */
export function ProductRail({ title, products, anchor, small = false, spaceBelow = false }: ProductRailProps) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <section className={`wrap ${styles.rail} ${spaceBelow ? styles.last : ''}`} aria-labelledby={id} id={anchor}>
      <h2 className={`h2 ${styles.title}`} id={id}>
        {title}
      </h2>
      <ul className={`${styles.row} ${small ? styles.small : ''}`}>
        {products.map((product) => (
          <li key={product.autoId}>
            <ProductCard product={product} sizes={`(width < 768px) 152px, (width < 1100px) 31vw, ${small ? 200 : 290}px`} />
          </li>
        ))}
      </ul>
    </section>
  )
}
