import { readFileSync } from 'node:fs'
// git writes paths with slashes on Windows too.
import { basename, dirname, join } from 'node:path/posix'

/** Documents of how it is now, in which every file that is named must exist; decisions name files of their day, words are of every feature. */
const namesFiles = (file: string): boolean =>
  /^docs\/(?!words\b)[\w-]+\.md$|^README\.md$|^(src|test|tools|demonstration)\/.*README\.md$/.test(file)

/** `src/shop.ts`, `rules/cart.ts#setQuantity`, `jobs.ts`, `features/stock/`; not `<feature>.feature.ts`, `*.tables.ts` or `rules/`. */
const namedFile = /`((?!\.)(?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|css|md|json|sql|csv|svg)|[\w-]+\/(?:[\w-]+\/)+)(?:#(\w+))?`/g
const linkedFile = /\]\(([^)#:]+)(?:#[\w-]+)?\)/g

/** The files and functions that documents name, or that any document links to, and that do not exist; each with its line. */
export const missingFiles = (files: string[], read = (file: string): string => readFileSync(file, 'utf8')): string[] =>
  files
    .filter((file) => file.endsWith('.md'))
    .flatMap((document) => {
      const lines = read(document).split('\n')
      return lines.flatMap((line, index) =>
        missingIn(line, document, files, read).map((name) => `${document}:${index + 1}: ${name} does not exist`),
      )
    })

function missingIn(line: string, document: string, files: string[], read: (file: string) => string): string[] {
  const names = namesFiles(document) ? [...line.matchAll(namedFile)] : []
  const named = names.filter(([, name, symbol]) => !isThere(name!, symbol, document, files, read))
  const linked = [...line.matchAll(linkedFile)].filter(([, link]) => !exists(join(dirname(document), link!), files))
  return [...named, ...linked].map(([, name, symbol]) => (symbol ? `${name}#${symbol}` : name!))
}

/** A path starts at the root, at `src/` or at the document's folder; a name alone may be anywhere. */
function isThere(name: string, symbol: string | undefined, document: string, files: string[], read: (file: string) => string): boolean {
  const places = ['', 'src', dirname(document)].map((folder) => join(folder, name))
  const candidates = name.includes('/') ? places.filter((place) => exists(place, files)) : files.filter((file) => basename(file) === name)
  return candidates.some((file) => !symbol || new RegExp(`\\b${symbol}\\b`).test(read(file)))
}

const exists = (path: string, files: string[]): boolean =>
  files.some((file) => file === path || file.startsWith(path.endsWith('/') ? path : `${path}/`))
