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
 * file that the server no longer has is of an earlier version of the shop, so the page is loaded anew.
 */
export async function loadRouteModule({ id, module, imports = [] }: RouteFiles, loaded: Record<string, unknown>): Promise<unknown> {
  if (id in loaded) return loaded[id]
  await untilFetched(
    () => fetchFiles([module, ...imports]),
    (error) => error instanceof FileGone && location.reload(),
  )
  loaded[id] = await import(/* @vite-ignore */ module)
  return loaded[id]
}
