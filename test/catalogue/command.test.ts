import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabaseUrl } from '#test/database.ts'
import { environment } from '#test/environment.ts'
import { openDatabase } from '#src/platform/db/database.ts'
import { runCatalogue } from '#tools/catalogue/run.ts'
import type { Ended } from '#tools/ended.ts'
import { csvOf } from './shop.ts'

let address: string
let folder: string
beforeAll(async () => {
  address = await freshDatabaseUrl()
  folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const catalogue = (words: string[], own: Record<string, string> = { DATABASE_URL: address }): Promise<Ended> => runCatalogue(words, own)

/** As people run it: the command in a process of its own. */
const inItsOwnProcess = (words: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = environment({ DATABASE_URL: address })
    execFile(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/catalogue.ts', ...words], { env }, (error, out, errors) =>
      resolve({ code: error ? (Number(error.code) as Ended['code']) : 0, out, errors }),
    )
  })

const mug = { Handle: 'mug', Title: 'Mug', Vendor: 'Toko', 'Option1 Name': 'Title', 'Option1 Value': 'Default Title', 'Variant Price': '9' }
async function file(name: string, ...records: Record<string, string>[]): Promise<string> {
  await writeFile(join(folder, name), csvOf(...records))
  return join(folder, name)
}

describe('the catalogue command', () => {
  it('lists in a dry run what an import would change, imports it, and finds nothing more to change', async () => {
    const path = await file('mugs.csv', mug)
    const dry = await inItsOwnProcess(['import', path, '--dry-run', '--currency', 'SGD'])
    expect(dry).toMatchObject({ code: 0, errors: '' })
    expect(dry.out).toContain('created mug (line 2)')
    expect(dry.out).toContain('Nothing was changed, this was a dry run.')
    expect((await catalogue(['import', path])).errors).toContain('Say it once, and it is kept: --currency SGD')
    expect((await catalogue(['import', path, '--currency', 'usd'])).errors).toContain('takes in no prices in USD')
    const imported = await catalogue(['import', path, '--currency', 'sgd'])
    expect(imported.out).toContain('Products: 1 created, 0 updated, 0 unchanged, 0 left out')
    expect(imported.out).toContain('  1 without a quantity, because the file has none: new ones are always for sale')
    expect((await catalogue(['import', path])).out).toContain('The catalogue is already as in the file.')
    const dearer = await catalogue(['import', await file('dearer.csv', { ...mug, 'Variant Price': '9.50' }), '--dry-run'])
    expect(dearer.out).toMatch(/updated mug \(line 2\)\n {2}\d{13} priceCents: S\$9\.00 → S\$9\.50/)
  })

  it('says what an empty shop lacks when it leaves every product out, and not that nothing is new', async () => {
    const path = await file('elsewhere.csv', {
      ...mug,
      Handle: 'jar',
      'Categories (product.metafields.shop.categories)': 'jars',
      'Stock (variant.metafields.shop.stock)': 'warehouse=1; katong=2',
    })
    const { code, out } = await inItsOwnProcess(['import', path, '--dry-run'])
    expect(code).toBe(1)
    expect(out).toMatch(/Every product of the file was left out\. The first reason: line 2: .*\. 1 row in/)
    expect(out).toContain(
      'the shop has no category "jars"; define it in category_definitions, at most three levels deep, or correct the code',
    )
    expect(out).toContain('the shop has no location "katong"; it has warehouse')
    expect(out).toContain('Products: 0 created, 0 updated, 0 unchanged, 1 left out')
    expect(out).not.toContain('already as in the file')
  })

  it('names bad rows and ends with 1, or refuses them all and ends with 2', async () => {
    const path = await file('bad.csv', { ...mug, Handle: 'pot' }, { ...mug, Handle: 'cup', 'Variant Price': 'abc' })
    const refused = await catalogue(['import', path, '--refuse-bad-rows'])
    expect(refused.code).toBe(2)
    expect(refused.out).toContain('Refused: 1 row is bad, so nothing was changed.')
    const skipped = await catalogue(['import', path])
    expect(skipped.code).toBe(1)
    expect(skipped.out).toContain('  line 3: Variant Price: expected an amount such as 12.50, found "abc"\n')
    expect(skipped.out).toContain('Products: 1 created')
  })

  it('exports what it has imported', async () => {
    const path = join(folder, 'out.csv')
    expect(await catalogue(['export', path])).toMatchObject({ code: 0, out: expect.stringMatching(/^2 products in 2 rows written/) })
    expect(await readFile(path, 'utf8')).toMatch(/^Handle,Title,Body \(HTML\)/)
    expect((await catalogue(['import', path])).out).toContain('The catalogue is already as in the file.')
  })

  it('says what is wrong with a file that it can not open, and leaves one that it can not replace as it is', async () => {
    const path = await file('kept.csv', mug)
    const before = await readFile(path, 'utf8')
    expect(await inItsOwnProcess(['export', join(folder, 'nowhere', 'out.csv')])).toEqual({
      code: 2,
      out: '',
      errors: `There is no folder ${join(folder, 'nowhere')}. Make it first.\n`,
    })
    expect(await catalogue(['export', folder])).toMatchObject({ code: 2, errors: `${folder} is a folder. Name a file.` })
    expect(await catalogue(['import', folder])).toMatchObject({ code: 2, errors: 'A folder was named where a file is needed.' })
    const { pool, close } = openDatabase(address)
    await pool.query('ALTER TABLE products RENAME TO elsewhere')
    expect(await catalogue(['export', path])).toMatchObject({ code: 2 })
    await pool.query('ALTER TABLE elsewhere RENAME TO products')
    await close()
    expect(await readFile(path, 'utf8')).toBe(before)
  })

  it('prints what was wrong in its own process too, and ends with 2', async () => {
    const none = await inItsOwnProcess(['import', 'nowhere.csv'])
    expect(none).toEqual({ code: 2, out: '', errors: 'There is no file nowhere.csv.\n' })
  })

  it('says when a file has no products', async () => {
    const path = join(folder, 'news.xml')
    await writeFile(path, '<rss version="2.0"><channel><title>News</title></channel></rss>')
    expect(await catalogue(['import', path])).toMatchObject({ code: 1, out: expect.stringContaining('The file has no products.') })
  })

  it.each([
    [['import', 'test/catalogue/google-merchant.xml'], 1, 'Products: 2 created'],
    [['import', 'test/catalogue/google-merchant.tsv', '--format', 'google-merchant'], 1, 'Products: 2 created'],
    [['import', 'nowhere.csv'], 2, 'There is no file nowhere.csv.'],
    [['import', 'package.json', '--format', 'xml'], 2, '--format is shopify or google-merchant, not xml.'],
    [['import', 'package.json'], 1, 'This is not a Shopify product CSV'],
    [['bring', 'x'], 2, 'npm run catalogue -- import <file>'],
    [['import', 'x', '--loud'], 2, "Unknown option '--loud'"],
    [['--help'], 0, 'npm run catalogue -- import <file>'],
  ])('%j ends with %i and prints %j', async (words, code, message) => {
    const ended = await catalogue(words)
    expect([ended.code, ended.out + ended.errors]).toEqual([code, expect.stringContaining(message)])
  })

  it('finds the running shop’s embedded database by its file, and explains what to do without one', async () => {
    await writeFile(join(folder, 'postgres.url'), `${address}\n`)
    expect(await catalogue(['import', join(folder, 'mugs.csv')], { DATA_DIR: folder })).toMatchObject({ code: 0 })
    const none = await catalogue(['import', join(folder, 'mugs.csv')], { DATA_DIR: join(folder, 'nothing') })
    expect(none).toMatchObject({ code: 2, errors: expect.stringContaining('There is no database here yet') })
    const silent = await catalogue(['import', join(folder, 'mugs.csv')], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect(silent).toMatchObject({ code: 2, errors: expect.stringContaining('The database does not answer') })
  })
})
