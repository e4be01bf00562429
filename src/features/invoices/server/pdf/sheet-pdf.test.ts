import { buffer } from 'node:stream/consumers'
import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { cultures, htmlLang, type Culture } from '#src/kit/culture.ts'
import { withoutKeeping } from '#src/kit/keep-units.ts'
import { exampleInvoice, exampleNote } from '#test/cast/invoice.ts'
import { creditSheet, invoiceSheet, type Sheet } from '../../invoice-sheet.ts'
import { sheetWords } from '../../sheet-words.ts'
import { runsOf } from './fonts.ts'
import { sheetPdf } from './sheet-pdf.ts'

const rare = { ...exampleInvoice, billTo: { ...exampleInvoice.billTo, name: '陳喆 Łukasz', lines: ['如切坊 118 号', '新加坡'] } }
const lines = Array.from({ length: 30 }, (_, index) => exampleInvoice.lines[index % 4]!)

async function made(sheet: Sheet, culture: Culture): Promise<string> {
  return (await buffer(sheetPdf(sheet, sheetWords(culture), 'flower'))).toString('latin1')
}

/** What its embedded fonts say that their glyphs mean: the characters that can be selected, copied and read out. */
function charactersOf(pdf: string): Set<string> {
  const streams = [...pdf.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].map(([, data]) => Buffer.from(data!, 'latin1'))
  const maps = streams
    .map((data) => (data[0] === 0x78 ? inflateSync(data).toString('latin1') : ''))
    .filter((text) => text.includes('beginbfrange'))
  return new Set(
    maps
      .flatMap((map) =>
        [...map.matchAll(/<([0-9a-f]{4,})>(?=[\s\]])/g)].map(([, hex]) => Buffer.from(hex!, 'hex').swap16().toString('utf16le')),
      )
      .join(''),
  )
}

const textOf = ({ title, number, facts, seller, parties, head, rows }: Sheet): string =>
  [title, number, ...facts, seller.name, ...parties.flatMap((party) => party.lines), ...head, ...rows.map(({ name }) => name)].join('')

it.each(cultures)('every character of an invoice in %s can be selected, and it says its title and language (order-15)', async (culture) => {
  for (const sheet of [invoiceSheet(rare, sheetWords(culture)), creditSheet(rare, exampleNote, sheetWords(culture))]) {
    const pdf = await made(sheet, culture)
    const characters = charactersOf(pdf)
    expect([...new Set(withoutKeeping(textOf(sheet)))].filter((character) => character !== ' ' && !characters.has(character))).toEqual([])
    expect(pdf).toContain(`/Lang (${htmlLang[culture]})`)
    expect(pdf).toContain('/Marked true')
    expect(pdf).toMatch(/\/BaseFont \/[A-Z]{6}\+/)
    // A seven-megabyte font is embedded by the glyphs that are used.
    expect(pdf.length).toBeLessThan(120_000)
  }
})

it('thirty lines go on over pages, each with its number (order-15)', async () => {
  const pages = (pdf: string): number => pdf.match(/\/Type \/Page\b/g)!.length
  const words = sheetWords('en')
  expect(pages(await made(invoiceSheet(exampleInvoice, words), 'en'))).toBe(1)
  expect(pages(await made(invoiceSheet({ ...exampleInvoice, lines }, words), 'en'))).toBeGreaterThan(1)
})

it('a text is set in the first font that has each of its characters', () => {
  expect(runsOf('Łukasz 陳喆', 'bold').map(({ name, text }) => [name, text])).toEqual([
    ['latin-ext-600', 'Ł'],
    ['latin-600', 'ukasz '],
    ['han-400', '陳喆'],
  ])
  expect(runsOf('合计', 'bold').map(({ name }) => name)).toEqual(['han-600'])
})
