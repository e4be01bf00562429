import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { compiledWhole, groups, fetchedFirst, inlineScript } from './src/browser-start/build.ts'

/**
 * The browser reads names, methods and paths from the contracts and leaves judging to the server, so its copy of
 * them goes without schemas, summaries and problems: eight kilobytes of zod less on every page, and one more of what it never
 * reads. Types are checked before this runs.
 */
const contractsWithoutSchemas: Plugin = {
  name: 'contracts-without-schemas',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\.contract\.ts$/ },
    handler: (code) =>
      code
        .replace(/^import \* as z from 'zod\/mini'$/m, 'const z = /* @__PURE__ */ new Proxy(() => z, { get: () => z, apply: () => z })')
        // Neither may stay behind, because reading a property could do something, for all a bundler knows.
        .replace(/\.\.\.\w+\.shape,?|^z\.globalRegistry\.add.*$/gm, '')
        .replace(/\bz\.(?=\w+\()|\bdefineEndpoint(?=\()/g, '/* @__PURE__ */ $&')
        .replace(/^  (summary|params|query|body|data|problems): (.*,$|[^\n]*\n[\s\S]*?^  \S+$)/gm, ''),
  },
}

export default defineConfig({
  // Messages come compiled (src/words.ts), so the parser of ICU syntax stays out of pages.
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  plugins: [contractsWithoutSchemas, inlineScript, fetchedFirst, reactRouter(), compiledWhole],
  // Everything that renders pages is in the server's one file, React in its production form too: reading a
  // thousand modules at every start would take a second.
  ssr: { noExternal: true },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // A render thread reads it; other characters are escaped, as in the server's own code (tools/bundle.ts).
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { rolldownOptions: { output: { charset: 'ascii', comments: { jsdoc: false } } } },
    },
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
