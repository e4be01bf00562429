import { createReadStream, existsSync, statSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  exportCatalogue,
  exportDepartments,
  importCatalogue,
  importDepartments,
  lastCurrency,
  type ImportOptions,
} from '#src/features/catalogue-import/server/catalogue-import.service.ts'
import { createWebPictures } from '#src/outside/pictures/web-pictures.ts'
import type { PictureSource } from '#src/outside/pictures/port.ts'
import type { Database } from '#src/platform/db/database.ts'
import { endOf, type Ended } from '#tools/ended.ts'
import { refuseOthers } from '#tools/options.ts'
import { openShopDatabase, Refusal } from '#tools/shop-database.ts'
import { mustBeThere } from '#tools/text-file.ts'
import { writeWhole } from '#tools/whole-file.ts'
import type * as Pictures from './pictures.ts'
import { progressOf } from './progress.ts'
import { changeText, departmentsText, reportText } from './report.ts'

const usage = `Brings a catalogue in, or writes it out.

  npm run catalogue -- import <file> [--format shopify|google-merchant] [--currency SGD] [--dry-run] [--refuse-bad-rows]
                              [--fetch-pictures]
  npm run catalogue -- export <file>
  npm run catalogue -- departments import <file> [--dry-run]
  npm run catalogue -- departments export <file>

  --format           shopify for a product CSV, google-merchant for a feed in XML or tab-separated text.
                     Without it: .xml, .tsv and .txt are feeds, everything else is a product CSV.
  --currency         the currency of the prices in a product CSV, which does not say it. It is asked for once, and kept.
  --dry-run          change nothing, and list what an import would change
  --refuse-bad-rows  change nothing at all when any row is bad; without it bad rows are named and left out
  --fetch-pictures   after the import, bring every picture that is named by a web address into the shop, in its sizes.
                     Without it, pages load them from where they are. What fails stays linked; run it again for those.

The first import writes departments.csv beside its file: which department and category each type of product has. Edit it, and
"departments import" moves the products. Its columns: from, the type in the file; department; category, which may name a group
too, Kitchen > Mugs; department_zh and category_zh, their Chinese names. The order of its rows is the order in the shop, whose
bar has nine departments at most. Types that it does not name stay where they are.

The database is the one of DATABASE_URL, or else the shop's own, whether the shop runs or not.
Ends with 0 when all went well, 1 when rows were left out or the file is no catalogue, 2 when nothing could be done.`

const taken = {
  import: ['format', 'currency', 'dry-run', 'refuse-bad-rows', 'fetch-pictures'],
  export: [],
  'departments import': ['dry-run'],
  'departments export': [],
}

type Environment = Record<string, string | undefined>

/** Runs one command, as `npm run catalogue` does with its arguments. */
export async function runCatalogue(words: string[], environment: Environment, source = createWebPictures()): Promise<Ended> {
  return endOf(async () => ({ ...(await tryCatalogue(words, environment, source)), errors: '' })).finally(() => source.close())
}

type Done = Omit<Ended, 'errors'>

async function tryCatalogue(words: string[], environment: Environment, source: PictureSource): Promise<Done> {
  const { positionals, values } = readArguments(words)
  if (values.help) return { code: 0, out: usage }
  const isDepartments = positionals[0] === 'departments'
  const [verb, file, ...others] = isDepartments ? positionals.slice(1) : positionals
  if (file === undefined || others.length > 0 || (verb !== 'import' && verb !== 'export')) throw new Refusal(usage)
  refuseOthers(isDepartments ? `departments ${verb}` : verb, values, taken)
  const format = formatOf(file, values.format)
  if (verb === 'import') mustBeThere(file)
  const pictures = values['fetch-pictures'] ? await loadPictures() : null
  const { database, close } = await openShopDatabase(environment)
  try {
    if (isDepartments)
      return await (verb === 'export' ? writeDepartments(database, file) : bringDepartments(database, file, values['dry-run']))
    if (verb === 'export') return await writeOut(database, file)
    const onBadRow = values['refuse-bad-rows'] ? 'refuse' : 'skip'
    const currency = format === 'shopify' ? await currencyOf(database, values.currency) : undefined
    const done = await bringIn(database, file, { format, currency, dryRun: values['dry-run'], onBadRow })
    if (!pictures || values['dry-run'] || done.code === 2) return done
    return together(done, await pictures.bringPictures(database, pictures.picturesFolder(environment), source))
  } finally {
    await close()
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        currency: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'refuse-bad-rows': { type: 'boolean', default: false },
        'fetch-pictures': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`)
  }
}

/** Loaded only when it is wanted: an install without optional packages has no `sharp`. */
const loadPictures = (): Promise<typeof Pictures> =>
  import('./pictures.ts').catch(() => {
    throw new Refusal('Pictures cannot be fetched, because the package sharp is not installed. An install without --omit=optional has it.')
  })

function formatOf(file: string, named: string | undefined): ImportOptions['format'] {
  if (named === 'shopify' || named === 'google-merchant') return named
  if (named !== undefined) throw new Refusal(`--format is shopify or google-merchant, not ${named}.`)
  return ['.xml', '.tsv', '.txt'].includes(extname(file).toLowerCase()) ? 'google-merchant' : 'shopify'
}

/** The currency of a product CSV: as said, else as the last one had it. The shop sells in Singapore dollars alone. */
async function currencyOf(database: Database, said: string | undefined): Promise<'SGD'> {
  const currency = said?.toUpperCase() ?? (await lastCurrency(database))
  if (currency === null)
    throw new Refusal('A product CSV does not say in which currency its prices are. Say it once, and it is kept: --currency SGD')
  if (currency !== 'SGD')
    throw new Refusal(
      `The shop sells in SGD, and takes in no prices in ${currency}. Convert them first, or export the file for a market in SGD, then say --currency SGD.`,
    )
  return currency
}

/** What an import and its pictures have ended with; what failed in either counts. */
const together = (first: Done, second: Done): Done => ({
  code: first.code > second.code ? first.code : second.code,
  out: `${first.out}\n\n${second.out}`,
})

type Bringing = Pick<ImportOptions, 'format' | 'currency' | 'dryRun' | 'onBadRow'>

async function bringIn(database: Database, file: string, options: Bringing): Promise<Done> {
  const progress = progressOf(statSync(file).size)
  const changes: string[] = []
  const report = await importCatalogue(database, () => createReadStream(file), {
    ...options,
    name: basename(file),
    now: new Date(),
    onProgress: progress.update,
    ...(options.dryRun && { onChange: (change) => changes.push(changeText(change)) }),
  }).finally(progress.stop)
  const departments = options.dryRun || report.newTypes.length === 0 ? [] : await departmentsBeside(database, file)
  const out = [...changes, reportText(report), ...departments].join('\n')
  if (report.rows === 0) return { code: 1, out }
  if (report.outcome === 'refused') return { code: 2, out }
  return { code: report.badRows.length > 0 || report.reason !== null ? 1 : 0, out }
}

/** Writes the departments file beside the imported one; one that is there already may be being edited, and stays. */
async function departmentsBeside(database: Database, file: string): Promise<string[]> {
  const path = join(dirname(file), 'departments.csv')
  if (existsSync(path))
    return [`\nThere are new types, which ${path} does not have. Write it anew: npm run catalogue -- departments export ${path}`]
  try {
    return [`\n${(await writeDepartments(database, path)).out} Edit it, then: npm run catalogue -- departments import ${path}`]
  } catch (error) {
    const why = (error as Error).message
    return [`\nThe departments could not be written beside the file (${why}). Elsewhere: npm run catalogue -- departments export <file>`]
  }
}

async function writeDepartments(database: Database, file: string): Promise<Done> {
  const { text, rows } = await exportDepartments(database)
  await writeWhole(file, async (sink) => sink.write(text))
  return { code: 0, out: `The departments of ${rows} ${rows === 1 ? 'type' : 'types'} written to ${file}.` }
}

async function bringDepartments(database: Database, file: string, dryRun: boolean): Promise<Done> {
  const report = await importDepartments(database, createReadStream(file), { dryRun })
  return { code: report.outcome === 'refused' ? 2 : 0, out: departmentsText(report) }
}

async function writeOut(database: Database, file: string): Promise<Done> {
  const written = await writeWhole(file, (sink) => exportCatalogue(database, sink, { now: new Date() }))
  return { code: 0, out: `${written.products} products in ${written.rows} rows written to ${file}.` }
}
