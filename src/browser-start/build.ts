/** What the build does for the start of a page (`vite.config.ts`). */
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

/** `import script from './x.ts?inline-script'`: the file with all it imports, as one classic script to be written into a page. */
export const inlineScript: Plugin = {
  name: 'inline-script',
  enforce: 'pre',
  load: {
    filter: { id: /\?inline-script$/ },
    async handler(id) {
      const [file] = id.split('?')
      // The browser has it in the page that it was sent.
      if (this.environment.name === 'client') return "export default ''"
      const options = { write: false, target: 'es2022', rolldownOptions: { input: file, output: { format: 'iife' } } } as const
      const built = (await build({ configFile: false, logLevel: 'warn', build: options })) as Rolldown.RolldownOutput
      return `export default ${JSON.stringify(built.output[0].code.trim())}`
    },
  },
}

const fromHere = (names: string, file: string): string => `export { ${names} } from ${JSON.stringify(join(import.meta.dirname, file))}`
const routeModules = /\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/
let isReplaced = false

/** In place of Vite's and React Router's own ways to load a module later: both would lose it, or the page, with the connection. */
export const fetchedFirst: Plugin = {
  name: 'fetched-first',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  config: () => ({
    build: { modulePreload: { polyfill: false, resolveDependencies: (file, others) => [...new Set([file, ...others])] } },
  }),
  load: {
    filter: { id: [/^\0vite\/preload-helper\.js$/, routeModules] },
    handler(id) {
      if (!routeModules.test(id)) return fromHere('importFetched as __vitePreload', 'import-fetched.ts')
      isReplaced = true
      return fromHere('loadRouteModule', 'load-route-module.ts')
    },
  },
  generateBundle() {
    if (!isReplaced) this.error('React Router has another file that loads the modules of routes')
  },
}

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** React Router asks for a route's browser half under a name of its own. */
const route = (name: string) => [`src/${name}.tsx`, `src/${name}.tsx?__react-router-build-client-route`]

/** What pages begin with. */
const every = ['src/entry.client.tsx', ...route('root')]
const lists = ['category', 'brand', 'search'].map((page) => route(`pages/${page}`))
const kinds = [route('pages/home'), lists.flat(), route('pages/product')]

/**
 * Whatever every page begins with is three files, React, the router and the frame, so that none is long to read; what
 * pages with products share is another, and so is what lists share: a file for each thing that some page shares with another
 * would be forty of them, and heavier together. Icons come from one list, so those of all pages are in the frame.
 */
export const groups = [
  { name: 'react', priority: 5, isIn: (id: string) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id) },
  { name: 'router', priority: 4, isIn: (id: string) => id.includes('/node_modules/react-router/') },
  { name: 'frame', priority: 3, isIn: (id: string, graph: Graph) => reachedFrom(every, graph).has(id) },
  { name: 'products', priority: 2, isIn: (id: string, graph: Graph) => isShared(id, kinds, graph) },
  { name: 'lists', priority: 1, isIn: (id: string, graph: Graph) => isShared(id, lists, graph) },
].map(({ name, priority, isIn }) => ({ name: (id: string, graph: Graph) => (isIn(id, graph) ? name : null), debugName: name, priority }))

const isShared = (id: string, pages: readonly (readonly string[])[], graph: Graph) =>
  pages.filter((files) => reachedFrom(files, graph).has(id)).length > 1

const known = new Map<readonly string[], ReadonlySet<string>>()

function reachedFrom(files: readonly string[], graph: Graph): ReadonlySet<string> {
  const before = known.get(files)
  if (before) return before
  const reached = new Set<string>()
  known.set(files, reached)
  const waiting = files.map((file) => join(import.meta.dirname, '../..', file))
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    waiting.push(...(graph.getModuleInfo(next)?.importedIds ?? []))
  }
  return reached
}

/** Most of what these files hold is called while a page hydrates, so a browser that can compiles them whole, beside the page's own work. */
export const compiledWhole: Plugin = {
  name: 'compiled-whole',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      for (const file of Object.values(files)) {
        if (file.type === 'chunk' && groups.some(({ debugName }) => file.fileName.startsWith(`assets/${debugName}-`)))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
}
