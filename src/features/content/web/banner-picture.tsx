import { useEffect, useRef, useState } from 'react'
import { defaultPicture } from '#src/ui/picture.tsx'

interface BannerPictureProps {
  wide: string
  narrow: string
  /** How wide it stands on a wide page, as in `sizes`; a narrow page gives it its whole width. */
  sizes: string
  className?: string
}

const narrowPage = '(width < 768px)'
/** The sizes in which the shop's own banners are drawn. */
const widths = { desktop: [800, 1600], mobile: [360, 720] }

/** One picture for wide pages and another for narrow ones; the default picture when neither can be loaded. */
export function BannerPicture({ wide, narrow, sizes, className }: BannerPictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    // It may have failed before the page came alive.
    const { complete, naturalWidth } = image.current ?? {}
    if (complete && naturalWidth === 0) setFailed(true)
  }, [])
  return (
    <picture className={className}>
      {!failed && <Sources of={narrow} media={narrowPage} sizes="100vw" />}
      {!failed && <Sources of={wide} sizes={sizes} />}
      <img ref={image} src={failed ? defaultPicture : wide} alt="" loading="lazy" decoding="async" onError={() => setFailed(true)} />
    </picture>
  )
}

/** The shop's own banners come in two widths, as AVIF and WebP; any other address is shown as it is. */
function Sources({ of: src, media, sizes }: { of: string; media?: string; sizes: string }) {
  const [, stem, view] = /^(\/art\/banner\/.+-(desktop|mobile))-\d+\.webp$/.exec(src) ?? []
  if (stem === undefined) return <source media={media} srcSet={src} />
  const drawn = widths[view as keyof typeof widths]
  return ['avif', 'webp'].map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      media={media}
      srcSet={drawn.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ')}
      sizes={sizes}
    />
  ))
}
