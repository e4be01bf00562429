import { useEffect, useRef, useState } from 'react'
import { artSource } from './art.ts'
import styles from './picture.module.css'

/** Shown when a picture cannot be loaded (shell-06). */
export const defaultPicture = '/art/default/celadon-front-800.webp'

interface PictureProps {
  src: string
  /** Empty where words beside it say the same. */
  alt: string
  /** How wide it stands on the page, as in `sizes` of an image. */
  sizes: string
  width?: number
  height?: number
  /** In sight when the page opens: loaded at once and before the rest. */
  priority?: boolean
  className?: string
}

/** A picture as wide as the page needs it, or the default one when it cannot be loaded. */
export function Picture({ src, alt, sizes, width = 800, height = 1000, priority = false, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const shown = failed === src || src === '' ? defaultPicture : src
  useEffect(() => {
    // It may have failed before the page was hydrated.
    const { complete, naturalWidth } = image.current ?? {}
    if (complete && naturalWidth === 0) setFailed(src)
  }, [src])
  const art = artSource(shown)
  return (
    <picture className={[styles.picture, className].filter(Boolean).join(' ')}>
      {art && <source type="image/avif" srcSet={art.srcSet} sizes={sizes} />}
      <img
        ref={image}
        className={styles.image}
        src={art?.fallback ?? shown}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        onError={() => setFailed(src)}
      />
    </picture>
  )
}
