/** The longest keyword (search-01), in UTF-16 units as a field's `maxlength` counts them. */
export const longestKeyword = 50

/** Cuts to the longest keyword, never through a character. */
export const cutKeyword = (text: string): string =>
  text
    .slice(0, longestKeyword)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trim()

export const searchUrl = (keyword: string): string => `/search?${new URLSearchParams({ keyword })}`
