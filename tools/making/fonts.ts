/**
 * Makes the shop's Chinese fonts: the glyphs of every message and of the demonstration catalogue, and no others.
 * They hold Chinese and fullwidth punctuation only; Latin comes from the English fonts.
 *
 *   npm run fonts   writes public/fonts, src/ui/chinese-fonts.css, src/ui/mark-fonts.css and src/features/invoices/fonts
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { chineseOf, faces, fontFolder, manifestFile, sha256, type FaceMade, type Manifest } from './font-faces.ts'
import { glyphsOf, sliceOf } from './font-glyphs.ts'
import { makePdfFonts } from './pdf-fonts.ts'

const styleFolder = join(import.meta.dirname, '../../src/ui')
const sources = join(import.meta.dirname, 'node_modules/@fontsource')

interface Made {
  file: string
  face: FaceMade
  glyphs: string
  /** Loaded by a page that shows one of its glyphs, and by no other. */
  onDemand: boolean
}
async function write(from: string, file: string, glyphs: string): Promise<{ sha256: string; glyphs: string }> {
  const made = await subsetFont(readFileSync(from), glyphs, { targetFormat: 'woff2', noHinting: true })
  writeFileSync(join(fontFolder, file), made)
  console.log(`${file}: ${[...glyphs].length} glyphs, ${(made.length / 1024).toFixed(1)} KB`)
  return { sha256: sha256(made), glyphs }
}

/** A face's main file, one with the glyphs that few pages want, and one for each slice that a rare glyph comes from. */
async function planFace(face: FaceMade): Promise<{ from: string; made: Made }[]> {
  const folder = join(sources, face.source)
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
  rmSync(fontFolder, { recursive: true, force: true })
  mkdirSync(fontFolder, { recursive: true })
  copyFileSync(join(sources, 'noto-sans-sc/LICENSE'), join(fontFolder, 'LICENSE.txt'))
  const plans = (await Promise.all(faces.map(planFace))).flat()
  const manifest: Manifest = {}
  for (const { from, made } of plans) manifest[made.file] = await write(from, made.file, made.glyphs)
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
  for (const style of ['chinese', 'mark']) {
    const rules = plans.filter(({ made }) => made.face.style === style).map(({ made }) => fontFace(made))
    writeFileSync(join(styleFolder, `${style}-fonts.css`), `/* Made by npm run fonts. */\n${rules.join('')}`)
  }
}

await make()
await makePdfFonts()
