/** Shares product addresses through the device's own dialog or else the clipboard. They do not contain whose list it is. */
export async function shareLinks(
  title: string,
  products: readonly { name: string; url: string }[],
): Promise<'shared' | 'copied' | 'cancelled' | 'notShared'> {
  const text = products.map(({ name, url }) => `${name}\n${new URL(url, location.origin).href}`).join('\n\n')
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, text })
      return 'shared'
    }
    await navigator.clipboard.writeText(`${title}\n\n${text}`)
    return 'copied'
  } catch (error) {
    // The shopper closed the dialog; this is not an error.
    return (error as Error).name === 'AbortError' ? 'cancelled' : 'notShared'
  }
}
