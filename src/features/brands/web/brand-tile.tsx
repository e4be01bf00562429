import { langOf } from '#src/kit/culture.ts'
import type { PopularBrand } from '#src/features/brands/brands.contract.ts'
import { Link } from '#src/ui/link.tsx'
import { Picture } from '#src/ui/picture.tsx'
import styles from './brand-tiles.module.css'

const tints = ['blush', 'celadon', 'butter', 'powder', 'sand', 'rose'] as const

/** A brand with the picture of its bestseller; without a picture, with its first letter on a tile. */
export function BrandTile({ brand, place }: { brand: PopularBrand; place: number }) {
  const { code, name, imageUrl } = brand
  return (
    <Link className={styles.tile} to={`/productlist/brand/${code}`} prefetch="intent" lang={langOf(brand, 'name')}>
      <span className={`${styles.picture} ${styles[tints[place % tints.length]!]}`}>
        {imageUrl ? <Picture src={imageUrl} alt="" sizes="(width < 768px) 132px, 200px" /> : <span aria-hidden="true">{[...name][0]}</span>}
      </span>
      {name}
    </Link>
  )
}
