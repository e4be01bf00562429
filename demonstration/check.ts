// node demonstration/check.ts: the checks of the demonstration in `npm run check`, besides types, lint and imports.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BANNER_FILES, SCENES } from './art/banners/scenes.ts'
import { plan } from './art/plan.ts'
import { composeRows, toCsv } from './catalogue/compose.ts'
import { picturesIn } from './named-pictures.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** As addresses: Windows writes paths with other slashes. */
const addressesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/').slice('public'.length))
const there = new Set(addressesOf('public/art/**/*.*'))
/** The mark and the fronts of the stores, drawn by hand or by `art/icons.ts`. */
const ofTheShop = addressesOf('public/art/shop/*.*')
const drawn = new Set([
  ...ofTheShop,
  ...plan().flatMap(({ files }) => files.map((file) => `/art/${file}`)),
  ...SCENES.flatMap(({ code, views }) =>
    views.flatMap(({ name }) => BANNER_FILES[name].map((file) => `/art/banner/${code}-${name}-${file}`)),
  ),
])

/** The components page shows a picture that is missing on purpose. */
const naming = globSync(['demonstration/{catalogue,content,promotions,settings}/**/*.{csv,json,html}', 'src/**/*.{ts,tsx,css}'], {
  cwd: root,
}).filter((file) => !/\.test\.tsx?$|^src.pages.kitchen\b/.test(file))

const missing = naming.flatMap((file) =>
  [...new Set(picturesIn(read(file)))]
    .filter((address) => !there.has(address))
    .map((address) => `${file} names ${address}, which is not there`),
)

const wrong = [
  ...(read('demonstration/catalogue/catalogue.csv') === toCsv(composeRows())
    ? []
    : ['catalogue.csv is stale: run node demonstration/catalogue/write-catalogue.ts and commit the result']),
  ...[...drawn]
    .filter((file) => !there.has(file))
    .map((file) => `${file} is not there: run node demonstration/art/${file.startsWith('/art/banner/') ? 'banners/' : ''}render.ts`),
  ...[...there].filter((file) => !drawn.has(file)).map((file) => `${file} belongs to no picture`),
  ...missing,
]
if (wrong.length > 0) {
  process.exitCode = 1
  process.stderr.write(`${wrong.slice(0, 20).join('\n')}\n${wrong.length} in all\n`)
}
