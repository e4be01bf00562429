/** The most viewed products that a browser stores. */
export const mostViewed = 12

/** The viewed products, the latest first, after one more view. `eans` comes from the browser's storage and may be anything. */
export const viewedAfter = (eans: unknown, ean: string): string[] =>
  [ean, ...viewedOf(eans).filter((each) => each !== ean)].slice(0, mostViewed)

/** The EANs among stored values; anything else is left out. */
export const viewedOf = (eans: unknown): string[] =>
  Array.isArray(eans) ? eans.filter((each): each is string => typeof each === 'string' && /^\d{8,14}$/.test(each)).slice(0, mostViewed) : []
