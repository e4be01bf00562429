/**
 * Makes the shop's Chinese fonts: the glyphs of every message and of the demonstration catalogue, and no others.
 * They hold Chinese and fullwidth punctuation only; Latin comes from the English fonts.
 *
 *   node tools/fonts.ts           writes public/fonts, src/ui/chinese-fonts.css and src/ui/mark-fonts.css
 *   node tools/fonts.ts --check   fails when a glyph that the shop shows is in no file
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import subsetFont from 'subset-font'
import { glyphsOf, sliceOf } from './font-glyphs.ts'

const root = join(import.meta.dirname, '..')
const outFolder = join(root, 'public/fonts')
const styleFolder = join(root, 'src/ui')
const manifestFile = join(import.meta.dirname, 'fonts.json')

interface FaceMade {
  name: string
  family: string
  source: 'noto-sans-sc' | 'noto-serif-sc'
  weight: number
  text(): string
  /** The glyphs of the main file, when the rest is wanted on few pages and so has a file of its own. */
  core?(): string
  /** Chinese pages load the Chinese style file; the few Chinese words of an English page have their own. */
  style: 'chinese' | 'mark'
}

/** What each file is made for. Serif sets headings, bold sets names and labels; only plain text needs every glyph. */
const faces: FaceMade[] = [
  {
    name: 'sans-400',
    family: 'Shop Sans SC',
    source: 'noto-sans-sc',
    weight: 400,
    text: everything,
    core: namesAndLabels,
    style: 'chinese',
  },
  {
    name: 'sans-600',
    family: 'Shop Sans SC',
    source: 'noto-sans-sc',
    weight: 600,
    text: () => namesAndLabels() + contentParts('h1|strong|dt|td') + kitchen(),
    core: namesAndLabels,
    style: 'chinese',
  },
  {
    name: 'serif-600',
    family: 'Shop Serif SC',
    source: 'noto-serif-sc',
    weight: 600,
    text: () => headings() + contentParts('h[1-3]') + kitchen(),
    core: headings,
    style: 'chinese',
  },
  { name: 'mark-serif-600', family: 'Shop Mark SC', source: 'noto-serif-sc', weight: 600, text: mark, style: 'mark' },
  {
    name: 'mark-sans-400',
    family: 'Shop Label SC',
    source: 'noto-sans-sc',
    weight: 400,
    text: () => `中文${brandNames()}`,
    core: () => '中文',
    style: 'mark',
  },
]

interface Made {
  file: string
  face: FaceMade
  glyphs: string
  /** Loaded by a page that shows one of its glyphs, and by no other. */
  onDemand: boolean
}
type Manifest = Record<string, { sha256: string; glyphs: string }>

const read = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .sort()
    .map((file) => readFileSync(join(root, file), 'utf8'))

const words = (): string => [...read('src/features/*/*messages.ts'), ...read('src/outside/**/*-words.ts')].join('')

/** The page for looking at components shows words that no other page does. */
const kitchen = (): string => read('src/pages/kitchen/samples.ts').join('')

function everything(): string {
  return (
    words() +
    seedTexts(() => true) +
    columns(() => true) +
    contentTexts().join('') +
    read('demonstration/content/*.json').join('') +
    kitchen()
  )
}

function namesAndLabels(): string {
  return headings() + columns((name) => /^(type in|option\d)/i.test(name)) + read('demonstration/content/*.json').join('')
}

function headings(): string {
  return words() + seedTexts((key) => /name|tagline/i.test(key)) + columns((name) => /^title/i.test(name)) + homeTitles()
}

/** The cells of the demonstration catalogue under the columns asked for. */
function columns(wanted: (name: string) => boolean): string {
  const rows = read('demonstration/catalogue/catalogue.csv').flatMap(
    (csv) => parse(csv, { columns: true, bom: true, relax_column_count: true }) as Record<string, string>[],
  )
  return rows
    .flatMap((row) =>
      Object.entries(row)
        .filter(([name]) => wanted(name))
        .map(([, cell]) => cell),
    )
    .join('')
}

/** Texts under the keys asked for. Other spellings of a brand are only searched for, never shown. */
const seedTexts = (wanted: (key: string) => boolean): string =>
  read('demonstration/{art/art,catalogue/*,settings/*}.json')
    .map((json) => textsIn(JSON.parse(json), (key) => key !== 'aliases' && wanted(key)).join(''))
    .join('')

/** Every text in a value whose key, or whose parent's key, is wanted: `tagline: { en, zh }` counts as `tagline`. */
function textsIn(value: unknown, wanted: (key: string) => boolean, key = ''): string[] {
  if (typeof value === 'string') return wanted(key) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, wanted, Array.isArray(value) || ['en', 'zh', 'lang1', 'lang2'].includes(name) ? key : name),
  )
}

const homeTitles = (): string =>
  read('demonstration/content/home.json')
    .flatMap((json) => textsIn(JSON.parse(json), (key) => key === 'title'))
    .join('')

const contentTexts = (): string[] => read('demonstration/content/*/*.zh.html')

/** What stands between these tags in the shop's texts: headings, or what is set bold. A page with no such glyph loads none of it. */
const contentParts = (tags: string): string =>
  contentTexts()
    .flatMap((html) => [...html.matchAll(new RegExp(`<(${tags})\\b[^>]*>(.*?)</\\1>`, 'g'))].map(([, , text]) => text))
    .join('')

/** English pages show a brand's Chinese name beside its own. */
const brandNames = (): string => seedTexts((key) => key === 'displayNameZh')

function mark(): string {
  const { nameZh, longNameZh } = JSON.parse(read('demonstration/settings/settings.json').join('')) as { nameZh: string; longNameZh: string }
  return nameZh + longNameZh
}

/** Han, CJK punctuation, fullwidth forms, and the quotes, dash and ellipsis that Chinese sets wide. */
const isChinese = (glyph: string): boolean => /[\p{Script=Han}\u3000-\u303f\uff01-\uffee“”—…]/u.test(glyph)
const chineseOf = (text: string): string => [...new Set(text)].filter(isChinese).sort().join('')
const sha256 = (data: Buffer): string => createHash('sha256').update(data).digest('hex')

async function write(from: string, file: string, glyphs: string): Promise<{ sha256: string; glyphs: string }> {
  const made = await subsetFont(readFileSync(from), glyphs, { targetFormat: 'woff2', noHinting: true })
  writeFileSync(join(outFolder, file), made)
  console.log(`${file}: ${[...glyphs].length} glyphs, ${(made.length / 1024).toFixed(1)} KB`)
  return { sha256: sha256(made), glyphs }
}

/** A face's main file, one with the glyphs that few pages want, and one for each slice that a rare glyph comes from. */
async function planFace(face: FaceMade): Promise<{ from: string; made: Made }[]> {
  const folder = join(root, 'node_modules/@fontsource', face.source)
  const main = join(folder, `files/${face.source}-chinese-simplified-${face.weight}-normal.woff2`)
  const wanted = chineseOf(face.text())
  const has = glyphsOf(await subsetFont(readFileSync(main), wanted, { targetFormat: 'sfnt' }))
  const core = face.core ? chineseOf(face.core()) : wanted
  const common = [...wanted].filter((glyph) => has.has(glyph.codePointAt(0)!))
  const rare = [...wanted].filter((glyph) => !has.has(glyph.codePointAt(0)!))
  const made = (suffix: string, glyphs: string[]): Made => ({
    file: `${face.name}${suffix}.woff2`,
    face,
    glyphs: glyphs.join(''),
    onDemand: suffix !== '',
  })
  const more = common.filter((glyph) => !core.includes(glyph))
  const slices = Map.groupBy(rare, (glyph) => sliceOf(folder, face.weight, glyph))
  return [
    {
      from: main,
      made: made(
        '',
        common.filter((glyph) => core.includes(glyph)),
      ),
    },
    ...(more.length > 0 ? [{ from: main, made: made('-more', more) }] : []),
    ...[...slices].flatMap(([from, glyphs], index) => (from === null ? [] : [{ from, made: made(`-rare-${index + 1}`, glyphs) }])),
  ]
}

const codeOf = (glyph: string): string => `U+${glyph.codePointAt(0)!.toString(16).toUpperCase()}`

const fontFace = ({ file, face, glyphs, onDemand }: Made): string => `@font-face {
  font-family: '${face.family}';
  src: url('/fonts/${file}') format('woff2');
  font-weight: ${face.weight};
  font-display: swap;${onDemand ? `\n  unicode-range: ${[...glyphs].map(codeOf).join(', ')};` : ''}
}
`

async function make(): Promise<void> {
  rmSync(outFolder, { recursive: true, force: true })
  mkdirSync(outFolder, { recursive: true })
  const plans = (await Promise.all(faces.map(planFace))).flat()
  const manifest: Manifest = {}
  for (const { from, made } of plans) manifest[made.file] = await write(from, made.file, made.glyphs)
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
  for (const style of ['chinese', 'mark']) {
    const rules = plans.filter(({ made }) => made.face.style === style).map(({ made }) => fontFace(made))
    writeFileSync(join(styleFolder, `${style}-fonts.css`), `/* Made by tools/fonts.ts. */\n${rules.join('')}`)
  }
}

function check(): void {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const changed = Object.entries(manifest).filter(([file, made]) => {
    const path = join(outFolder, file)
    return !existsSync(path) || sha256(readFileSync(path)) !== made.sha256
  })
  const lacking = faces.flatMap((face) => {
    const glyphs = Object.entries(manifest)
      .filter(([file]) => file.startsWith(face.name))
      .map(([, made]) => made.glyphs)
      .join('')
    const missing = [...chineseOf(face.text())].filter((glyph) => !glyphs.includes(glyph))
    return missing.length > 0 ? [`${face.name}: no glyph for ${missing.join(' ')}`] : []
  })
  const faults = [...changed.map(([file]) => `${file}: not the file that was made`), ...lacking]
  if (faults.length === 0) return
  console.error(`${faults.join('\n')}\nRun: node tools/fonts.ts`)
  process.exitCode = 1
}

if (process.argv.includes('--check')) check()
else await make()
