/** The address of a product's page; with the EAN of a variant, where the page would open with another one (listing-18). */
export const productUrl = ({ slug, variant }: { slug: string; variant: string | null }): string =>
  variant === null ? `/product/${slug}` : `/product/${slug}?variant=${variant}`
