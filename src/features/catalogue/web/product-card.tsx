import { use } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ProductSummary } from '#src/features/catalogue/catalogue.contract.ts'
import { cardOnDenseScreen } from '#src/ui/art.ts'
import { Picture } from '#src/ui/picture.tsx'
import { Price } from '#src/ui/price.tsx'
import { Badges } from './badges.tsx'
import { CardActionContext } from './card-action.ts'
import { ColourDots } from './colour-dots.tsx'
import styles from './product-card.module.css'

interface ProductCardProps {
  product: ProductSummary
  /** The `sizes` of the picture on a screen of normal density. */
  sizes: string
  priority?: boolean
  /** The level of the card's heading: `h3` under an h2. */
  heading?: 'h2' | 'h3'
}

/** A product in a list. The link in its heading covers the whole card. */
export function ProductCard({ product, sizes, priority = false, heading: Heading = 'h3' }: ProductCardProps) {
  const t = useTranslations('catalogue')
  const { slug, name, brand, price, originalPrice, display_Price, display_OriginalPrice, isProductOutOfStock } = product
  const isReduced = originalPrice > price
  return (
    <article className={`${styles.card} ${isProductOutOfStock ? styles.out : ''}`}>
      <div className={styles.media}>
        <Picture src={product.defaultImageUrl} alt="" sizes={`${cardOnDenseScreen}, ${sizes}`} priority={priority} />
        <Badges originalPrice={originalPrice} price={price} exclusive={product.exclusive} isNew={product.isNew} />
      </div>
      <p className={styles.brand}>{brand.displayName}</p>
      <Heading className={styles.name}>
        <Link className={styles.link} to={`/product/${slug}`} prefetch="intent">
          {name}
        </Link>
      </Heading>
      <Price
        className={styles.price}
        now={product.isPriceFrom ? t('from', { price: display_Price }) : display_Price}
        was={isReduced ? display_OriginalPrice : null}
        wasLabel={t('was', { price: display_OriginalPrice })}
      />
      {isProductOutOfStock && <p className={styles.note}>{t('outOfStock')}</p>}
      <ColourDots swatches={product.swatches} className={styles.dots} />
      {use(CardActionContext)?.(product)}
    </article>
  )
}
