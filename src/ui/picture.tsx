import { useEffect, useRef, useState } from 'react'
import { artSource } from './art.ts'
import styles from './picture.module.css'

/** Shown when a picture cannot be loaded (shell-06). */
export const defaultPicture = '/art/default/celadon-front-800.webp'

interface PictureProps {
  src: string
  /** Empty where the text beside the picture says the same. */
  alt: string
  /** The width on the page, as in `sizes` of an image. */
  sizes: string
  width?: number
  height?: number
  /** Whether the picture is in the first screen: it is then loaded at once and before the others. */
  priority?: boolean
  className?: string
}

/** A picture in the width that the page needs, or the default picture when it cannot be loaded. */
export function Picture({ src, alt, sizes, width = 800, height = 1000, priority = false, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const shown = failed === src || src === '' ? defaultPicture : src
  useEffect(() => {
    // Loading may have failed before the page was hydrated.
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
