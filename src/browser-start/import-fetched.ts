/** The files of modules that are in the browser's cache, or on their way. */
const fetched = new Map<string, Promise<void>>()

/**
 * Vite calls it for each `import()`, with the files of the module and of all that it imports (`importFetched` in build.ts).
 * The module is loaded once they are in the browser's cache: until version 155, Chromium never asks again for a module that it
 * could not fetch once, so a part would be missing until the page is left, although the connection is back.
 */
export async function importFetched<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.map(fetchOnce))
  return load()
}

function fetchOnce(file: string): Promise<void> {
  const known = fetched.get(file)
  if (known) return known
  const fetching = isOfPage(file) ? Promise.resolve() : fetchWhole(file)
  fetched.set(file, fetching)
  fetching.catch(() => fetched.delete(file))
  return fetching
}

/** Whether the page begins with this file. */
const isOfPage = (file: string): boolean => document.querySelector(`link[rel=modulepreload][href="/${file}"]`) !== null

async function fetchWhole(file: string): Promise<void> {
  const answer = await fetch(`/${file}`)
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  await answer.arrayBuffer()
}
