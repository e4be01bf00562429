import { use } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductSummary } from '#src/features/catalogue/catalogue.contract.ts'
import { cardOnDenseScreen } from '#src/ui/art.ts'
import { Link } from '#src/ui/link.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Price } from '#src/ui/price.tsx'
import { UnitPrice } from '#src/ui/unit-price.tsx'
import { Badges } from './badges.tsx'
import { CardActionContext } from './card-action.ts'
import { ColourDots } from './colour-dots.tsx'
import { cardFromWire } from './from-wire.ts'
import styles from './product-card.module.css'

interface ProductCardProps {
  product: ProductSummary
  /** The `sizes` of the picture on a screen of normal density. */
  sizes: string
  priority?: boolean
  /** The level of the card's heading: `h3` under an h2. */
  heading?: 'h2' | 'h3'
}

/** A product in a list. The link in its heading covers the whole card; what can be done with it lies on the picture, and before the link. */
export function ProductCard({ product, sizes, priority = false, heading: Heading = 'h3' }: ProductCardProps) {
  const t = useTranslations('catalogue')
  const card = cardFromWire(product)
  return (
    <article className={`${styles.card} ${card.notSold ? styles.out : ''}`}>
      <div className={styles.media}>
        <Picture src={card.imageUrl} alt="" sizes={`${cardOnDenseScreen}, ${sizes}`} priority={priority} />
        <Badges listCents={card.listCents} priceCents={card.priceCents} exclusive={card.exclusive} isNew={card.isNew} />
      </div>
      {use(CardActionContext)?.(card)}
      <p className={styles.brand} lang={card.brandLang}>
        {card.brandName}
      </p>
      <Heading className={styles.name} lang={card.nameLang}>
        <Link className={styles.link} to={card.url} prefetch="intent">
          {card.name}
        </Link>
      </Heading>
      <Price
        className={styles.price}
        now={card.hasSeveralPrices ? t('from', { price: card.price }) : card.price}
        was={card.isReduced ? card.listPrice : null}
        wasLabel={t('was', { price: card.listPrice })}
      />
      {card.unitPrice && <UnitPrice {...card.unitPrice} className={styles.unitPrice} />}
      {card.notSold && <p className={styles.note}>{card.notSold}</p>}
      <ColourDots swatches={card.swatches} className={styles.dots} />
    </article>
  )
}
