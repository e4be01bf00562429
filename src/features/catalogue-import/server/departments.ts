import type { Readable } from 'node:stream'
import { recountSearch, refreshSearch } from '#src/features/search/server/search-index.service.ts'
import { categories, categorySources } from '#src/features/catalogue/server/catalogue.tables.ts'
import { RolledBack, type Database } from '#src/platform/db/database.ts'
import type { Remark } from '../rules/catalogue-item.ts'
import { departmentsColumns, departmentsRow, readDepartments, type MappedType } from '../rules/departments-file.ts'
import type { KnownCategory } from '../rules/category-tree.ts'
import { planDepartments, type DepartmentsPlan, type PlacedCategories } from '../rules/plan-departments.ts'
import { loadDirectory } from './catalogue-reader.ts'
import { insertCategories, planCategory } from './directory-writer.ts'
import { csvLine } from './export-catalogue.ts'
import { whileNoImportRuns } from './import-record.ts'
import { insertRows, updateRows, type Queryable } from './rows.ts'
import { withSeparator } from './separator.ts'
import { readSourceRows, type SourceRow } from './source-rows.ts'

/** What a departments file did, or in a dry run what it would do. */
export interface DepartmentsReport {
  outcome: 'imported' | 'dry-run' | 'refused'
  /** Why nothing was changed. */
  reason: string | null
  badRows: Remark[]
  /** The rows of the file, without the header. */
  rows: number
  /** Names of categories; those that are removed had no product left. */
  added: string[]
  changed: string[]
  removed: string[]
  /** How many types and products have another category now. */
  movedTypes: number
  movedProducts: number
}

const emptyReport = (): DepartmentsReport => ({
  outcome: 'imported',
  reason: null,
  badRows: [],
  rows: 0,
  added: [],
  changed: [],
  removed: [],
  movedTypes: 0,
  movedProducts: 0,
})

/** Whether the file changed anything, or in a dry run would. */
export const movesAnything = ({ added, changed, removed, movedTypes }: DepartmentsReport): boolean =>
  added.length + changed.length + removed.length + movedTypes > 0

/** Writes the departments file: each type with its department and category, as the shop shows them. `rows` without the header. */
export async function exportDepartments({ pool }: Database): Promise<{ text: string; rows: number }> {
  const { categories: all, sources } = await loadPlaced(pool)
  const ranks = new Map([...all.keys()].map((code, rank) => [code, rank]))
  const lineOf = (code: string | null): string[] => (code === null ? [] : [...lineOf(all.get(code)!.parent), code])
  const types = [...sources].map(([from, code]) => ({ from, line: lineOf(code) }))
  const compare = (a: readonly string[], b: readonly string[]): number => {
    const at = a.findIndex((code, place) => code !== b[place])
    return at < 0 ? a.length - b.length : (ranks.get(a[at]!) ?? 0) - (ranks.get(b[at] ?? '') ?? -1)
  }
  const rows = types
    .toSorted((a, b) => compare(a.line, b.line) || (a.from < b.from ? -1 : 1))
    .map(({ from, line }) =>
      departmentsRow(
        from,
        line.map((code) => all.get(code)!),
      ),
    )
  // Spreadsheets know by the mark that the file is UTF-8.
  return { text: `\ufeff${[departmentsColumns, ...rows].map(csvLine).join('')}`, rows: rows.length }
}

/** Applies a departments file as a whole, or not at all when a row is wrong. The same file once more changes nothing. */
export async function importDepartments(database: Database, source: Readable, { dryRun }: { dryRun: boolean }): Promise<DepartmentsReport> {
  const rows: SourceRow[] = []
  const { separator, bytes } = await withSeparator(source)
  for await (const row of readSourceRows(bytes, separator)) rows.push(row)
  let report: DepartmentsReport = { ...emptyReport(), rows: Math.max(0, rows.length - 1) }
  const refused = (reason: string, badRows: Remark[] = []): DepartmentsReport => ({ ...report, outcome: 'refused', reason, badRows })
  const broken = rows.find((row) => row.broken !== undefined)
  if (broken) return refused(`Line ${broken.line}: ${broken.broken}.`)
  const ran = await whileNoImportRuns(database, async () => {
    report = await database.transaction(async ({ client }) => {
      const shop = await loadPlaced(client)
      const reading = readDepartments(rows, new Set(shop.sources.keys()))
      if (!reading.ok) return refused(reading.problem)
      const { types, badRows } = reading.value
      if (badRows.length > 0) return refused(`${badRows.length} ${badRows.length === 1 ? 'row is' : 'rows are'} wrong.`, badRows)
      const done = { ...report, ...(await apply(client, types, shop)) }
      if (dryRun) throw new RolledBack<DepartmentsReport>({ ...done, outcome: 'dry-run' })
      return done
    })
    // Also where nothing changes: an import before it may have been cut off before it had counted.
    if (report.outcome === 'imported') await recountSearch(database)
  })
  return ran ? report : refused('An import is running. Wait until it has ended, then start this one again.')
}

async function loadPlaced(on: Queryable): Promise<PlacedCategories> {
  const { categories: found, sources } = await loadDirectory(on)
  const { rows: chosen } = await on.query(
    'SELECT DISTINCT c.code FROM product_categories pc JOIN categories c ON c.auto_id = pc.category_id WHERE pc.source IS NULL',
  )
  return { categories: found, sources, chosen: new Set(chosen.map(({ code }) => code)) }
}

type Applied = Pick<DepartmentsReport, 'added' | 'changed' | 'removed' | 'movedTypes' | 'movedProducts'>

async function apply(on: Queryable, types: readonly MappedType[], shop: PlacedCategories): Promise<Applied> {
  const plan = planDepartments(types, shop)
  await writeCategories(on, plan)
  const moved = [...plan.codes].filter(([from, code]) => shop.sources.get(from) !== code)
  const products = await moveTypes(on, moved)
  await refreshSearch(on, [...new Set([...products, ...(await productsUnder(on, [...plan.changed.keys()]))])])
  const removed = await removeEmptied(
    on,
    moved.map(([from]) => shop.sources.get(from)!),
    shop.categories,
  )
  return {
    added: plan.added.map(({ name }) => name),
    changed: [...plan.changed].map(([code, { name }]) =>
      shop.categories.get(code)!.name === name ? name : `${shop.categories.get(code)!.name} → ${name}`,
    ),
    removed,
    movedTypes: moved.length,
    movedProducts: products.length,
  }
}

async function writeCategories(on: Queryable, { added, changed }: DepartmentsPlan): Promise<void> {
  const directory = await loadDirectory(on)
  for (const category of added) planCategory(directory, category)
  await insertCategories(on, directory, added)
  const rows = [...changed].map(([code, { name, nameZh, position }]) => ({
    autoId: directory.categories.get(code)!.id!,
    name,
    nameZh,
    position,
  }))
  await updateRows<typeof categories>(on, categories, rows)
}

/** Gives types their new categories, and with them the products that follow their type. Returns these products. */
async function moveTypes(on: Queryable, moved: readonly (readonly [from: string, code: string])[]): Promise<number[]> {
  if (moved.length === 0) return []
  const { categories: all } = await loadDirectory(on)
  const rows = moved.map(([source, code]) => ({ source, categoryId: all.get(code)!.id! }))
  await insertRows(on, categorySources, rows, 'ON CONFLICT (source) DO UPDATE SET category_id = excluded.category_id')
  const { rows: products } = await on.query(
    `UPDATE product_categories pc SET category_id = s.category_id FROM category_sources s
      WHERE s.source = pc.source AND s.source = ANY($1) AND pc.category_id <> s.category_id RETURNING pc.product_id`,
    [moved.map(([from]) => from)],
  )
  return products.map(({ product_id }) => product_id)
}

/** The products in these categories and those below them: a search finds them by the names. */
async function productsUnder(on: Queryable, codes: readonly string[]): Promise<number[]> {
  const { rows } = await on.query(
    `WITH RECURSIVE tree AS (
       SELECT auto_id FROM categories WHERE code = ANY($1)
       UNION SELECT c.auto_id FROM categories c JOIN tree ON c.parent_id = tree.auto_id)
     SELECT DISTINCT product_id FROM product_categories JOIN tree ON auto_id = category_id`,
    [codes],
  )
  return rows.map(({ product_id }) => product_id)
}

/** Removes the categories that these types have left, with those above them, as far as nothing is in them any more. */
async function removeEmptied(on: Queryable, left: readonly string[], all: ReadonlyMap<string, KnownCategory>): Promise<string[]> {
  const lineOf = (code: string | null | undefined): string[] => (typeof code === 'string' ? [code, ...lineOf(all.get(code)?.parent)] : [])
  const codes = [...new Set(left.flatMap(lineOf))]
  const removed: string[] = []
  for (const level of [3, 2, 1]) {
    const { rows } = await on.query(
      `DELETE FROM categories c WHERE c.code = ANY($1) AND c.level = $2
          AND NOT EXISTS (SELECT 1 FROM product_categories pc WHERE pc.category_id = c.auto_id)
          AND NOT EXISTS (SELECT 1 FROM category_sources s WHERE s.category_id = c.auto_id)
          AND NOT EXISTS (SELECT 1 FROM categories below WHERE below.parent_id = c.auto_id) RETURNING c.name`,
      [codes, level],
    )
    removed.push(...rows.map(({ name }) => name))
  }
  return removed
}
