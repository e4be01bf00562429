import { createReadStream, createWriteStream, existsSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import {
  changesAnything,
  exportCatalogue,
  importCatalogue,
  remarkLine,
  type ImportOptions,
  type ImportReport,
  type ProductChange,
} from '#src/features/catalogue-import/server/catalogue-import.service.ts'
import { formatMoney } from '#src/kit/money.ts'
import { migrateDatabase, openDatabase, type Database } from '#src/platform/db/database.ts'

const usage = `Brings a catalogue in, or writes it out.

  npm run catalogue -- import <file> [--format shopify|google-merchant] [--dry-run] [--refuse-bad-rows]
  npm run catalogue -- export <file>

  --format           shopify for a product CSV, google-merchant for a feed in XML or tab-separated text.
                     Without it: .xml, .tsv and .txt are feeds, everything else is a product CSV.
  --dry-run          change nothing, and list what an import would change
  --refuse-bad-rows  change nothing at all when any row is bad; without it bad rows are named and left out

The database is the one of DATABASE_URL, or else the running shop's own.
Ends with 0 when all went well, 1 when rows were left out, 2 when nothing could be done.`

/** An error that the user can correct; printed without a stack. */
class Refusal extends Error {}

async function main(): Promise<number> {
  const { positionals, values } = readArguments()
  const [verb, file, ...others] = positionals
  if (values.help) return (say(usage), 0)
  if (file === undefined || others.length > 0 || (verb !== 'import' && verb !== 'export')) throw new Refusal(usage)
  const format = formatOf(file, values.format)
  if (verb === 'import' && !existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  const database = openDatabase(databaseAddress(), { connections: 3 })
  try {
    await answers(database)
    if (verb === 'export') return await writeOut(database, file)
    const onBadRow = values['refuse-bad-rows'] ? 'refuse' : 'skip'
    return await bringIn(database, file, { format, dryRun: values['dry-run'], onBadRow })
  } finally {
    await database.close()
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'refuse-bad-rows': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`)
  }
}

function formatOf(file: string, named: string | undefined): ImportOptions['format'] {
  if (named === 'shopify' || named === 'google-merchant') return named
  if (named !== undefined) throw new Refusal(`--format is shopify or google-merchant, not ${named}.`)
  return ['.xml', '.tsv', '.txt'].includes(extname(file).toLowerCase()) ? 'google-merchant' : 'shopify'
}

function databaseAddress(): string {
  const named = process.env.DATABASE_URL
  if (named) return named
  const written = join(process.env.DATA_DIR || 'var', 'postgres.url')
  if (existsSync(written)) return readFileSync(written, 'utf8').trim()
  throw new Refusal('No database is named. Start the shop first (npm start), or set DATABASE_URL.')
}

async function answers(database: Database): Promise<void> {
  try {
    await database.pool.query('SELECT 1')
  } catch (error) {
    throw new Refusal(`The database does not answer (${(error as Error).message}). Start the shop first (npm start), or set DATABASE_URL.`)
  }
  await migrateDatabase(database)
}

async function bringIn(database: Database, file: string, options: Pick<ImportOptions, 'format' | 'dryRun' | 'onBadRow'>): Promise<number> {
  const progress = progressOf(statSync(file).size)
  const changes: string[] = []
  const report = await importCatalogue(database, createReadStream(file), {
    ...options,
    name: basename(file),
    now: new Date(),
    onProgress: progress.update,
    ...(options.dryRun && { onChange: (change) => changes.push(changeText(change)) }),
  }).finally(progress.stop)
  for (const change of changes) say(change)
  say(reportText(report))
  if (report.outcome === 'refused') return 2
  return report.badRows.length > 0 || report.outcome === 'incomplete' ? 1 : 0
}

async function writeOut(database: Database, file: string): Promise<number> {
  const sink = createWriteStream(file)
  const written = await exportCatalogue(database, sink, { now: new Date() })
  sink.end()
  await finished(sink)
  say(`${written.products} products in ${written.rows} rows written to ${file}.`)
  return 0
}

/** A bar where there is a terminal, else a line every few seconds. */
function progressOf(size: number): { update: NonNullable<ImportOptions['onProgress']>; stop(): void } {
  if (process.stderr.isTTY) {
    const bar = new SingleBar({ format: '{bar} {percentage} % | {rows} rows, {products} products | {eta_formatted} left' })
    bar.start(Math.max(size, 1), 0, { rows: 0, products: 0 })
    return { update: ({ bytes, ...counts }) => bar.update(bytes, counts), stop: () => bar.stop() }
  }
  let last = Date.now()
  return {
    update({ bytes, rows, products }) {
      if (Date.now() - last < 3000) return
      last = Date.now()
      process.stderr.write(`${Math.floor((bytes / size) * 100)} %: ${rows} rows, ${products} products\n`)
    },
    stop: () => {},
  }
}

function reportText(report: ImportReport): string {
  const { products, variants, badRows, notes, ignoredColumns, newBrands, newCategories } = report
  const sections = [
    badRows.length > 0 ? [`Rows left out (${badRows.length}):`, ...badRows.map((row) => `  ${remarkLine(row)}`)] : [],
    notes.length > 0 ? [`Not taken to the letter (${notes.length}):`, ...notes.map((row) => `  ${remarkLine(row)}`)] : [],
    ignoredColumns.length > 0 ? [`Columns that the shop does not keep: ${ignoredColumns.join(', ')}`] : [],
    newBrands.length > 0 ? [`New brands: ${newBrands.join(', ')}`] : [],
    newCategories.length > 0 ? [`New categories: ${newCategories.join(', ')}`] : [],
    [
      `Products: ${products.created} created, ${products.updated} updated, ${products.unchanged} unchanged, ${products.skipped} left out`,
      `Variants: ${variants.created} created, ${variants.updated} updated, ${variants.unchanged} unchanged, ` +
        `${variants.removed} removed, ${variants.withdrawn} withdrawn from sale`,
      `${conclusion(report)} ${report.rows} rows in ${(report.milliseconds / 1000).toFixed(1)} s.`,
    ],
  ]
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

function conclusion(report: ImportReport): string {
  const nothing = changesAnything(report) || report.products.skipped > 0 ? '' : ' The catalogue is already as in the file.'
  if (report.outcome === 'refused') return `Refused: ${report.reason}`
  if (report.outcome === 'incomplete') return `Imported in part. ${report.reason}`
  if (report.outcome === 'dry-run') return `Nothing was changed, this was a dry run.${nothing}${report.reason ? ` ${report.reason}` : ''}`
  return `Imported.${nothing}`
}

function changeText({ line, handle, kind, differences }: ProductChange): string {
  const where = line === null ? '' : ` (line ${line})`
  const lines = differences.map(({ ean, part, field, from, to }) => {
    const show = part === 'price' ? money : shown
    return `  ${ean ? `${ean} ` : ''}${field}: ${show(from)} → ${show(to)}`
  })
  return [`${kind} ${handle}${where}`, ...lines].join('\n')
}

const money = (value: unknown): string => (typeof value === 'number' ? formatMoney(value) : shown(value))

function shown(value: unknown): string {
  const text = value === undefined ? 'none' : JSON.stringify(value)
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${error instanceof Refusal ? error.message : (error as Error).stack}\n`)
  process.exitCode = 2
}
