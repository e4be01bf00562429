import type { CatalogueProduct } from './catalogue-product.ts'
import { picturesIn } from './local-pictures.ts'

type WithMedia = Pick<CatalogueProduct, 'images' | 'videos'> & {
  fields: Pick<CatalogueProduct['fields'], 'body' | 'bodyZh'>
  variants: readonly { fields: { imageUrl: string | null } }[]
}

/** The other origins from which a product's pages load pictures and videos, each once (safe-49). */
export function mediaOrigins({ fields, images, videos, variants }: WithMedia): string[] {
  const named = [...images.map(({ url }) => url), ...videos, ...variants.flatMap((variant) => variant.fields.imageUrl ?? [])]
  const inTexts = [fields.body, fields.bodyZh].flatMap((html) => picturesIn(html ?? ''))
  return [...new Set([...named, ...inTexts].filter((url) => /^https:/i.test(url)).map((url) => new URL(url).origin))]
}
