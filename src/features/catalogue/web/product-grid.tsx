import { Suspense } from 'react'
import type { ProductSummary } from '#src/features/catalogue/catalogue.contract.ts'
import { CachedFragment } from '#src/ui/cached-fragment.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

/** The first row is visible when the page opens, so its pictures load first. */
const eagerCards = 4

export function ProductGrid({ products }: { products: readonly ProductSummary[] }) {
  return (
    <ul className={`columns ${styles.grid} ${styles.besideFacets}`}>
      {products.map((product, index) => {
        const isEager = index < eagerCards
        // Each card is hydrated by itself.
        const card = (
          <Suspense>
            <ProductCard
              product={product}
              heading="h2"
              // For screens of usual density; the card puts `cardOnDenseScreen` (src/ui/art.ts) before it.
              sizes="(width < 768px) 45vw, (width < 1100px) 26vw, 220px"
              priority={isEager}
            />
          </Suspense>
        )
        return (
          <li key={product.autoId} className={isEager ? undefined : 'below'}>
            {isEager ? card : <CachedFragment of={['grid', product]}>{card}</CachedFragment>}
          </li>
        )
      })}
    </ul>
  )
}
