import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportReport } from '#src/features/catalogue-import/server/catalogue-import.service.ts'
import { openDatabase } from '#src/platform/db/database.ts'
import { freshDatabaseUrl } from '#test/database.ts'
import { writeLargeFile } from './large-file.ts'

const rows = 25_000
/** As many as come once more. */
const rowsAgain = 4000
/** The articles of a file are remembered while it is read, its rows are not: they would be some 30 MB. */
const mostGrowth = 12 * 1024 * 1024

describe(`a file of ${rows} rows`, () => {
  let folder: string
  const file = (count: number): string => join(folder, `${count}.csv`)
  let products: number
  let productsAgain: number
  let address: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
    products = await writeLargeFile(file(rows), rows)
    productsAgain = await writeLargeFile(file(rowsAgain), rowsAgain)
    address = await freshDatabaseUrl()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const imported = async (count: number): Promise<{ used: number[]; report: ImportReport }> => {
    const script = join(import.meta.dirname, 'measure-import.ts')
    const words = ['--disable-warning=ExperimentalWarning', '--expose-gc', script, address, file(count)]
    const { stdout } = await promisify(execFile)(process.execPath, words)
    return JSON.parse(stdout)
  }

  /** Rows that statements have read of a table from end to end. */
  const rowsReadWhole = async (table: string): Promise<number> => {
    const database = openDatabase(address, { connections: 1 })
    const { rows } = await database.pool.query<{ read: string }>(
      'select seq_tup_read as read from pg_stat_user_tables where relname = $1',
      [table],
    )
    await database.close()
    return Number(rows[0]!.read)
  }

  it('is imported as a stream; a part of it that comes once more changes nothing', async () => {
    const first = await imported(rows)
    expect(first.report).toMatchObject({
      outcome: 'imported',
      rows,
      products: { created: products, skipped: 0 },
      variants: { created: products * 3 },
      badRows: [],
    })
    // Read once for each product, this would be some 60 million.
    expect(await rowsReadWhole('prices')).toBeLessThan(rows)
    const second = await imported(rowsAgain)
    expect(second.report).toMatchObject({
      rows: rowsAgain,
      products: { created: 0, updated: 0, unchanged: productsAgain },
      variants: { unchanged: productsAgain * 3 },
    })
    const megabytes = first.used.map((bytes) => Math.round(bytes / 1024 / 1024))
    const seconds = [first, second].map(({ report }) => (report.milliseconds / 1000).toFixed(1)).join(' s; again: ')
    const size = Math.round((await stat(file(rows))).size / 1024 / 1024)
    process.stdout.write(`${rows} rows, ${size} MB, using ${megabytes.join(', ')} MB: ${seconds} s\n`)
    expect(first.used.length).toBe(rows / 5000)
    expect(Math.max(...first.used) - first.used[0]!).toBeLessThan(mostGrowth)
  })
})
