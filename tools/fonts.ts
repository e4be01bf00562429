/**
 * Makes the shop's Chinese fonts: the glyphs of every message and of the demonstration catalogue, and no others.
 * They hold Chinese and fullwidth punctuation only; Latin comes from the English fonts.
 *
 *   node tools/fonts.ts           writes public/fonts and src/ui/chinese-fonts.css
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
const styleFile = join(root, 'src/ui/chinese-fonts.css')
const manifestFile = join(import.meta.dirname, 'fonts.json')

/** What each file is made for. Bold and serif set names and labels; only plain text needs every glyph. */
const faces = [
  { name: 'sans-400', family: 'Shop Sans SC', source: 'noto-sans-sc', weight: 400, text: everything },
  { name: 'sans-600', family: 'Shop Sans SC', source: 'noto-sans-sc', weight: 600, text: namesAndLabels },
  { name: 'serif-600', family: 'Shop Serif SC', source: 'noto-serif-sc', weight: 600, text: namesAndLabels },
  { name: 'mark-serif-600', family: 'Shop Mark SC', source: 'noto-serif-sc', weight: 600, text: mark },
  { name: 'mark-sans-400', family: 'Shop Label SC', source: 'noto-sans-sc', weight: 400, text: () => '中文' },
] as const
type Face = (typeof faces)[number]

interface Made {
  file: string
  face: Face
  glyphs: string
  /** Rare glyphs come from another slice of the family, and are asked for by name. */
  rare: boolean
}
type Manifest = Record<string, { sha256: string; glyphs: string }>

const read = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .sort()
    .map((file) => readFileSync(join(root, file), 'utf8'))

const words = (): string => read('src/features/*/*messages.ts').join('')

function everything(): string {
  return words() + seedTexts().join('') + rows().flatMap(Object.values<string>).join('')
}

function namesAndLabels(): string {
  const columns = rows().flatMap((row) => Object.entries(row))
  return words() + seedTexts().join('') + columns.filter(([column]) => !/body|description/i.test(column)).map(([, cell]) => cell).join('')
}

function rows(): Record<string, string>[] {
  return read('seed/catalogue.csv').flatMap((csv) => parse(csv, { columns: true, bom: true, relax_column_count: true }) as Record<string, string>[])
}

/** Other spellings of a brand are only searched for, never shown. */
const seedTexts = (): string[] => read('seed/*.json').flatMap((json) => textsIn(JSON.parse(json, (key, value: unknown) => (key === 'aliases' ? [] : value))))

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []

function mark(): string {
  const { nameZh, longNameZh } = JSON.parse(read('seed/settings.json').join('')) as { nameZh: string; longNameZh: string }
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

/** A face's main file, and one small file for each slice that a rare glyph comes from. */
async function planFace(face: Face): Promise<{ from: string; made: Made }[]> {
  const folder = join(root, 'node_modules/@fontsource', face.source)
  const main = join(folder, `files/${face.source}-chinese-simplified-${face.weight}-normal.woff2`)
  const wanted = chineseOf(face.text())
  const has = glyphsOf(await subsetFont(readFileSync(main), wanted, { targetFormat: 'sfnt' }))
  const [common, rare] = [true, false].map((held) => [...wanted].filter((glyph) => has.has(glyph.codePointAt(0)!) === held)) as [string[], string[]]
  const slices = Map.groupBy(rare, (glyph) => sliceOf(folder, face.weight, glyph))
  return [
    { from: main, made: { file: `${face.name}.woff2`, face, glyphs: common.join(''), rare: false } },
    ...[...slices].flatMap(([from, glyphs], index) =>
      from === null ? [] : [{ from, made: { file: `${face.name}-rare-${index + 1}.woff2`, face, glyphs: glyphs.join(''), rare: true } }],
    ),
  ]
}

const codeOf = (glyph: string): string => `U+${glyph.codePointAt(0)!.toString(16).toUpperCase()}`

const fontFace = ({ file, face, glyphs, rare }: Made): string => `@font-face {
  font-family: '${face.family}';
  src: url('/fonts/${file}') format('woff2');
  font-weight: ${face.weight};
  font-display: swap;${rare ? `\n  unicode-range: ${[...glyphs].map(codeOf).join(', ')};` : ''}
}
`

async function make(): Promise<void> {
  rmSync(outFolder, { recursive: true, force: true })
  mkdirSync(outFolder, { recursive: true })
  const plans = (await Promise.all(faces.map(planFace))).flat()
  const manifest: Manifest = {}
  for (const { from, made } of plans) manifest[made.file] = await write(from, made.file, made.glyphs)
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(styleFile, `/* Made by tools/fonts.ts. */\n${plans.map(({ made }) => fontFace(made)).join('')}`)
}

function check(): void {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const changed = Object.entries(manifest).filter(([file, made]) => {
    const path = join(outFolder, file)
    return !existsSync(path) || sha256(readFileSync(path)) !== made.sha256
  })
  const lacking = faces.flatMap((face) => {
    const glyphs = Object.entries(manifest).filter(([file]) => file.startsWith(face.name)).map(([, made]) => made.glyphs).join('')
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
