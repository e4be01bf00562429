import { createServer } from 'node:http'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createWebPictures } from '#src/outside/pictures/web-pictures.ts'
import { artSource } from '#src/ui/art.ts'
import { freshDatabase, freshDatabaseUrl } from '#test/database.ts'
import { fetchPictures } from '#src/features/catalogue-import/server/fetch-pictures.ts'
import { changesAnything } from '#src/features/catalogue-import/server/catalogue-import.service.ts'
import { runCatalogue } from '#tools/catalogue/run.ts'
import { contentsOf, csvOf, exportText, importText, now, productsOf } from './shop.ts'

const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#789a70' } })
const files: Record<string, Buffer> = {
  '/large.jpg?v=1&w=2000': await photo(2000, 2500).jpeg().toBuffer(),
  '/small.png': await photo(300, 200).png().toBuffer(),
  '/same.png': await photo(300, 200).png().toBuffer(),
  '/page.jpg': Buffer.from('<html>not a picture</html>'),
  '/drawing.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>'),
}
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url!)
  const bytes = files[request.url!]
  if (bytes) response.end(bytes)
  else response.writeHead(404).end()
})
await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const dataDir = await mkdtemp(join(tmpdir(), 'pictures-'))
const folder = join(dataDir, 'pictures')
const source = () => createWebPictures({ allowed: ['127.0.0.1'], askedAgainAfterMs: [] })
const pictures = source()
afterAll(async () => {
  pictures.close()
  server.closeAllConnections()
  server.close()
  await rm(dataDir, { recursive: true, force: true })
})

const large = `${origin}/large.jpg?v=1&w=2000`
const jar = { Handle: 'jar', Title: 'Jar', Vendor: 'Toko', 'Option1 Name': 'Size', 'Variant Price': '9', 'Variant Inventory Tracker': '' }
const catalogue = csvOf(
  {
    ...jar,
    'Option1 Value': 'S',
    'Image Src': large,
    'Image Position': '1',
    'Variant Image': `${origin}/small.png`,
    'Body (HTML)': `<p>Seen <img src="${large.replace('&', '&amp;')}" alt="so"> and <img src="${origin}/gone.jpg"></p>`,
  },
  { Handle: 'jar', 'Option1 Value': 'L', 'Variant Price': '12', 'Image Src': `${origin}/page.jpg`, 'Image Position': '2' },
  { Handle: 'jar', 'Image Src': `${origin}/drawing.svg`, 'Image Position': '3' },
  { Handle: 'jar', 'Image Src': `${origin}/same.png`, 'Image Position': '4' },
)

test('pictures are brought in, in the sizes that pages offer; what is no picture stays linked; importing and exporting again changes nothing (run-20)', async () => {
  const database = await freshDatabase()
  await importText(database, catalogue)
  const exported = await exportText(database)
  const seen: number[] = []
  const report = await fetchPictures(database, { pictures, folder, now, onProgress: ({ done }) => seen.push(done) })
  expect(report).toEqual({
    fetched: 3,
    failed: [
      { url: `${origin}/drawing.svg`, why: 'it is no picture that can be read' },
      { url: `${origin}/gone.jpg`, why: 'it is not there' },
      { url: `${origin}/page.jpg`, why: 'it is no picture that can be read' },
    ],
  })
  expect(seen).toEqual([1, 2, 3, 4, 5, 6])
  const [first, second, third, fourth] = (await productsOf(database)).get('jar')!.images.map(({ url }) => url)
  expect([second, third]).toEqual([`${origin}/page.jpg`, `${origin}/drawing.svg`])
  const { variants, fields } = (await productsOf(database)).get('jar')!
  expect(variants[0]!.fields.imageUrl).toBe(fourth)
  expect(fields.body).toBe(`<p>Seen <img src="${first}" alt="so" /> and <img src="${origin}/gone.jpg" /></p>`)

  const offered = artSource(first!)!
  const widths = offered.srcSet.split(', ').map((one) => one.split(' ')[0]!)
  const sizes = [...widths, offered.fallback].map(async (path) => sharp(await readFile(join(dataDir, path))).metadata())
  expect((await Promise.all(sizes)).map(({ width, height, format }) => [format, width, height])).toEqual([
    ['heif', 240, 300],
    ['heif', 480, 600],
    ['heif', 1200, 1500],
    ['webp', 800, 1000],
  ])
  expect((await sharp(await readFile(join(dataDir, fourth!))).metadata()).width).toBe(300)
  expect(await readdir(folder, { recursive: true })).toHaveLength(2 + 8)

  const before = await contentsOf(database)
  expect(changesAnything(await importText(database, catalogue))).toBe(false)
  expect(await contentsOf(database)).toEqual(before)
  // Two addresses of one picture are one picture from then on.
  expect(await exportText(database)).toBe(exported.replaceAll('/small.png', '/same.png'))
})

test('the command fetches after an import, says what it came to, and tries again only what failed (run-20)', async () => {
  const file = join(dataDir, 'jars.csv')
  await writeFile(file, catalogue)
  const environment = { DATABASE_URL: await freshDatabaseUrl(), DATA_DIR: dataDir }
  const words = ['import', file, '--currency', 'SGD', '--fetch-pictures']
  const dry = await runCatalogue([...words, '--dry-run'], environment, source())
  expect(dry).toMatchObject({ code: 0 })
  asked.length = 0
  const first = await runCatalogue(words, environment, source())
  expect(first).toMatchObject({ code: 1, out: expect.stringContaining('Pictures: 3 fetched, 3 left where they are.') })
  expect(first.out).toContain(`  ${origin}/gone.jpg: it is not there`)
  expect(asked).toHaveLength(6)
  asked.length = 0
  expect((await runCatalogue(words, environment, source())).out).toContain('Pictures: 0 fetched, 3 left where they are.')
  expect(asked.toSorted()).toEqual(['/drawing.svg', '/gone.jpg', '/page.jpg'])
})
