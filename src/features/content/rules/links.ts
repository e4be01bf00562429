/** Pages that are no text but may stand in a navigation column. An address is added here together with its page. */
export const shopPaths: readonly string[] = ['/', '/cart/shopping-cart', '/branddirectory', '/contact-us']

/** Whether a link of a navigation column may be shown: it leaves the shop, or leads to a page that exists. */
export function leadsSomewhere(url: string, contentPaths: ReadonlySet<string>): boolean {
  if (url.startsWith('https://')) return true
  const [path] = url.split(/[?#]/)
  return shopPaths.includes(path!) || contentPaths.has(path!)
}

const pathOfTheShop = /^\/(?![/\\])[^\s\\]*$/
const placeOnThePage = /^#[\w-]+$/
const elsewhere = /^https:\/\/[^\s\\/]+(?:\/[^\s\\]*)?$/

/**
 * An address as content may use it, for a link or a picture: a path of the shop, a place on the page, or https.
 * Whatever else was written, such as `javascript:`, is no address: the answer is empty.
 */
export function safeAddress(written: string | null): string {
  const address = written?.trim() ?? ''
  return [pathOfTheShop, placeOnThePage, elsewhere].some((form) => form.test(address)) ? address : ''
}
