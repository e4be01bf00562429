import { useEffect, useRef, useState } from 'react'
import { artSource } from './art.ts'
import { plainPicture, useShopPictures } from './shop-pictures.ts'
import styles from './picture.module.css'

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

/** A picture in the width that the page needs; the default picture when there is none or it cannot be loaded (shell-06). */
export function Picture({ src, alt, sizes, width = 800, height = 1000, priority = false, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const { missing = plainPicture } = useShopPictures()
  const shown = failed === src || src === '' ? missing : src
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
