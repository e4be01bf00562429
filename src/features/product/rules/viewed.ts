/** Most products that a browser remembers having shown. */
export const mostViewed = 12

/** What was viewed, the latest first, after one more; `eans` may be whatever lay in the browser. */
export const viewedAfter = (eans: unknown, ean: string): string[] =>
  [ean, ...viewedOf(eans).filter((each) => each !== ean)].slice(0, mostViewed)

/** The EANs of whatever lay in the browser; what is none is left out. */
export const viewedOf = (eans: unknown): string[] =>
  Array.isArray(eans) ? eans.filter((each): each is string => typeof each === 'string' && /^\d{8,14}$/.test(each)).slice(0, mostViewed) : []
