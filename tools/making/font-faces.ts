/** The shop's Chinese fonts: what each file is made for, and from which texts its glyphs come. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'

const root = join(import.meta.dirname, '../..')
export const fontFolder = join(root, 'public/fonts')
export const manifestFile = join(import.meta.dirname, 'fonts.json')

export interface FaceMade {
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
export const faces: FaceMade[] = [
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
    text: () => namesAndLabels() + facetNames() + seedTexts((key) => key === 'message') + contentParts('h1|strong|dt|td') + kitchen(),
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

export type Manifest = Record<string, { sha256: string; glyphs: string }>

const read = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .sort()
    .map((file) => readFileSync(join(root, file), 'utf8'))

const words = (): string =>
  read('src/{features/*/*{messages,message-texts,names,-words}.ts,kit/{languages,problem-messages}.ts,outside/**/*-words.ts}').join('')

/** What the shop fills in by itself, until somebody writes something else: the places of postal codes, the first settings. */
const filledIn = (): string => read('src/features/{addresses/rules/postal-sectors,settings/server/settings.service}.ts').join('')

/** What an invoice says in its own words. */
export const invoiceWords = (): string => read('src/features/{invoices,orders}/messages.ts').join('')

/** The page for looking at components shows words that no other page does. */
const kitchen = (): string => read('src/pages/kitchen/samples.ts').join('')

function everything(): string {
  return (
    words() +
    filledIn() +
    seedTexts(() => true) +
    columns(() => true) +
    contentTexts().join('') +
    read('{demonstration/content,src/features/content/texts}/*.json').join('') +
    kitchen()
  )
}

function namesAndLabels(): string {
  return (
    headings() +
    columns((name) => /^(type in|option\d)/i.test(name)) +
    read('{demonstration/content,src/features/content/texts}/*.json').join('')
  )
}

function headings(): string {
  return words() + seedTexts((key) => /name|tagline/i.test(key)) + columns((name) => /^title/i.test(name)) + homeTitles()
}

/** The names of the facets that stand over their values in bold: what is before the sign of equality. */
const facetNames = (): string =>
  columns((name) => /^attributes in chinese/i.test(name), '\n')
    .match(/[^\n=]+(?==)/g)!
    .join('')

/** The cells of the demonstration catalogue under the columns asked for. */
function columns(wanted: (name: string) => boolean, between = ''): string {
  const rows = read('demonstration/catalogue/catalogue.csv').flatMap(
    (csv) => parse(csv, { columns: true, bom: true, relax_column_count: true }) as Record<string, string>[],
  )
  return rows
    .flatMap((row) =>
      Object.entries(row)
        .filter(([name]) => wanted(name))
        .map(([, cell]) => cell),
    )
    .join(between)
}

/** Texts under the keys asked for. Other spellings of a brand are only searched for, never shown. */
const seedTexts = (wanted: (key: string) => boolean): string =>
  read('demonstration/{art/art,catalogue/*,members/*,promotions/*,settings/*}.json')
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
  read('{demonstration/content,src/features/content/texts}/home.json')
    .flatMap((json) => textsIn(JSON.parse(json), (key) => key === 'title'))
    .join('')

const contentTexts = (): string[] => read('{demonstration/content,src/features/content/texts}/*/*.zh.html')

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
export const chineseOf = (text: string): string => [...new Set(text)].filter(isChinese).sort().join('')
export const sha256 = (data: Buffer): string => createHash('sha256').update(data).digest('hex')
