import { emptyListingIndex, put, type ListingEntry, type ListingIndex } from '#src/features/listing/rules/listing-index.ts'

/** A product on sale as the listing index takes it. */
export const listingEntry = (productId: number, more: Partial<ListingEntry> = {}): ListingEntry => ({
  productId,
  listed: true,
  values: [],
  type: null,
  price: 0,
  percentOff: 0,
  isNew: false,
  day: 0,
  popularity: 0,
  title: { en: '', zh: null },
  ...more,
})

export function indexOf(...entries: readonly ListingEntry[]): ListingIndex {
  const index = emptyListingIndex()
  for (const entry of entries) put(index, entry)
  return index
}
