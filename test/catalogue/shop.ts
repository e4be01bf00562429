import { createReadStream } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import {
  exportCatalogue,
  importCatalogue,
  remarkLine,
  type ImportOptions,
  type ImportReport,
} from '#src/features/catalogue-import/server/catalogue-import.service.ts'
import { loadPage } from '#src/features/catalogue-import/server/catalogue-reader.ts'
import type { StoredProduct } from '#src/features/catalogue-import/rules/catalogue-product.ts'
import type { Database } from '#src/platform/db/database.ts'

export const now = new Date('2026-02-10T04:00:00Z')

type Options = Partial<ImportOptions>

export const importFile = (database: Database, name: string, options: Options = {}): Promise<ImportReport> =>
  importCatalogue(database, () => createReadStream(new URL(name, import.meta.url)), { ...defaults, name, ...options })

export const importText = (database: Database, text: string, options: Options = {}): Promise<ImportReport> =>
  importCatalogue(database, () => Readable.from([Buffer.from(text)]), { ...defaults, ...options })

const defaults: ImportOptions = { format: 'shopify', name: 'test.csv', dryRun: false, onBadRow: 'skip', now }

/** A product CSV from records by column name. */
export function csvOf(...records: Record<string, string>[]): string {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))]
  const line = (cells: string[]): string => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  return [line(names), ...records.map((record) => line(names.map((name) => record[name] ?? '')))].join('\n')
}

export async function exportText(database: Database): Promise<string> {
  const sink = new PassThrough()
  const chunks: Buffer[] = []
  sink.on('data', (chunk: Buffer) => chunks.push(chunk))
  await exportCatalogue(database, sink, { now })
  return Buffer.concat(chunks).toString()
}

export const badRowsOf = (report: ImportReport): string[] => report.badRows.map(remarkLine)

export async function productsOf(database: Database): Promise<Map<string, StoredProduct>> {
  const all = await loadPage(database.pool, 0, 100_000, now)
  return new Map(all.map((product) => [product.slug, product]))
}

/** The locations in the larger fixtures. */
export async function openLocations(database: Database, ...codes: string[]): Promise<void> {
  const text = `INSERT INTO locations (code, kind, name) SELECT code, CASE code WHEN 'warehouse' THEN 'warehouse' ELSE 'store' END, initcap(code) FROM unnest($1::text[]) code`
  await database.pool.query(text, [codes])
}

/** Every row of every table of the catalogue and its stock, without ids and timestamps. */
export async function contentsOf(database: Database): Promise<Record<string, unknown[]>> {
  const queries = {
    brands: 'SELECT code, display_name, display_name_zh, story, story_zh, aliases, fulfiller FROM brands ORDER BY code',
    categories: `SELECT c.code, p.code AS parent, c.level, c.position, c.name, c.name_zh, c.intro, c.intro_zh
      FROM categories c LEFT JOIN categories p ON p.auto_id = c.parent_id ORDER BY c.code`,
    products: `SELECT to_jsonb(p) - '{auto_id,brand_id,imported_from,created_at,updated_at}'::text[] AS product FROM products p ORDER BY p.auto_id`,
    options:
      'SELECT slug, o.position, name, name_zh, linked_to FROM product_options o JOIN products ON auto_id = product_id ORDER BY slug, o.position',
    categoriesOf: `SELECT slug, c.code, pc.position FROM product_categories pc JOIN products p ON p.auto_id = product_id
      JOIN categories c ON c.auto_id = category_id ORDER BY slug, pc.position`,
    images:
      'SELECT slug, i.position, url, alt, alt_zh FROM product_images i JOIN products ON auto_id = product_id ORDER BY slug, i.position',
    videos: 'SELECT slug, v.position, url FROM product_videos v JOIN products ON auto_id = product_id ORDER BY slug, v.position',
    attributes: `SELECT slug, a.position, code, label, label_zh, value, value_zh
      FROM product_attributes a JOIN products ON auto_id = product_id ORDER BY slug, a.position`,
    variants: `SELECT p.slug, to_jsonb(v) - '{auto_id,product_id}'::text[] AS variant
      FROM variants v JOIN products p ON p.auto_id = v.product_id ORDER BY v.ean`,
    prices: 'SELECT ean, price_cents, original_cents FROM prices JOIN variants ON auto_id = variant_id ORDER BY ean, starts_at',
    stock: `SELECT ean, l.code, on_hand, held, s.allow_over_sell FROM stock_levels s JOIN variants v ON v.auto_id = variant_id
      JOIN locations l ON l.auto_id = location_id ORDER BY ean, l.code`,
  }
  const contents: Record<string, unknown[]> = {}
  for (const [name, text] of Object.entries(queries)) contents[name] = (await database.pool.query(text)).rows
  return contents
}
