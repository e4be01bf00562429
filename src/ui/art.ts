export interface ArtSource {
  srcSet: string
  /** For an old browser, and for whatever has no use for a choice. */
  fallback: string
}

/** The files of one picture. A browser that reads AVIF reads WebP too, so a product's fallback serves as its fourth width. */
const files = {
  product: { choice: ['240.avif', '480.avif', '800.webp', '1200.avif'], fallback: '800.webp' },
  arch: { choice: ['300.avif', '600.avif'], fallback: '600.webp' },
  desktop: { choice: ['800.avif', '1600.avif'], fallback: '1600.webp' },
  mobile: { choice: ['360.avif', '720.avif'], fallback: '720.webp' },
}

/** The demonstration's own pictures come in several widths (docs/decisions/015-pictures.md); null for any other address. */
export function artSource(src: string): ArtSource | null {
  const stem = /^(\/art\/.+)-\d+\.webp$/.exec(src)?.[1]
  if (stem === undefined) return null
  const [, arch, banner] = /^\/art\/(?:(arch)\/|banner\/.*-(desktop|mobile)$)/.exec(stem) ?? []
  const { choice, fallback } = files[(arch ?? banner ?? 'product') as keyof typeof files]
  return {
    srcSet: choice.map((file) => `${stem}-${file} ${Number.parseInt(file, 10)}w`).join(', '),
    fallback: `${stem}-${fallback}`,
  }
}
