import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readVocabulary, writeVocabulary } from '#src/features/search/rules/vocabulary.ts'
import { faultsIn } from '#src/features/search/rules/vocabulary-faults.ts'
import { fillVocabulary } from '#src/features/search/server/vocabulary.ts'
import { readConcepts, writeConcepts } from '#src/features/search/server/vocabulary.store.ts'
import type { Queryable } from '#src/features/search/server/search-index.store.ts'
import { endOf, type Ended } from '#tools/ended.ts'
import { openShopDatabase, Refusal } from '#tools/shop-database.ts'
import { report } from './report.ts'

const usage = `What shoppers call things, and what they search for.

  npm run search -- vocabulary export <file>
      writes every concept as CSV; src/features/search/vocabulary/README.md explains the columns
  npm run search -- vocabulary import <file>
      brings concepts in, new ones and others in place of those of the same name; they hold at once
  npm run search -- report [--since YYYY-MM-DD] [--most NUMBER] [--json]
      lists what was searched most, what found nothing, and what nobody opened: of the last 30 days, 20 of each, counted in
      networks, each once a day; what is older is counted by whole months

The database is the one of DATABASE_URL, or else the shop's own, whether the shop runs or not.
Ends with 0 when it is done, 2 when nothing was changed.`

/** Runs one command, as `npm run search` does with its arguments. */
export async function runSearch(words: string[], environment: Record<string, string | undefined>): Promise<Ended> {
  return endOf(async () => ({ code: 0, out: await trySearch(words, environment), errors: '' }))
}

async function trySearch([subject, verb, file, ...others]: string[], environment: Record<string, string | undefined>): Promise<string> {
  if (subject === '--help') return usage
  if (subject === 'report')
    return report(
      [verb, file, ...others].filter((word) => word !== undefined),
      environment,
    )
  if (subject !== 'vocabulary' || file === undefined || others.length > 0 || (verb !== 'export' && verb !== 'import'))
    throw new Refusal(usage)
  if (verb === 'import' && !existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  const { database, close } = await openShopDatabase(environment)
  try {
    await fillVocabulary(database.pool)
    return await (verb === 'export' ? exportTo(database.pool, file) : importFrom(database.pool, file))
  } finally {
    await close()
  }
}

async function exportTo(on: Queryable, file: string): Promise<string> {
  const concepts = await readConcepts(on)
  writeFileSync(file, writeVocabulary(concepts))
  return `${concepts.length} concepts written.`
}

/** Nothing is brought in from a file that has a mistake. */
async function importFrom(on: Queryable, file: string): Promise<string> {
  const { concepts, problems } = readVocabulary(readFileSync(file, 'utf8'))
  const ids = new Set(concepts.map(({ id }) => id))
  const together = [...(await readConcepts(on)).filter(({ id }) => !ids.has(id)), ...concepts]
  const faults = [...problems.map(({ row, problem }) => `Row ${row}: ${problem}`), ...faultsIn(together)]
  if (faults.length > 0) throw new Refusal(`Nothing was changed:\n${faults.join('\n')}`)
  const changed = await writeConcepts(on, concepts, true)
  return `${changed} of ${concepts.length} concepts changed.`
}
