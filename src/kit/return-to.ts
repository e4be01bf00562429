/** The page after signing in when no other page is given. */
export const homePath = '/'
export const cartPath = '/cart/shopping-cart'

const origin = 'http://shop'

/**
 * The page the shopper came from, as a path with its query, if it is a page of this shop. The home page replaces
 * anything that a browser could read as another site, a script or an API call, and the sign-in pages themselves.
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

/** The address of the sign-in or sign-up page that leads back to `from`, the path of the current page with its query. */
export function signInUrl(from: string, page: 'signIn' | 'signUp' = 'signIn'): string {
  const returnTo = returnPath(from)
  return returnTo === homePath ? `/member/${page}` : `/member/${page}?${new URLSearchParams({ returnTo }).toString()}`
}
