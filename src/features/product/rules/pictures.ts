interface Pictured {
  url: string
}

/** The subject of a picture, without view and size: `/art/vase/celadon-moon-front-800.webp` is `/art/vase/celadon-moon`. */
const subjectOf = (url: string): string => url.replace(/-(front|detail)-\d+\.\w+$/, '')

/**
 * The pictures of one variant: all views of the subject of its own picture, that picture first. All pictures of the
 * product where the addresses name no subject, or where the variant has no picture.
 */
export function picturesOf<P extends Pictured>(images: readonly P[], variantImage: string | null): P[] {
  if (variantImage === null) return [...images]
  const own = images.filter(({ url }) => url === variantImage)
  const subject = subjectOf(variantImage)
  const views = images.filter(({ url }) => url !== variantImage && subject !== variantImage && subjectOf(url) === subject)
  if (views.length > 0) return [...own, ...views]
  return [...own, ...images.filter(({ url }) => url !== variantImage)]
}
