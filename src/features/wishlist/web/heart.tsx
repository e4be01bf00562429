import { useTranslations } from 'use-intl'
import { Icon } from '#src/ui/icon.tsx'
import { iconHeart } from '#src/ui/icons.ts'
import styles from './heart.module.css'
import { useWishlist } from './use-wishlist.tsx'
import type { Wished } from './wished.ts'

interface HeartProps {
  product: Wished
  /** On a card it lies above the card's link; beside a button it is a square of the button's height. */
  place: 'card' | 'button'
}

export function Heart({ product, place }: HeartProps) {
  const t = useTranslations('wishlist')
  const { has, toggle } = useWishlist()
  return (
    <button
      type="button"
      className={`${styles.heart} ${styles[place]}`}
      aria-pressed={has(product.ean)}
      aria-label={t('heart', { name: `${product.brandName} ${product.name}` })}
      onClick={() => toggle(product)}
    >
      <Icon of={iconHeart} size={place === 'card' ? 20 : 24} />
    </button>
  )
}
