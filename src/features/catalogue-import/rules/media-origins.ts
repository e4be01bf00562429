import type { CatalogueProduct } from './catalogue-product.ts'
import { picturesIn } from './local-pictures.ts'

type WithMedia = Pick<CatalogueProduct, 'images' | 'videos'> & {
  fields: Pick<CatalogueProduct['fields'], 'body' | 'bodyZh'>
  variants: readonly { fields: { imageUrl: string | null } }[]
}

/** The other origins from which a product's pages load pictures and videos, each once (safe-49). A text may name what is no address. */
export function mediaOrigins({ fields, images, videos, variants }: WithMedia): string[] {
  const named = [...images.map(({ url }) => url), ...videos, ...variants.flatMap((variant) => variant.fields.imageUrl ?? [])]
  const inTexts = [fields.body, fields.bodyZh].flatMap((html) => picturesIn(html ?? ''))
  const addresses = [...named, ...inTexts].flatMap((url) => URL.parse(url) ?? [])
  return [...new Set(addresses.filter(({ protocol }) => protocol === 'https:').map(({ origin }) => origin))]
}
