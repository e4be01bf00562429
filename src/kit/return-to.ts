/** Where a shopper goes who came from nowhere in particular. */
export const homePath = '/'
export const cartPath = '/cart/shopping-cart'

const origin = 'http://shop'

/**
 * The page a shopper came from, if it is one of this shop's: a path, with its query. Anything that a browser could
 * read as another site, a script or a call, and the signing in itself, leads home instead.
 */
export function returnPath(wanted: string | null): string {
  if (wanted === null || wanted.length > 512 || !/^\/(?![/\\])/.test(wanted) || /[\p{Cc}\p{Zs}\\]/u.test(wanted)) return homePath
  if (!URL.canParse(wanted, origin)) return homePath
  const { origin: reached, pathname, search, hash } = new URL(wanted, origin)
  const elsewhere = reached !== origin || pathname.startsWith('//')
  return elsewhere || /^\/(api|dev|member\/(signin|signup|forgot-password|social))(\/|$)/i.test(pathname)
    ? homePath
    : pathname + search + hash
}

/** The page of signing in, or of joining, which leads back to where the shopper is: `from` is that page's path with its query. */
export function signInUrl(from: string, page: 'signIn' | 'signUp' = 'signIn'): string {
  const returnTo = returnPath(from)
  return returnTo === homePath ? `/member/${page}` : `/member/${page}?${new URLSearchParams({ returnTo }).toString()}`
}
