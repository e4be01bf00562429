import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductImage } from '#src/features/product/product.contract.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconPlayerPlayFilled } from '#src/ui/icons.ts'
import { Part } from '#src/ui/part.tsx'
import { Picture } from '#src/ui/picture.tsx'
import styles from './gallery.module.css'

interface GalleryProps {
  /** The product's name. */
  name: string
  /** The pictures of the chosen variant; the gallery starts again for another variant. */
  images: readonly ProductImage[]
  videos: readonly { url: string }[]
  /** Shown on the main picture. */
  badges: ReactNode
}

const mainSizes = '(width < 768px) 100vw, (width < 1100px) 46vw, 620px'

const pictureViewer = () => import('./picture-viewer.tsx')

/** The main picture with thumbnails; a wide page also shows two further views below, where there are two. */
export function Gallery({ name, images, videos, badges }: GalleryProps) {
  const t = useTranslations('product')
  const [shown, setShown] = useState(0)
  const [viewer, setViewer] = useState<'never' | 'open' | 'closed'>('never')
  const video = videos[shown - images.length]
  const main = images[shown] ?? images[0]
  const others = images.filter((image) => image !== main)
  return (
    <div className={`${styles.gallery} ${images.length + videos.length < 2 ? styles.alone : ''}`} role="group" aria-label={t('pictures')}>
      {images.length + videos.length > 1 && (
        <div className={styles.thumbs}>
          {images.map(({ url, alt }, index) => (
            <Thumb
              key={url}
              src={url}
              label={t('showPicture', { place: index + 1, name: alt })}
              isShown={index === shown}
              onPress={() => setShown(index)}
            />
          ))}
          {videos.map(({ url }, index) => (
            <Thumb
              key={url}
              src={images[0]?.url ?? ''}
              label={t('showVideo', { place: index + 1, name })}
              isShown={images.length + index === shown}
              onPress={() => setShown(images.length + index)}
            >
              <Icon of={iconPlayerPlayFilled} isFilled className={styles.play} />
            </Thumb>
          ))}
        </div>
      )}
      <div className={styles.main}>
        {video ? (
          // Nothing of a video is fetched before it is started, and it starts muted.
          <video
            key={video.url}
            className={styles.video}
            src={video.url}
            poster={images[0]?.url}
            preload="none"
            controls
            muted
            playsInline
            aria-label={name}
          />
        ) : main ? (
          <button
            type="button"
            className={styles.enlarge}
            aria-label={t('enlarge', { name: main.alt })}
            aria-haspopup="dialog"
            onClick={() => setViewer('open')}
          >
            <Picture src={main.url} alt={main.alt} sizes={mainSizes} priority />
          </button>
        ) : (
          <Picture src="" alt="" sizes={mainSizes} priority />
        )}
        {!video && badges}
      </div>
      {others.length > 1 && (
        <div className={styles.pair} aria-hidden="true">
          {others.slice(0, 2).map(({ url }) => (
            <div key={url}>
              <Picture src={url} alt="" sizes="(width < 1100px) 1px, 620px" />
            </div>
          ))}
        </div>
      )}
      {viewer !== 'never' && (
        <Part load={pictureViewer}>
          {({ PictureViewer }) => (
            <PictureViewer
              name={name}
              images={images}
              place={video ? 0 : shown}
              open={viewer === 'open'}
              onPlace={setShown}
              onClose={() => setViewer('closed')}
            />
          )}
        </Part>
      )}
    </div>
  )
}

interface ThumbProps {
  src: string
  label: string
  isShown: boolean
  onPress(): void
  children?: ReactNode
}

function Thumb({ src, label, isShown, onPress, children }: ThumbProps) {
  return (
    <button type="button" className={styles.thumb} aria-pressed={isShown} aria-label={label} onClick={onPress}>
      <Picture src={src} alt="" sizes="72px" />
      {children}
    </button>
  )
}
