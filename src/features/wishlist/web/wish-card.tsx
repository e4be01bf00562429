import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { WishlistItem } from '#src/features/wishlist/wishlist.contract.ts'
import { cardOnDenseScreen } from '#src/ui/art.ts'
import { Button, ButtonLink, IconButton } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconX } from '#src/ui/icons.ts'
import { Picture } from '#src/ui/picture.tsx'
import { Price } from '#src/ui/price.tsx'
import { useWishlist } from './use-wishlist.tsx'
import styles from './wish-card.module.css'

interface WishCardProps {
  item: WishlistItem
  isChecked: boolean
  isMoving: boolean
  onCheck(): void
  onMove(): void
}

/** One wish: a checkbox, a button that removes it, and one that moves it to the cart or, when sold out, links to the product. */
export function WishCard({ item, isChecked, isMoving, onCheck, onMove }: WishCardProps) {
  const t = useTranslations('wishlistPage')
  const catalogue = useTranslations('catalogue')
  const { toggle } = useWishlist()
  const { ean, slug, name, brand, defaultImageUrl, optionsLabel, display_Price, display_OriginalPrice, isProductOutOfStock } = item
  const isReduced = item.originalPrice > item.price
  const remove = () => toggle({ ean, name, brandName: brand.displayName, imageUrl: defaultImageUrl, price: display_Price, isReduced })
  return (
    <article className={`${styles.card} ${isProductOutOfStock ? styles.out : ''}`}>
      <div className={styles.media}>
        <Picture src={defaultImageUrl} alt="" sizes={`${cardOnDenseScreen}, (width < 768px) 50vw, 320px`} />
        <div className={styles.check}>
          <Checkbox id={`wish-${ean}`} checked={isChecked} onChange={onCheck}>
            <span className="visually-hidden">{t('select', { name })}</span>
          </Checkbox>
        </div>
        <IconButton className={styles.remove} label={t('remove', { name })} onClick={remove}>
          <Icon of={iconX} size={20} />
        </IconButton>
      </div>
      <p className={styles.brand}>{brand.displayName}</p>
      <h2 className={styles.name}>
        <Link to={`/product/${slug}`} prefetch="intent">
          {name}
        </Link>
      </h2>
      {optionsLabel && <p className={styles.options}>{optionsLabel}</p>}
      <Price
        now={display_Price}
        was={isReduced ? display_OriginalPrice : null}
        wasLabel={catalogue('was', { price: display_OriginalPrice })}
      />
      {isProductOutOfStock && <p className={styles.stock}>{t('outOfStock')}</p>}
      <div className={styles.act}>
        {isProductOutOfStock ? (
          <ButtonLink to={`/product/${slug}`} look="secondary" compact block>
            {t('see')}
          </ButtonLink>
        ) : (
          <Button look="secondary" compact block busy={isMoving} aria-label={t('moveNamed', { name })} onClick={onMove}>
            {t('move')}
          </Button>
        )}
      </div>
    </article>
  )
}
