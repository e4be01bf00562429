import { useTranslations } from 'use-intl'
import { cardOnDenseScreen } from '#src/ui/art.ts'
import { Button, ButtonLink, IconButton } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconX } from '#src/ui/icons.ts'
import { Link } from '#src/ui/link.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Price } from '#src/ui/price.tsx'
import type { Wish } from './from-wire.ts'
import { useWishlist } from './use-wishlist.tsx'
import styles from './wish-card.module.css'

interface WishCardProps {
  wish: Wish
  isChecked: boolean
  isMoving: boolean
  onCheck(): void
  onMove(): void
}

/** One wish: a checkbox, a button that removes it, and one that moves it to the cart or, when it is not sold, links to the product. */
export function WishCard({ wish, isChecked, isMoving, onCheck, onMove }: WishCardProps) {
  const t = useTranslations('wishlistPage')
  const catalogue = useTranslations('catalogue')
  const { remove } = useWishlist()
  const { ean, url, name, nameLang, brandName, brandLang, imageUrl, options, price, listPrice, isReduced, notSold } = wish
  const hasPage = notSold?.isShown ?? true
  return (
    <article className={`${styles.card} ${notSold ? styles.out : ''}`}>
      <div className={styles.media}>
        <Picture src={imageUrl} alt="" sizes={`${cardOnDenseScreen}, (width < 768px) 50vw, 320px`} />
        <div className={styles.check}>
          <Checkbox id={`wish-${ean}`} checked={isChecked} onChange={onCheck}>
            <span className="visually-hidden">{t('select', { name })}</span>
          </Checkbox>
        </div>
        <IconButton className={styles.remove} label={t('remove', { name })} onClick={() => remove(wish)}>
          <Icon of={iconX} size={20} />
        </IconButton>
      </div>
      <p className={styles.brand} lang={brandLang}>
        {brandName}
      </p>
      <h2 className={styles.name} lang={nameLang}>
        {hasPage ? (
          <Link to={url} prefetch="intent">
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      {options && <p className={styles.options}>{options}</p>}
      {hasPage && <Price now={price} was={isReduced ? listPrice : null} wasLabel={catalogue('was', { price: listPrice })} />}
      {notSold && <p className={styles.stock}>{notSold.title}</p>}
      <div className={styles.act}>
        {!notSold && (
          <Button look="secondary" compact block busy={isMoving} aria-label={t('moveNamed', { name })} onClick={onMove}>
            {t('move')}
          </Button>
        )}
        {notSold?.isShown && (
          <ButtonLink to={url} look="secondary" compact block>
            {t('see')}
          </ButtonLink>
        )}
      </div>
    </article>
  )
}
