/** Pages that are no text but may stand in a navigation column. An address is added here together with its page. */
export const shopPaths: readonly string[] = ['/', '/cart/shopping-cart']

/** Whether a link of a navigation column may be shown: it leaves the shop, or leads to a page that exists. */
export function leadsSomewhere(url: string, contentPaths: ReadonlySet<string>): boolean {
  if (url.startsWith('https://')) return true
  const [path] = url.split(/[?#]/)
  return shopPaths.includes(path!) || contentPaths.has(path!)
}
