import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * The browser reads names, methods and paths from the contracts and leaves judging to the server, so its copy of
 * them goes without schemas: eight kilobytes of zod less on every page. Types are checked before this runs.
 */
const contractsWithoutSchemas: Plugin = {
  name: 'contracts-without-schemas',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\.contract\.ts$/ },
    handler: (code) =>
      code
        .replace(/^import \* as z from 'zod\/mini'$/m, 'const z = new Proxy(() => z, { get: () => z, apply: () => z })')
        .replace(/\bz\.(?=\w+\()|\bdefineEndpoint(?=\()/g, '/* @__PURE__ */ $&')
        .replace(/^  summary: .*,$/gm, ''),
  },
}

/** Texts are spoken through the shop's own form of the library that use-intl asks for. */
const messageFormat = join(import.meta.dirname, 'src/features/language/web/message-format.ts')
const ownMessageFormat: Plugin = {
  name: 'own-message-format',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^intl-messageformat$/ },
    handler: (_, importer) => (importer === messageFormat ? null : messageFormat),
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
 * Whatever every page begins with is three files, React, the router and the frame, so that none is long to read; what the
 * shop's shelves share is another, and so is what lists share: a file for each thing that some page shares with another
 * would be forty of them, and heavier together. Icons come from one list, so those of all pages are in the frame.
 */
const groups = [
  { name: 'react', priority: 5, isIn: (id: string) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id) },
  { name: 'router', priority: 4, isIn: (id: string) => id.includes('/node_modules/react-router/') },
  { name: 'frame', priority: 3, isIn: (id: string, graph: Graph) => reachedFrom(every, graph).has(id) },
  { name: 'shelves', priority: 2, isIn: (id: string, graph: Graph) => isShared(id, kinds, graph) },
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
  const waiting = files.map((file) => join(import.meta.dirname, file))
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    waiting.push(...(graph.getModuleInfo(next)?.importedIds ?? []))
  }
  return reached
}

/** Most of what these files hold is called while a page comes alive, so a browser that can compiles them whole, beside the page's own work. */
const compiledWhole: Plugin = {
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

export default defineConfig({
  plugins: [contractsWithoutSchemas, ownMessageFormat, reactRouter(), compiledWhole],
  // Everything that renders pages is in the server's one file, React in its production form too: reading a
  // thousand modules at every start would take a second.
  ssr: { noExternal: true },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { define: { 'process.env.NODE_ENV': '"production"' } },
  },
  build: {
    // A font or picture inlined as data would need a looser content policy.
    assetsInlineLimit: 0,
    // The server serves `public` where it lies; copying all of the shop's art would take longer than building.
    copyPublicDir: false,
    // One style file for all components: a few kilobytes, kept after the first page.
    cssCodeSplit: false,
    target: 'es2022',
  },
})
