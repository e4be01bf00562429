import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductImage } from '#src/features/product/product.contract.ts'
import { Picture } from '#src/ui/picture.tsx'
import styles from './gallery.module.css'

interface GalleryProps {
  /** Of the variant chosen; another variant, another gallery. */
  images: readonly ProductImage[]
  /** Stands on the main picture. */
  badges: ReactNode
}

const mainSizes = '(width < 768px) 100vw, (width < 1100px) 46vw, 620px'

/** The main picture with its thumbnails, which stay on a narrow page too; the other views large below on a wide one. */
export function Gallery({ images, badges }: GalleryProps) {
  const t = useTranslations('product')
  const [shown, setShown] = useState(0)
  const main = images[shown] ?? images[0]
  const others = images.filter((image) => image !== main).slice(0, 2)
  return (
    <div className={`${styles.gallery} ${images.length < 2 ? styles.alone : ''}`} role="group" aria-label={t('pictures')}>
      {images.length > 1 && (
        <div className={styles.thumbs}>
          {images.map(({ url, alt }, index) => (
            <button
              key={url}
              type="button"
              className={styles.thumb}
              aria-pressed={index === shown}
              aria-label={t('showPicture', { place: index + 1, name: alt })}
              onClick={() => setShown(index)}
            >
              <Picture src={url} alt="" sizes="72px" />
            </button>
          ))}
        </div>
      )}
      <div className={styles.main}>
        <Picture src={main?.url ?? ''} alt={main?.alt ?? ''} sizes={mainSizes} priority />
        {badges}
      </div>
      {others.length > 0 && (
        <div className={styles.pair} aria-hidden="true">
          {others.map(({ url }) => (
            <div key={url}>
              <Picture src={url} alt="" sizes="(width < 1100px) 1px, 620px" />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
