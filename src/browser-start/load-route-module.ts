import { untilFetched } from '#src/ui/part.tsx'
import { fetchFiles, FileGone } from './import-fetched.ts'

/** What the manifest says of a page: the addresses of its file and of those that it imports. */
interface RouteFiles {
  id: string
  module: string
  imports?: readonly string[]
}

/**
 * In place of React Router's own (`fetchedFirst` in build.ts), which loads the open page anew when the code of another cannot
 * be fetched: without a connection, a pointer over a link was enough to lose the page. This one waits for the connection. A
 * file that the server no longer has is of an earlier version of the shop, so the page is loaded anew, once for each file: while
 * processes of two versions answer, the new page may lack the file as well.
 */
export async function loadRouteModule({ id, module, imports = [] }: RouteFiles, loaded: Record<string, unknown>): Promise<unknown> {
  if (id in loaded) return loaded[id]
  await untilFetched(
    () => fetchFiles([module, ...imports]),
    (error) => error instanceof FileGone && reloadOnce(error.message),
  )
  loaded[id] = await import(/* @vite-ignore */ module)
  return loaded[id]
}

/** The key of the session storage under which the addresses are for which the page was loaded anew. */
const goneKey = 'filesGone'

function reloadOnce(address: string): void {
  try {
    const before = sessionStorage.getItem(goneKey)?.split(' ') ?? []
    if (before.includes(address)) return
    sessionStorage.setItem(goneKey, [...before, address].join(' '))
  } catch {
    // Without storage nothing is remembered, and a page that stays would never get its file.
  }
  location.reload()
}
