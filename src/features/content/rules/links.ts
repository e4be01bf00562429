/** Pages that are no content page but may be linked in a navigation column. A new page adds its path here. */
export const shopPaths: readonly string[] = ['/', '/cart/shopping-cart', '/branddirectory', '/contact-us']

/** Whether a link of a navigation column may be shown: it is external, or its page exists. */
export function leadsSomewhere(url: string, contentPaths: ReadonlySet<string>): boolean {
  if (url.startsWith('https://')) return true
  const [path] = url.split(/[?#]/)
  return shopPaths.includes(path!) || contentPaths.has(path!)
}

const pathOfTheShop = /^\/(?![/\\])[^\s\\]*$/
const placeOnThePage = /^#[\w-]+$/
const elsewhere = /^https:\/\/[^\s\\/]+(?:\/[^\s\\]*)?$/

/**
 * A safe address for a link or a picture in content: a path of the shop, a place on the page, or https.
 * Anything else, such as `javascript:`, is rejected: the result is empty.
 */
export function safeAddress(written: string | null): string {
  const address = written?.trim() ?? ''
  return [pathOfTheShop, placeOnThePage, elsewhere].some((form) => form.test(address)) ? address : ''
}
