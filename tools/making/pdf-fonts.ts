/**
 * The fonts of PDF documents, one file for each weight: a document embeds only the glyphs that it uses, so the Chinese
 * one has every common character, simplified and traditional, because nobody knows the names on an invoice before.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { chineseOf, invoiceWords } from './font-faces.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'src/features/invoices/fonts')
const latin = join(root, 'node_modules/@fontsource-variable')
const chinese = join(import.meta.dirname, 'node_modules/@expo-google-fonts/noto-sans-sc')

const span = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
const everyLatin = `${span(0x20, 0x7e)}${span(0xa0, 0x24f)}${span(0x1e00, 0x1eff)}–—‘’“”„†•…‹›€−`
/** CJK punctuation, kana, the unified ideographs and fullwidth forms. */
const everyHan = `“”—…·${span(0x3001, 0x30ff)}${span(0x4e00, 0x9fff)}${span(0xff01, 0xffee)}`

interface Source {
  file: string
  from: string
  weight?: number
  glyphs?: string
}

const sources: Source[] = [
  ...[400, 600].flatMap((weight) => [
    { file: `latin-${weight}.ttf`, from: join(latin, 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2'), weight },
    { file: `latin-ext-${weight}.ttf`, from: join(latin, 'instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2'), weight },
  ]),
  { file: 'title.ttf', from: join(latin, 'brygada-1918/files/brygada-1918-latin-wght-normal.woff2'), weight: 500 },
  { file: 'han-400.ttf', from: join(chinese, '400Regular/NotoSansSC_400Regular.ttf'), glyphs: everyHan },
  // Bold Chinese is the shop's own words only.
  { file: 'han-600.ttf', from: join(chinese, '600SemiBold/NotoSansSC_600SemiBold.ttf'), glyphs: chineseOf(invoiceWords()) },
]

export async function makePdfFonts(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  copyFileSync(join(chinese, 'LICENSE_FONT'), join(folder, 'LICENSE.txt'))
  for (const { file, from, weight, glyphs = everyLatin } of sources) {
    const made = await subsetFont(readFileSync(from), glyphs, {
      targetFormat: 'sfnt',
      noHinting: true,
      noLayoutClosure: true,
      keepFeatures: ['kern', 'tnum', 'lnum'],
      ...(weight && { variationAxes: { wght: weight } }),
    })
    writeFileSync(join(folder, file), made)
    console.log(`${file}: ${(made.length / 1024).toFixed(1)} KB`)
  }
}
