import { useEffect, useRef, useState } from 'react'
import styles from './picture.module.css'

/** Shown when a picture cannot be loaded (specification, section 8). */
export const defaultPicture = '/art/default/celadon-front-1200.webp'

const productWidths = [240, 480, 800, 1200]
const archWidths = [300, 600]

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

/** The shop's own art comes in several widths, as AVIF and WebP; any other address is shown as it is. */
export function Picture({ src, alt, sizes, width = 800, height = 1000, priority = false, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const shown = failed === src || src === '' ? defaultPicture : src
  useEffect(() => {
    // It may have failed before the page came alive.
    const { complete, naturalWidth } = image.current ?? {}
    if (complete && naturalWidth === 0) setFailed(src)
  }, [src])
  const art = artSources(shown)
  return (
    <picture className={[styles.picture, className].filter(Boolean).join(' ')}>
      {art?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={image}
        className={styles.image}
        src={shown}
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

function artSources(src: string): { type: string; srcSet: string }[] | null {
  const [, stem, tail] = /^(\/art\/.+)-(\d+)\.webp$/.exec(src) ?? []
  if (stem === undefined) return null
  const widths = archWidths.includes(Number(tail)) ? archWidths : productWidths
  return ['avif', 'webp'].map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', '),
  }))
}
