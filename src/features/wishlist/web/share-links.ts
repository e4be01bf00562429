/** Sends product addresses to somebody, by the device's own sheet or else by the clipboard. Nothing in them says whose list it is. */
export async function shareLinks(
  title: string,
  products: readonly { name: string; slug: string }[],
): Promise<'shared' | 'copied' | 'cancelled' | 'notShared'> {
  const text = products.map(({ name, slug }) => `${name}\n${new URL(`/product/${slug}`, location.origin).href}`).join('\n\n')
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, text })
      return 'shared'
    }
    await navigator.clipboard.writeText(`${title}\n\n${text}`)
    return 'copied'
  } catch (error) {
    // Whoever closes the sheet has changed their mind; nothing went wrong.
    return (error as Error).name === 'AbortError' ? 'cancelled' : 'notShared'
  }
}
