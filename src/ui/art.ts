export interface ArtSource {
  /** AVIF. */
  srcSet: string
  /** WebP, for browsers without AVIF. */
  fallback: string
}

/** The files of one picture, by its subject. */
const files = {
  product: { choice: ['240.avif', '480.avif', '1200.avif'], fallback: '800.webp' },
  arch: { choice: ['300.avif', '600.avif'], fallback: '600.webp' },
  desktop: { choice: ['800.avif', '1600.avif'], fallback: '1600.webp' },
  mobile: { choice: ['360.avif', '720.avif'], fallback: '720.webp' },
}

/** As in `sizes`: on a dense screen the picture of 480 pixels, chosen for 160 points, is sharp enough for a card of any width. */
export const cardOnDenseScreen = '(resolution > 1.5dppx) 160px'

/**
 * The one file of a picture for search engines and shared pages. A database that was stocked before decision 015 names
 * widths that are gone.
 */
export const artFile = (src: string): string => artSource(src)?.fallback ?? src

/** The demonstration's pictures and those fetched for the catalogue come in several widths (docs/decisions/015-pictures.md); null for any other address. */
export function artSource(src: string): ArtSource | null {
  const stem = /^(\/(?:art|pictures)\/.+)-\d+\.webp$/.exec(src)?.[1]
  if (stem === undefined) return null
  const [, arch, banner] = /^\/art\/(?:(arch)\/|banner\/.*-(desktop|mobile)$)/.exec(stem) ?? []
  const { choice, fallback } = files[(arch ?? banner ?? 'product') as keyof typeof files]
  return {
    srcSet: choice.map((file) => `${stem}-${file} ${Number.parseInt(file, 10)}w`).join(', '),
    fallback: `${stem}-${fallback}`,
  }
}
