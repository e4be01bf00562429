import { isDeepStrictEqual, parseArgs } from 'node:util'
import { readVocabulary, writeVocabulary } from '#src/features/search/rules/vocabulary.ts'
import { faultsIn } from '#src/features/search/rules/vocabulary-faults.ts'
import { fillVocabulary } from '#src/features/search/server/vocabulary.ts'
import { readConcepts, takeOutConcepts, writeConcepts } from '#src/features/search/server/vocabulary.store.ts'
import type { Queryable } from '#src/features/search/server/search-index.store.ts'
import { endOf, type Ended } from '#tools/ended.ts'
import { refuseOthers } from '#tools/options.ts'
import { openShopDatabase, Refusal } from '#tools/shop-database.ts'
import { mustBeThere, readText } from '#tools/text-file.ts'
import { writeWhole } from '#tools/whole-file.ts'
import { report } from './report.ts'

const usage = `What shoppers call things, and what they search for.

  npm run search -- vocabulary export <file>
      writes every concept as CSV; src/features/search/vocabulary/README.md explains the columns
  npm run search -- vocabulary import <file> [--dry-run]
      brings concepts in, new ones and others in place of those of the same name; they hold at once. A row with nothing but
      the name of a concept takes it out. With --dry-run it only says what would change
  npm run search -- report [--since YYYY-MM-DD] [--most NUMBER] [--json]
      lists what was searched most, what found nothing, and what nobody opened: of the last 30 days, 20 of each, counted in
      networks, each once a day; what is older is counted by whole months

The database is the one of DATABASE_URL, or else the shop's own, whether the shop runs or not.
Ends with 0 when it is done, 2 when nothing was changed.`

const taken = { report: ['since', 'most', 'json'], 'vocabulary export': [], 'vocabulary import': ['dry-run'] }

/** Runs one command, as `npm run search` does with its arguments. */
export async function runSearch(words: string[], environment: Record<string, string | undefined>): Promise<Ended> {
  return endOf(async () => ({ code: 0, out: await trySearch(words, environment), errors: '' }))
}

async function trySearch(words: string[], environment: Record<string, string | undefined>): Promise<string> {
  const { positionals, values } = readArguments(words)
  if (values.help) return usage
  const [subject, verb, file, ...others] = positionals
  if (subject === 'report' && verb === undefined) {
    refuseOthers('report', values, taken)
    return report(values, environment)
  }
  if (subject !== 'vocabulary' || file === undefined || others.length > 0 || (verb !== 'export' && verb !== 'import'))
    throw new Refusal(usage)
  refuseOthers(`vocabulary ${verb}`, values, taken)
  if (verb === 'import') mustBeThere(file)
  const { database, close } = await openShopDatabase(environment)
  try {
    await fillVocabulary(database.pool)
    return await (verb === 'export' ? exportTo(database.pool, file) : importFrom(database.pool, file, values['dry-run']))
  } finally {
    await close()
  }
}

function readArguments(args: string[]) {
  const flag = { type: 'boolean', default: false } as const
  const options = { since: { type: 'string' }, most: { type: 'string' }, json: flag, 'dry-run': flag } as const
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...options, help: { ...flag, short: 'h' } } })
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`)
  }
}

async function exportTo(on: Queryable, file: string): Promise<string> {
  const concepts = await readConcepts(on)
  await writeWhole(file, async (sink) => sink.write(writeVocabulary(concepts)))
  return `${concepts.length} concepts written.`
}

/** Nothing is brought in from a file that has a mistake. */
async function importFrom(on: Queryable, file: string, isTrial: boolean): Promise<string> {
  const { concepts, removed, problems } = readVocabulary(readText(file, 'as "CSV UTF-8"'))
  const before = new Map((await readConcepts(on)).map((concept) => [concept.id, concept]))
  const touched = new Set([...concepts.map(({ id }) => id), ...removed])
  const together = [...[...before.values()].filter(({ id }) => !touched.has(id)), ...concepts]
  const unknown = removed.filter((id) => !before.has(id)).map((id) => `${id} cannot be taken out: there is no such concept`)
  const faults = [...problems.map(({ row, problem }) => `Row ${row}: ${problem}`), ...unknown, ...faultsIn(together)]
  if (faults.length > 0) throw new Refusal(`Nothing was changed:\n${faults.join('\n')}`)
  const added = concepts.filter(({ id }) => !before.has(id))
  const changed = concepts.filter((concept) => before.has(concept.id) && !isDeepStrictEqual(before.get(concept.id), concept))
  if (!isTrial) {
    await writeConcepts(on, concepts, true)
    await takeOutConcepts(on, removed)
  }
  const lines = [
    listed('new', added),
    listed('changed', changed),
    listed(
      'taken out',
      removed.map((id) => ({ id })),
    ),
  ]
  return [isTrial ? 'A trial: nothing was changed.' : 'Done.', ...lines].join('\n')
}

const listed = (what: string, concepts: readonly { id: string }[]): string =>
  `${concepts.length} ${what}${concepts.length > 0 ? `: ${concepts.map(({ id }) => id).join(', ')}` : ''}`
