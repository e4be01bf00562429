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

/** Where every page begins; React Router asks for a route's browser half under a name of its own. */
const entries = ['src/entry.client.tsx', 'src/root.tsx', 'src/root.tsx?__react-router-build-client-route'].map((file) => join(import.meta.dirname, file))
const frame = new Set<string>()

/**
 * Whatever every page begins with is one file: a file for each thing that some page shares with it would be forty of
 * them, and heavier together. Icons come from one list of thousands, so they are left to their users.
 */
function frameFile(id: string, graph: { getModuleInfo(id: string): { importedIds: readonly string[] } | null }): string | null {
  const waiting = frame.size === 0 ? [...entries] : []
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (frame.has(next) || next.includes('@tabler')) continue
    frame.add(next)
    waiting.push(...(graph.getModuleInfo(next)?.importedIds ?? []))
  }
  return frame.has(id) ? 'frame' : null
}

export default defineConfig({
  plugins: [contractsWithoutSchemas, reactRouter()],
  // Everything that renders pages is in the server's one file, React in its production form too: reading a
  // thousand modules at every start would take a second.
  ssr: { noExternal: true },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: frameFile, debugName: 'frame' }] } } } } },
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
