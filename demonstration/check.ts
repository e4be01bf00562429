// node demonstration/check.ts: the checks of the demonstration in `npm run check`, besides types, lint and imports.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { artSource } from '../src/ui/art.ts'
import { BANNER_FILES, SCENES } from './art/banners/scenes.ts'
import { plan } from './art/plan.ts'
import { composeRows, toCsv } from './catalogue/compose.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const there = new Set(globSync('public/art/**/*.*', { cwd: root }).map((file) => file.slice('public'.length)))
/** The mark and the fronts of the stores, drawn by hand or by `art/icons.ts`. */
const ofTheShop = globSync('public/art/shop/*.*', { cwd: root }).map((file) => file.slice('public'.length))
const drawn = new Set([
  ...ofTheShop,
  ...plan().flatMap(({ files }) => files.map((file) => `/art/${file}`)),
  ...SCENES.flatMap(({ code, views }) =>
    views.flatMap(({ name }) => BANNER_FILES[name].map((file) => `/art/banner/${code}-${name}-${file}`)),
  ),
])

/** The components page shows a picture that is missing on purpose. */
const naming = globSync(['demonstration/{catalogue,content,settings}/**/*.{csv,json,html}', 'src/**/*.{ts,tsx}'], { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|^src\/pages\/kitchen\//.test(file),
)

/** The files that pages request for the addresses in a text: each address as written, and all its widths. */
function askedFor(text: string): string[] {
  return (text.match(/\/art\/[\w./-]+\.(?:avif|webp)/g) ?? []).flatMap((address) => {
    const art = artSource(address)
    return [address, ...(art ? [art.fallback, ...art.srcSet.split(', ').map((candidate) => candidate.split(' ')[0]!)] : [])]
  })
}

const missing = naming.flatMap((file) =>
  [...new Set(askedFor(read(file)))]
    .filter((address) => !there.has(address))
    .map((address) => `${file} names ${address}, which is not there`),
)

const wrong = [
  ...(read('demonstration/catalogue/catalogue.csv') === toCsv(composeRows())
    ? []
    : ['catalogue.csv is stale: run node demonstration/catalogue/write-catalogue.ts and commit the result']),
  ...[...drawn].filter((file) => !there.has(file)).map((file) => `${file} is not there: run node demonstration/art/render.ts`),
  ...[...there].filter((file) => !drawn.has(file)).map((file) => `${file} belongs to no picture`),
  ...missing,
]
if (wrong.length > 0) {
  process.exitCode = 1
  process.stderr.write(`${wrong.slice(0, 20).join('\n')}\n${wrong.length} in all\n`)
}
