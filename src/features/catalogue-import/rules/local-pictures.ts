import { escapeHtml } from '#src/kit/escape-html.ts'
import type { CatalogueItem } from './catalogue-item.ts'
import type { CatalogueProduct } from './catalogue-product.ts'

/** New addresses of pictures by the old ones. */
export type Addresses = ReadonlyMap<string, string>

/** An address whose picture can be fetched. */
export const isElsewhere = (url: string): boolean => /^https?:\/\//i.test(url)

interface Pictured {
  images?: readonly { url: string }[]
  variants: readonly { fields: { imageUrl?: string | null } }[]
  fields: Texts
}

/** The addresses of the pictures that an item of a file names, its texts included; each once. */
export function picturesOf({ images, variants, fields }: Pictured): string[] {
  const named = [...(images ?? []).map(({ url }) => url), ...variants.flatMap((variant) => variant.fields.imageUrl ?? [])]
  return [...new Set([...named, ...picturesIn(fields.body ?? ''), ...picturesIn(fields.bodyZh ?? '')])]
}

/** The pictures of sanitised HTML under new addresses. */
export const movePicturesIn = (html: string, to: Addresses): string =>
  html.replaceAll(pictureSource, (whole, before: string, url: string) => {
    const moved = to.get(unescaped(url))
    return moved === undefined ? whole : `${before}${escapeHtml(moved)}"`
  })

/** The addresses of the pictures in sanitised HTML. */
export const picturesIn = (html: string): string[] => [...html.matchAll(pictureSource)].map(([, , url]) => unescaped(url!))

/** The address of a picture in sanitised HTML, whose attributes stand in double quotes without < and >; an address has no other entity. */
const pictureSource = /(<img (?:[^<>]*? )?src=")([^"<>]+)"/g
const unescaped = (url: string): string => url.replaceAll('&amp;', '&')

type Texts = { body?: string; bodyZh?: string | null }

const movedTexts = ({ body, bodyZh }: Texts, to: Addresses): Texts => ({
  ...(body && { body: movePicturesIn(body, to) }),
  ...(bodyZh && { bodyZh: movePicturesIn(bodyZh, to) }),
})

const movedUrl = <T extends { url: string }>(image: T, to: Addresses): T => ({ ...image, url: to.get(image.url) ?? image.url })

function movedVariant<T extends { fields: { imageUrl?: string | null } }>(variant: T, to: Addresses): T {
  const moved = variant.fields.imageUrl && to.get(variant.fields.imageUrl)
  return moved ? { ...variant, fields: { ...variant.fields, imageUrl: moved } } : variant
}

/** An item of a file whose pictures, as far as they were fetched, are the shop's own (run-20): a second import then finds nothing to change. */
export const withLocalPictures = (item: CatalogueItem, to: Addresses): CatalogueItem => ({
  ...item,
  fields: { ...item.fields, ...movedTexts(item.fields, to) },
  ...(item.images && { images: item.images.map((image) => movedUrl(image, to)) }),
  variants: item.variants.map((variant) => movedVariant(variant, to)),
})

/** A stored product with the addresses that its pictures were fetched from, as an export writes them. */
export const withOriginalPictures = (product: CatalogueProduct, to: Addresses): CatalogueProduct => ({
  ...product,
  fields: { ...product.fields, ...movedTexts(product.fields, to) },
  images: product.images.map((image) => movedUrl(image, to)),
  variants: product.variants.map((variant) => movedVariant(variant, to)),
})
