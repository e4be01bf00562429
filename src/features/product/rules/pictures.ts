interface Pictured {
  url: string
}

/** What is photographed, without view and size: `/art/vase/celadon-moon-front-800.webp` is `/art/vase/celadon-moon`. */
const subjectOf = (url: string): string => url.replace(/-(front|detail)-\d+\.\w+$/, '')

/**
 * The pictures of one variant: all views of what its own picture shows, that picture first. A product whose
 * pictures do not say what they show, or a variant without one, has all of them.
 */
export function picturesOf<P extends Pictured>(images: readonly P[], variantImage: string | null): P[] {
  if (variantImage === null) return [...images]
  const own = images.filter(({ url }) => url === variantImage)
  const subject = subjectOf(variantImage)
  const views = images.filter(({ url }) => url !== variantImage && subject !== variantImage && subjectOf(url) === subject)
  if (views.length > 0) return [...own, ...views]
  return [...own, ...images.filter(({ url }) => url !== variantImage)]
}
