import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  changesAnything,
  exportDepartments,
  importDepartments,
  movesAnything,
  remarkLine,
} from '#src/features/catalogue-import/server/catalogue-import.service.ts'
import { findCategories } from '#src/features/catalogue/server/catalogue.store.ts'
import { presentTree } from '#src/features/catalogue/server/catalogue.present.ts'
import { openDatabase, type Database } from '#src/platform/db/database.ts'
import { freshDatabaseUrl } from '#test/database.ts'
import { runCatalogue } from '#tools/catalogue/run.ts'
import { contentsOf, csvOf, importText } from './shop.ts'

let database: Database
let address: string
beforeEach(async () => {
  address = await freshDatabaseUrl()
  database = openDatabase(address, { connections: 3 })
})
afterEach(() => database.close())

let number = 0
const product = (more: Record<string, string>): Record<string, string> => ({
  Handle: `thing-${++number}`,
  Title: 'Thing',
  Vendor: 'Toko',
  'Variant Price': '9',
  ...more,
})
const typed = (type: string, category = ''): Record<string, string> => product({ Type: type, 'Product Category': category })

interface Node {
  name: string
  children: readonly Node[]
}
const lines = (nodes: readonly Node[], depth = 0): string[] =>
  nodes.flatMap(({ name, children }) => ['  '.repeat(depth) + name, ...lines(children, depth + 1)])
/** The departments as the shop shows them, with their categories indented. */
const tree = async (culture: 'en' | 'zh' = 'en') => lines(presentTree(await findCategories(database.orm), culture))
const departmentsFile = async () => (await exportDepartments(database)).text.replace('\ufeff', '').trimEnd().split('\n')
const bring = (text: string, dryRun = false) => importDepartments(database, Readable.from([Buffer.from(text)]), { dryRun })
/** How many products are in a category, by its name. */
async function productsIn(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query(
    'SELECT c.name, count(*)::int AS count FROM product_categories JOIN categories c ON auto_id = category_id GROUP BY c.name',
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

const shopify = () =>
  csvOf(
    typed('Mugs', 'Home & Garden > Kitchen > Tableware'),
    typed('mug', 'Home & Garden > Kitchen > Tableware > Mugs'),
    typed('Mugs'),
    typed('Vases', 'Home and garden > Decor'),
    typed('', 'Apparel > Hats'),
    typed('عطور'),
    typed(''),
  )

describe('the departments of an imported file (shop-20, shop-21)', () => {
  it('are a tree of a Shopify file’s types and category paths, with More for what has none', async () => {
    const text = shopify()
    expect(await importText(database, text)).toMatchObject({ newTypes: ['Mugs', 'mug', 'Vases', 'Apparel > Hats', 'عطور', ''] })
    expect(await tree()).toEqual(['Home & Garden', '  Kitchen', '    Mugs', '  Decor', '    Vases', 'Apparel', '  Hats', 'عطور', 'More'])
    expect((await tree('zh')).at(-1)).toBe('更多')
    expect(await productsIn()).toEqual({ Mugs: 3, Vases: 1, Hats: 1, عطور: 1, More: 1 })
    const before = await contentsOf(database)
    expect(changesAnything(await importText(database, text))).toBe(false)
    expect(await contentsOf(database)).toEqual(before)
  })
  it('are a tree of a feed’s product types and Google’s categories', async () => {
    const entry = (id: string, type: string, category: string) =>
      [id, 'Thing', `https://shop.example/${id}.jpg`, 'in stock', '9 SGD', 'Toko', type, category].join('\t')
    const feed = [
      ['id', 'title', 'image link', 'availability', 'price', 'brand', 'product type', 'google product category'].join('\t'),
      entry('A', 'Home > Kitchen > Mugs', '2169'),
      entry('B', 'home > Kitchens > Pots', ''),
      entry('C', 'Hats', 'Apparel > Accessories'),
      entry('D', '', 'Apparel > Shoes'),
      entry('E', '', '5598'),
    ].join('\n')
    const options = { format: 'google-merchant' } as const
    await importText(database, feed, options)
    expect(await tree()).toEqual(['Home', '  Kitchen', '    Mugs', '    Pots', 'Apparel', '  Accessories', '    Hats', '  Shoes', 'More'])
    expect(changesAnything(await importText(database, feed, options))).toBe(false)
  })
  it('stay where a later file brings more, and products follow a new type', async () => {
    const first = typed('Mugs', 'Home > Kitchen')
    await importText(database, csvOf(first, typed('Hats', 'Apparel > Hats')))
    const report = await importText(database, csvOf({ ...first, Type: 'Teacups', 'Product Category': '' }, typed('MUG'), typed('Rings')))
    expect(report).toMatchObject({ newCategories: ['teacups', 'rings'], newTypes: ['Teacups', 'MUG', 'Rings'] })
    expect(await productsIn()).toEqual({ Hats: 1, Mugs: 1, Teacups: 1, Rings: 1 })
  })
  it('of a bad row and of a dry run are not made', async () => {
    const text = csvOf(typed('Mugs'), { ...typed('Hats'), 'Variant Price': 'abc' })
    expect(await importText(database, text, { dryRun: true })).toMatchObject({ newCategories: ['mugs'] })
    expect(await tree()).toEqual([])
    await importText(database, text)
    expect(await tree()).toEqual(['Mugs'])
  })
})

describe('the departments file (shop-22)', () => {
  beforeEach(() => importText(database, shopify()))
  const written = [
    'from,department,category,department_zh,category_zh',
    'Mugs,Home & Garden,Kitchen > Mugs,,',
    'mug,Home & Garden,Kitchen > Mugs,,',
    'Vases,Home & Garden,Decor > Vases,,',
    'Apparel > Hats,Apparel,Hats,,',
    'عطور,عطور,,,',
    ',More,,更多,',
  ]

  it('has every type, and changes nothing as it is', async () => {
    expect(await departmentsFile()).toEqual(written)
    const before = await contentsOf(database)
    const report = await bring((await exportDepartments(database)).text)
    expect(report).toMatchObject({ outcome: 'imported', rows: 6 })
    expect(movesAnything(report)).toBe(false)
    expect(await contentsOf(database)).toEqual(before)
  })
  it('moves products, renames, translates and orders departments, and removes what is empty', async () => {
    const edited = [
      written[0]!,
      'عطور,Perfume,,香水,',
      'Mugs,House,Table > Mugs,家居,餐桌 > 杯子',
      'mug,House,Table > Mugs,,',
      'Vases,House,,,',
      'Apparel > Hats,Perfume,,,',
    ].join('\n')
    const dry = await bring(edited, true)
    expect(await departmentsFile()).toEqual(written)
    const report = await bring(edited)
    expect(report).toMatchObject({
      outcome: 'imported',
      added: [],
      changed: ['Apparel → Perfume', 'Home & Garden → House', 'Kitchen → Table', 'Mugs'],
      removed: ['Vases', 'Decor', 'Hats', 'عطور'],
      movedTypes: 3,
      movedProducts: 3,
    })
    expect({ ...dry, outcome: 'imported' }).toEqual(report)
    expect(await tree()).toEqual(['Perfume', 'House', '  Table', '    Mugs', 'More'])
    expect(await tree('zh')).toEqual(['香水', '家居', '  餐桌', '    杯子', '更多'])
    expect(await productsIn()).toEqual({ Perfume: 2, Mugs: 3, House: 1, More: 1 })
    expect(movesAnything(await bring(edited))).toBe(false)
    expect(movesAnything(await bring((await exportDepartments(database)).text))).toBe(false)
    // A later import follows it.
    await importText(database, csvOf(typed('Vase'), typed('Hats'), typed('MUGS')))
    expect(await productsIn()).toMatchObject({ House: 2, Hats: 1, Mugs: 4 })
  })
  it('is read with semicolons too, as a spreadsheet may save it', async () => {
    expect(await bring('\ufefffrom;department;category\r\nVases;Decor, lamps;\r\n')).toMatchObject({
      added: ['Decor, lamps'],
      removed: ['Vases', 'Decor'],
    })
  })
  it('is refused as a whole, with the line of each wrong row', async () => {
    const report = await bring([written[0], 'Mugs,Cups,,,', 'Muggs,Cups,,,', 'Vases,,,,'].join('\n'))
    expect(report).toMatchObject({ outcome: 'refused', reason: '2 rows are wrong.' })
    expect(report.badRows.map(remarkLine)).toEqual([
      'line 3: from: no product has come with the type "Muggs"; write it as the export of this file does, or delete the row',
      'line 4: department: is missing; name the department of "Vases", or delete the row to leave it where it is',
    ])
    expect(await departmentsFile()).toEqual(written)
  })
  it.each([
    ['', 'its first line has no column from, department, category'],
    ['from,department,category\n"Mugs,Cups', 'Line 2: a quotation mark opens here and is not closed'],
    ['Handle,Title\nmug,Mug', 'This is not a departments file'],
  ])('%j is none', async (text, reason) => {
    expect(await bring(text)).toMatchObject({ outcome: 'refused', reason: expect.stringContaining(reason) })
  })
  it('counts for the search anew, also when it changes nothing, because an import before it may have been cut off', async () => {
    await database.pool.query('UPDATE search_words SET products = 0')
    const report = await bring((await departmentsFile()).join('\n'))
    expect(movesAnything(report)).toBe(false)
    const { rows } = await database.pool.query('SELECT sum(products)::int > 0 AS counted FROM search_words')
    expect(rows).toEqual([{ counted: true }])
  })
  it('waits for no import that is running', async () => {
    const client = await database.pool.connect()
    await client.query('SELECT pg_advisory_lock(4712)')
    expect(await bring(written.join('\n'))).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('An import is running') })
    await client.query('SELECT pg_advisory_unlock(4712)')
    client.release()
  })
})

describe('on the command line (shop-22)', () => {
  let folder: string
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'departments-'))))
  afterEach(() => rm(folder, { recursive: true, force: true }))
  const run = (...words: string[]) => runCatalogue(words, { DATABASE_URL: address })

  it('the first import writes the file beside its own, which comes back edited', async () => {
    const [products, departments] = [join(folder, 'products.csv'), join(folder, 'departments.csv')]
    await writeFile(products, csvOf(typed('Mugs'), typed('Hats')))
    expect((await run('import', products, '--currency', 'SGD', '--dry-run')).out).not.toContain('departments.csv')
    const { out } = await run('import', products, '--currency', 'SGD')
    expect(out).toContain(`The departments of 2 types written to ${departments}. Edit it, then: npm run catalogue -- departments import`)
    const text = await readFile(departments, 'utf8')
    expect((await run('import', products)).out).not.toContain('departments.csv')
    expect((await run('departments', 'import', departments)).out).toContain('The departments are already as in the file.')

    await writeFile(departments, text.replace('Hats,Hats', 'Hats,Caps'))
    expect((await run('departments', 'import', departments, '--dry-run')).out).toContain('this was a dry run')
    expect(await run('departments', 'import', departments)).toEqual({
      code: 0,
      out: 'Changed in name or place: Hats → Caps\nTypes: 2 in the file, 0 moved, with 0 products\nImported.',
      errors: '',
    })
    await writeFile(products, csvOf(typed('Rings')))
    expect((await run('import', products)).out).toContain(`There are new types, which ${departments} does not have.`)
    expect((await run('departments', 'export', departments)).out).toContain('The departments of 3 types written to')
    expect(await readFile(departments, 'utf8')).toContain('Hats,Caps,,,')
  })
  it('a wrong file ends with 2 and what to do', async () => {
    const file = join(folder, 'departments.csv')
    await writeFile(file, 'from,department,category\nMugs,,')
    expect(await run('departments', 'import', file)).toMatchObject({
      code: 2,
      out: expect.stringMatching(/^line 2: department: is missing; name the department of "Mugs".*Refused: .* Nothing was changed\.$/s),
    })
    expect(await run('departments', 'import', 'nowhere.csv')).toMatchObject({ code: 2, errors: 'There is no file nowhere.csv.' })
    expect(await run('departments')).toMatchObject({ code: 2, errors: expect.stringContaining('departments import <file>') })
  })
})
