import { readFileSync } from 'node:fs'
import { missingFiles } from './named-files.ts'
import { pathToFileURL } from 'node:url'
import { digitsIn } from './message-digits.ts'
import { languageSwitches } from './language-switches.ts'
import { breaking } from './migration-steps.ts'
import { filesOfGit } from './files-of-git.ts'

const settings = JSON.parse(readFileSync('demonstration/settings/settings.json', 'utf8')) as { name: string; nameZh: string }
const storeName = new RegExp(`${settings.name}|${settings.nameZh}`)

/** The names between backticks in the last sentence of a section of docs/words.md. */
const wordsOf = (section: string): string[] => {
  const [, text] = readFileSync('docs/words.md', 'utf8').split(`## ${section}\n`)
  const list = text!.split('\n## ')[0]!.split(': ').at(-1)!
  return [...list.matchAll(/`([^`]+)`/g)].map(([, word]) => word!)
}
const retiredWords = wordsOf('Retired words')

/** Where the names of the wire end. */
const isEdge = (file: string): boolean => /\.(contract|present)\.ts$|\/from-wire\.ts$/.test(file)
const wireNames = (files: string[]): string[] => [
  ...wordsOf('Names of the wire'),
  ...files
    .filter((file) => file.endsWith('.contract.ts'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/\b[a-z][A-Za-z]*_[A-Z]\w*\b/g) ?? []),
]

/** Migrations up to this one were released before there were steps. */
const lastBeforeSteps = 40

/** Rules about the tree that no linter knows. Each returns its violations. */
const rules: [name: string, broken: (files: string[]) => string[] | Promise<string[]>][] = [
  [
    'nothing is left to do',
    (files) =>
      matching(
        files.filter((file) => !isThis(file)),
        /\b(TODO|FIXME|XXX)\b/,
      ),
  ],
  [
    'no word that docs/words.md retires',
    (files) =>
      matching(
        files.filter((file) => /^(src|test|tools|docs|deploy)\/(?!.*\.html$)|^README/.test(file) && file !== 'docs/words.md'),
        new RegExp(`\\b(${retiredWords.join('|')})\\b`, 'i'),
      ),
  ],
  [
    'names of the wire stop at contract, present and from-wire',
    (files) =>
      matching(
        files.filter((file) => /^src\/.*\.tsx?$/.test(file) && !isEdge(file) && !/\.test\.tsx?$/.test(file)),
        new RegExp(`\\b(${wireNames(files).join('|')})\\b`),
      ),
  ],
  [
    'shop.ts composes features and does nothing else: under 90 lines',
    () => (readFileSync('src/shop.ts', 'utf8').split('\n').length > 90 ? ['src/shop.ts'] : []),
  ],
  ['a file that a document names exists', (files) => missingFiles(files)],
  [
    'files have names in kebab case',
    (files) => files.filter((file) => /^src\/.*\.tsx?$/.test(file) && !/^[a-z0-9.+-]+$/.test(file.split('/').at(-1)!)),
  ],
  [
    'no file is named for nothing in particular',
    (files) => files.filter((file) => /\/(utils?|helpers?|common|misc|manager|index)\.tsx?$/.test(file)),
  ],
  ['server files are .ts', (files) => files.filter((file) => /\/server\/.*\.tsx$|^src\/(platform|outside|kit)\/.*\.tsx$/.test(file))],
  ['no style sheet is longer than 400 lines', (files) => files.filter((file) => /^src\/.*\.css$/.test(file) && linesOf(file) > 400)],
  [
    'a lock file names no host',
    (files) =>
      matching(
        files.filter((file) => /(^|\/)package-lock\.json$/.test(file)),
        /"resolved": ".*:\/\//,
      ),
  ],
  [
    'no path is made by the pathname of a URL, which writes a space as %20: import.meta.dirname is one',
    (files) =>
      matching(
        files.filter((file) => /\.(tsx?|mjs)$/.test(file) && !isThis(file)),
        /import\.meta\.url\)\s*\.pathname/,
      ),
  ],
  [
    'no path of one machine',
    (files) =>
      matching(
        files.filter((file) => !isThis(file) && !file.endsWith('.csv')),
        /\/(root|home)\/[a-z]|\/work\//,
      ),
  ],
  [
    'nothing is decided by the name of a language; what differs is in src/kit/languages.ts or a message',
    (files) =>
      files
        .filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\./.test(file))
        .flatMap((file) => languageSwitches(readFileSync(file, 'utf8')).map(({ line, text }) => `${file}:${line}: ${text.slice(0, 100)}`)),
  ],
  [
    'a migration only adds, so that the version before it can run beside it; one that takes away says why nothing misses it: docs/how-to.md',
    (files) =>
      files
        .filter((file) => Number(/^migrations\/(\d{4})_.*\.sql$/.exec(file)?.[1] ?? 0) > lastBeforeSteps)
        .flatMap((file) => breaking(readFileSync(file, 'utf8')).map((statement) => `${file}: ${statement.slice(0, 100)}`)),
  ],
  [
    'the store’s name is a setting',
    (files) =>
      matching(
        files.filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.|-behaviour\.|config\.ts$/.test(file)),
        storeName,
      ),
  ],
  ['a message takes its numbers as arguments', digitsInMessages],
]

/** The messages of every feature and of the kit, in both languages. */
async function digitsInMessages(files: string[]): Promise<string[]> {
  const found = files
    .filter((file) => /^src\/(features\/[^/]+|kit)\/([a-z]+-)*messages\.ts$/.test(file))
    .map(async (file) => digitsIn(await import(pathToFileURL(file).href)).map((digits) => `${file}: ${digits}`))
  return (await Promise.all(found)).flat()
}

const isThis = (file: string): boolean => /^tools\/house-rules(\.test)?\.ts$/.test(file)
const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length

function matching(files: string[], pattern: RegExp): string[] {
  return files
    .filter((file) => /\.(tsx?|mjs|css|md|json|sql|csv|html|svg|conf|service|env)$|(^|\/)\.?[^./]+$/.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 100)}`] : [])),
    )
}

const files = filesOfGit()
for (const [name, broken] of rules) {
  const where = await broken(files)
  if (where.length > 0) {
    process.exitCode = 1
    process.stderr.write(
      `House rule broken: ${name}\n${where
        .slice(0, 10)
        .map((line) => `  ${line}\n`)
        .join('')}`,
    )
  }
}
