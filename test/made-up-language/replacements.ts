import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The two modules of the shop that know the languages, each with the one that takes its place where the made-up language is spoken. */
const replacements = new Map(
  ['languages.ts', 'messages.ts'].map((file) => [join(root, 'src/kit', file), join(root, 'test/made-up-language', file)]),
)

/** The file that takes the place of another; none for what the replacements themselves import. */
export const replacementOf = (file: string, importer: string | undefined): string | undefined =>
  importer?.startsWith(import.meta.dirname) ? undefined : replacements.get(file)
