import { useEffect, useRef, useState } from 'react'
import { artSource } from '#src/ui/art.ts'
import { plainPicture, useShopPictures } from '#src/ui/shop-pictures.ts'

interface BannerPictureProps {
  wide: string
  narrow: string
  /** Its `sizes` on a wide page; on a narrow page it has the full width. */
  sizes: string
  className?: string
}

const narrowPage = '(width < 768px)'

/** One picture for wide pages and another for narrow ones; the default picture when neither can be loaded. */
export function BannerPicture({ wide, narrow, sizes, className }: BannerPictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)
  const { missing = plainPicture } = useShopPictures()
  useEffect(() => {
    // It may have failed before the page was hydrated.
    const { complete, naturalWidth } = image.current ?? {}
    if (complete && naturalWidth === 0) setFailed(true)
  }, [])
  return (
    <picture className={className}>
      {!failed && <Sources of={narrow} media={narrowPage} sizes="100vw" />}
      {!failed && <Sources of={wide} sizes={sizes} />}
      <img ref={image} src={failed ? missing : wide} alt="" loading="lazy" decoding="async" onError={() => setFailed(true)} />
    </picture>
  )
}

/** A picture of the demonstration comes in several widths, and once more for browsers without AVIF; any other is shown as it is. */
function Sources({ of: src, media, sizes }: { of: string; media?: string; sizes: string }) {
  const art = artSource(src)
  return (
    <>
      {art && <source type="image/avif" media={media} srcSet={art.srcSet} sizes={sizes} />}
      <source media={media} srcSet={art?.fallback ?? src} />
    </>
  )
}
