import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { factOfVariant } from '../../src/features/product/rules/fact-of-variant.ts'
import { checkDigit } from './barcode.ts'
import { COLUMNS, composeRows, toCsv } from './compose.ts'

type Cells = Record<string, string>

const text = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')
const json = <T>(name: string): T => JSON.parse(text(name)) as T

const csv = text('catalogue.csv')
const rows = parse(csv, { columns: true }) as Cells[]
const first = rows.filter((row) => row.Title)
const variants = rows.filter((row) => row['Variant SKU'])
const pictures = rows.filter((row) => row['Image Src'])
const brands = json<{ code: string; displayName: string; fulfiller: string; story: { zh: string } }[]>('brands.json')
const categories = json<{ code: string; parent: string | null; nameZh: string }[]>('categories.json')
const art = json<{
  types: Record<string, { key: string; views: string[]; name: { en: string; zh: string }; swatch: string }[]>
  default: string[]
}>('../art/art.json')

const column = (owner: string, key: string): string => COLUMNS.find((name) => name.includes(`(${owner}.metafields.shop.${key})`))!
const of = (key: string) => (row: Cells) => row[column('product', key)]!
const variantCell = (key: string) => (row: Cells) => row[column('variant', key)]!
const han = /\p{Script=Han}/u
const sharePerHundred = (part: number, whole: number): number => (100 * part) / whole
const repeated = (values: string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index)
const wrong = (list: Cells[], isRight: (row: Cells) => boolean): string[] =>
  list.filter((row) => !isRight(row)).map((row) => `${row.Handle} ${row['Variant SKU']} ${row['Image Src']}`)

it('is composed from the current sources', () => {
  expect(csv === toCsv(composeRows())).toBe(true)
})

it('has the columns of a Shopify export and the shop’s own after them', () => {
  expect(Object.keys(rows[0]!)).toEqual(COLUMNS)
  expect(COLUMNS.slice(0, 3)).toEqual(['Handle', 'Title', 'Body (HTML)'])
  expect(new Set(COLUMNS).size).toBe(COLUMNS.length)
})

it('is large enough for a department store', () => {
  expect(first.length).toBeGreaterThanOrEqual(480)
  expect(variants.length).toBeGreaterThanOrEqual(900)
  expect(new Set(first.map((row) => row.Type)).size).toBe(30)
  expect(brands).toHaveLength(64)
  expect(categories.filter(({ parent }) => parent === null)).toHaveLength(8)
})

it('names every product, variant and article once', () => {
  expect(repeated(first.map((row) => row.Handle!))).toEqual([])
  expect(repeated(variants.map((row) => row['Variant SKU']!))).toEqual([])
  expect(repeated(variants.map((row) => row['Variant Barcode']!))).toEqual([])
  const optionsOf = (row: Cells) => [row.Handle, row['Option1 Value'], row['Option2 Value']].join('|')
  expect(repeated(variants.map(optionsOf))).toEqual([])
})

it('keeps the rows of a product together', () => {
  const runs = rows.filter((row, index) => row.Handle !== rows[index - 1]?.Handle)
  expect(runs.length).toBe(first.length)
  expect(wrong(runs, (row) => row.Title !== '')).toEqual([])
})

it('has goods that are only delivered and goods that are only collected (fulfil-02)', () => {
  const ways = new Set(first.map((row) => `${of('delivery_allowed')(row)} ${of('collection_allowed')(row)}`))
  expect([...ways].sort()).toEqual(['false true', 'true false', 'true true'])
})

it('says of each size what is true of it (product-18)', () => {
  const measures = /\d[\d.]*(?:\u00a0×\u00a0\d+)?\u00a0(?:cm|g|kg|ml|litres?)\b/g
  const measuresIn = (text: string): string[] => text.match(measures) ?? []
  const wrongFacts = first.flatMap((row) => {
    const ofProduct = rows.filter(({ Handle }) => Handle === row.Handle)
    const labels = [...new Set(ofProduct.flatMap((each) => [each['Option1 Value']!, each['Option2 Value']!]))]
    const sizes = labels.filter((label) => measuresIn(label).length > 0)
    const named = sizes.flatMap(measuresIn)
    const isOfAnother = (text: string, size: string) =>
      measuresIn(text).some((measure) => named.includes(measure) && !measuresIn(size).includes(measure))
    const values = sizes.length > 1 ? of('attributes')(row).split('\n') : []
    return values
      .map((fact) => fact.slice(fact.indexOf('=') + 1))
      .flatMap((value) => sizes.map((size) => ({ size, text: factOfVariant(value, [size], labels) })))
      .filter(({ size, text }) => /\d to \d+\u00a0/.test(text) || isOfAnother(text, size))
      .map(({ size, text }) => `${row.Handle} ${size}: ${text}`)
  })
  expect(wrongFacts).toEqual([])
})

it('has Singapore article numbers with right check digits', () => {
  const isRight = (ean: string) => /^888\d{10}$/.test(ean) && Number(ean[12]) === checkDigit(ean.slice(0, 12))
  expect(wrong(variants, (row) => isRight(row['Variant Barcode']!))).toEqual([])
})

it('has believable prices', () => {
  const price = (row: Cells) => Number(row['Variant Price'])
  expect(wrong(variants, (row) => /^\d+\.\d\d$/.test(row['Variant Price']!) && price(row) >= 10 && price(row) <= 1500)).toEqual([])
  const reduced = variants.filter((row) => row['Variant Compare At Price'])
  const percents = reduced.map((row) => Math.round(100 - (100 * price(row)) / Number(row['Variant Compare At Price'])))
  expect([...new Set(percents)].sort((a, b) => a - b)).toEqual([10, 15, 20, 25, 30])
  expect(wrong(variants, (row) => Number(row['Cost per item']) < price(row))).toEqual([])
})

it('states the net content of everything that is sold by it', () => {
  const typeOf = new Map(first.map((row) => [row.Handle, row.Type!]))
  const stated = variants.filter((row) => Number(row['Unit Price Total Measure']) > 0 && row['Unit Price Total Measure Unit'])
  const types = new Set(stated.map((row) => typeOf.get(row.Handle)!))
  expect([...types].sort()).toEqual(['Candle', 'Compact', 'Cream', 'Fragrance', 'Lipstick', 'Serum', 'Tea'])
  expect(stated).toHaveLength(variants.filter((row) => types.has(typeOf.get(row.Handle)!)).length)
})

it('mixes sales, news and exclusives as a shop does', () => {
  const sharing = (yes: (row: Cells) => boolean) => sharePerHundred(first.filter(yes).length, first.length)
  expect(sharing((row) => row['Variant Compare At Price'] !== '')).toSatisfy((share: number) => share > 15 && share < 21)
  expect(sharing((row) => of('new')(row) === 'true')).toSatisfy((share: number) => share > 8 && share < 12)
  expect(sharing((row) => of('exclusive')(row) === 'true')).toSatisfy((share: number) => share > 6 && share < 11)
  const scores = first.map((row) => Number(of('popularity')(row)))
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(1)
  expect(Math.max(...scores)).toBe(1000)
  expect(new Set(scores).size).toBeGreaterThan(first.length * 0.6)
})

it('counts its stock by location', () => {
  const places = (row: Cells) =>
    [...variantCell('stock')(row).matchAll(/(warehouse|katong|orchard)=(\d+)/g)].map(([, place, count]) => [place!, Number(count)] as const)
  const sum = (row: Cells) => places(row).reduce((total, [, count]) => total + count, 0)
  expect(wrong(variants, (row) => places(row).length === 3 && sum(row) === Number(row['Variant Inventory Qty']))).toEqual([])
  const isOut = (row: Cells) => sum(row) === 0 && row['Variant Inventory Policy'] === 'deny'
  expect(sharePerHundred(variants.filter(isOut).length, variants.length)).toSatisfy((share: number) => share > 4 && share < 8)
  const outOf = first.filter((row) => variants.filter(({ Handle }) => Handle === row.Handle).every(isOut))
  expect(sharePerHundred(outOf.length, first.length)).toSatisfy((share: number) => share > 1.5 && share < 4.5)
  expect(variants.filter((row) => sum(row) >= 1 && sum(row) <= 3).length).toBeGreaterThan(50)
  expect(variants.filter((row) => row['Variant Inventory Policy'] === 'continue').length).toBeGreaterThan(50)
})

it('names only known brands, categories and fulfillers', () => {
  const brandOf = new Map(brands.map((brand) => [brand.code, brand]))
  const known = new Set(categories.map(({ code }) => code))
  expect(wrong(first, (row) => brandOf.get(of('brand_code')(row))?.displayName === row.Vendor)).toEqual([])
  expect(
    wrong(first, (row) =>
      of('categories')(row)
        .split('; ')
        .every((code) => known.has(code)),
    ),
  ).toEqual([])
  const fulfilmentOf = (row: Cells) => (brandOf.get(of('brand_code')(row))!.fulfiller === 'store' ? 'self' : row.Vendor)
  expect(wrong(first, (row) => of('fulfilment')(row) === fulfilmentOf(row))).toEqual([])
  expect(brands.filter(({ code }) => !first.some((row) => of('brand_code')(row) === code))).toEqual([])
  const parents = new Set(categories.map(({ parent }) => parent))
  const filled = new Set(first.flatMap((row) => of('categories')(row).split('; ')))
  expect(categories.filter(({ code }) => !parents.has(code) && !filled.has(code))).toEqual([])
})

it('shows only pictures that are drawn, in the colours they are drawn in', () => {
  const drawn = new Set([
    ...Object.entries(art.types).flatMap(([type, all]) =>
      all.flatMap(({ key, views }) => views.map((view) => `/art/${type}/${key}-${view}-800.webp`)),
    ),
    ...art.default.map((tint) => `/art/default/${tint}-front-800.webp`),
  ])
  expect(wrong(pictures, (row) => drawn.has(row['Image Src']!))).toEqual([])
  const shown = new Set(pictures.map((row) => `${row.Handle} ${row['Image Src']}`))
  expect(wrong(variants, (row) => shown.has(`${row.Handle} ${row['Variant Image']}`))).toEqual([])
  const isItsColour = (row: Cells): boolean => {
    const type = row['Variant Image']!.split('/')[2]!,
      drawing = art.types[type]?.find(({ key }) => row['Variant Image']!.includes(`/${key}-front-`))
    const swatch = variantCell('swatch')(row)
    return (
      !drawing ||
      swatch === '' ||
      (drawing.swatch === swatch && drawing.name.en === row['Option1 Value'] && drawing.name.zh === variantCell('option1_value_zh')(row))
    )
  }
  expect(wrong(variants, isItsColour)).toEqual([])
})

it('shows no two products alike', () => {
  expect(repeated(first.map((row) => row['Image Src']!))).toEqual([])
})

it('is complete in Chinese', () => {
  for (const key of ['title_zh', 'body_zh', 'type_zh', 'details_zh', 'restock_duration_zh', 'attributes_zh']) {
    expect(
      wrong(first, (row) => han.test(of(key)(row))),
      key,
    ).toEqual([])
  }
  expect(wrong(pictures, (row) => han.test(row[column('image', 'alt_zh')]!))).toEqual([])
  expect(wrong(variants, (row) => row['Option1 Value'] === 'Default Title' || variantCell('option1_value_zh')(row) !== '')).toEqual([])
  expect(wrong(variants, (row) => !row['Option2 Value'] || variantCell('option2_value_zh')(row) !== '')).toEqual([])
  expect(wrong(first, (row) => of('attributes')(row).split('\n').length === of('attributes_zh')(row).split('\n').length)).toEqual([])
  expect(
    [...brands.map(({ story }) => story.zh), ...categories.map(({ nameZh }) => nameZh)].filter(
      (each) => !han.test(each) && !each.startsWith('S$'),
    ),
  ).toEqual([])
})

it('uses one name for one thing in each language', () => {
  const named = new Map<string, Set<string>>()
  const learn = (en: string, zh: string) => named.set(en, (named.get(en) ?? new Set()).add(zh))
  for (const row of first) {
    const chinese = of('attributes_zh')(row).split('\n')
    of('attributes')(row)
      .split('\n')
      .forEach((line, i) => learn(`attribute ${line.split('=')[0]}`, chinese[i]!.split('=')[0]!))
    for (const place of [1, 2]) learn(`option ${row[`Option${place} Name`]}`, of(`option${place}_name_zh`)(row))
  }
  expect([...named].filter(([, chinese]) => chinese.size > 1)).toEqual([])
})

it('is written in the shop’s voice', () => {
  const chinese = (row: Cells) => [of('title_zh')(row), of('body_zh')(row), of('details_zh')(row)].join(' ')
  expect(
    wrong(first, (row) => !/[!！]|lorem|[\u2013\u2014]/i.test(`${row.Title}${row['Body (HTML)']}${of('details')(row)}${chinese(row)}`)),
  ).toEqual([])
  expect(wrong(first, (row) => !/\p{Script=Han}[,.;:?]|[,;?]\p{Script=Han}/u.test(chinese(row)))).toEqual([])
  expect(wrong(first, (row) => !/\d (?:毫升|克|厘米|升|分钟|小时)/u.test(chinese(row)))).toEqual([])
  expect(wrong(first, (row) => !/\d (?:ml|g|kg|cm|mm)\b/.test(`${row.Title} ${row['Body (HTML)']}`))).toEqual([])
  expect(wrong(first, (row) => !of('title_zh')(row).includes(row.Vendor!))).toEqual([])
})

it('repeats no sentence across more than a handful of products', () => {
  const sentences = first.flatMap((row) => {
    const body = `${row['Body (HTML)']} ${of('body_zh')(row)}`.replace(/<ul>.*<\/ul>/gs, ' ').replace(/<[^>]+>/g, '\n')
    return [
      ...new Set(
        body
          .split(/(?<=[.?。？])\s*|\n/)
          .map((each) => each.trim())
          .filter(Boolean),
      ),
    ]
  })
  const counts = new Map<string, number>()
  for (const sentence of sentences) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 6)).toEqual([])
})
