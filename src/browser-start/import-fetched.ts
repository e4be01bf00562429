/** The server has no such file: the shop has another version than this page. */
export class FileGone extends Error {}

/** The files that the page began with. */
const ofPage = new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href))
/** The other files that are in the browser's cache, or on their way. */
const fetched = new Map<string, Promise<void>>()

/**
 * Vite calls it for each `import()`, with the files of the module and of all that it imports (`fetchedFirst` in build.ts).
 * The module is loaded once they are in the browser's cache: up to version 153 at least, Chromium never asks again for a module that
 * it could not fetch once, so a part would be missing until the page is left, although the connection is back.
 */
export async function importFetched<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await fetchFiles(files.map((file) => `/${file}`))
  return load()
}

/** Brings files of these addresses into the browser's cache; fails with FileGone for one that the server does not have. */
export const fetchFiles = (addresses: readonly string[]): Promise<unknown> => Promise.all(addresses.map(fetchOnce))

function fetchOnce(address: string): Promise<void> | undefined {
  const url = new URL(address, location.origin).href
  if (ofPage.has(url)) return
  const known = fetched.get(url)
  if (known) return known
  const fetching = fetchWhole(url)
  fetched.set(url, fetching)
  fetching.catch(() => fetched.delete(url))
  return fetching
}

async function fetchWhole(url: string): Promise<void> {
  const answer = await fetch(url)
  if (answer.status === 404) throw new FileGone(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  await answer.arrayBuffer()
}
