// Codes and handles: the parts of addresses that name products, brands and categories.

/**
 * A code for addresses made from a name: `Women's Lumière & Co` becomes `womens-lumiere-co`.
 * Letters of every script stay, so that a Chinese name has a code too. Empty when the name has no letter or digit.
 */
export function codeOf(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replace(/[\p{M}'’]/gu, '')
      .normalize('NFC')
      .toLowerCase()
      // In capitals, the dotless letter of Turkish is the same as the dotted one of other languages.
      .replaceAll('ı', 'i')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, longestCode)
      .replace(/^-|-$/g, '')
  )
}

/** Shopify's own limit on handles; it also makes every code short enough for a database index. */
export const longestCode = 255

/** Whether a text can be the last part of a product page's address as it stands. */
export const isHandle = (text: string): boolean =>
  text.length <= longestCode && /^[\p{Ll}\p{Lm}\p{Lo}\p{N}][\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}_-]*$/u.test(text)
