import { basename, dirname, join, relative } from 'node:path'
import { rolldown, type OutputOptions, type Plugin } from 'rolldown'

/** What Node is started with: the process, and what has a thread or a process of its own. */
const entries = ['src/main.ts', 'src/render-thread.ts', 'src/outside/payments/sandbox/bank-process.ts']

/** Native, or with files beside their code; each is loaded when it is first needed. `pg` asks for the last, and goes without it. */
const external = [/^node:/, 'sharp', 'braintree', 'fontkit', 'pdfkit', 'pg-native']

const nameOf = (entry: string): string => basename(entry, '.ts')

/** A module's `import.meta` still says where its source lies, because its files stay there; a file that is an entry is that entry's bundle. */
const inPlace = (folder: string): Plugin => ({
  name: 'in-place',
  transform: {
    filter: { id: /\.ts$/, code: 'import.meta' },
    handler(code, id) {
      const other = /import\.meta\.(?!url|dirname|main\b)\w+/.exec(code)
      if (other) throw new Error(`${id}: ${other[0]} is not known to the bundle`)
      const [source, here] = [relative(folder, id), dirname(id)]
      for (const entry of entries)
        code = code.replaceAll(`'${basename(entry)}'`, JSON.stringify(relative(here, join(folder, `${nameOf(entry)}.js`))))
      return code
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(source)}`)})`)
    },
  },
})

/**
 * V8 stores a file's text with two bytes for each character as soon as one of them needs two: 6 MB more for every isolate that
 * reads these. So other characters are escaped. They can't be in `String.raw`, which the rules of search have.
 */
const oneByte: OutputOptions = {
  charset: 'ascii',
  comments: { jsdoc: false },
  codeSplitting: { groups: [{ name: 'search-rules', test: /features\/search\/rules\// }] },
}

/** Writes the server's code, with its packages, into the folder, readable as it is for whoever follows an error there. */
export async function bundle(root: string, folder: string): Promise<void> {
  const bundled = await rolldown({
    cwd: root,
    input: Object.fromEntries(entries.map((entry) => [nameOf(entry), entry])),
    platform: 'node',
    external,
    plugins: [inPlace(folder)],
    transform: { target: 'esnext' },
    logLevel: 'warn',
  })
  await bundled.write({ dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js', cleanDir: true, ...oneByte })
  await bundled.close()
}
