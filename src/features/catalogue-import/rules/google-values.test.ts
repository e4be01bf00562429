import { describe, expect, it } from 'vitest'
import {
  commonTitle,
  htmlFrom,
  readAvailability,
  readDetail,
  readGooglePrice,
  readPeriod,
  readVariantOptions,
  readWeight,
} from './google-values.ts'

it.each([
  ['49.90 SGD', 4990],
  ['SGD 1,150.00', 115_000],
  ['35 sgd', 3500],
  ['49.90', null],
  ['49.90 USD', null],
  ['abc SGD', null],
])('price %s → %s', (text, cents) => {
  expect(readGooglePrice(text)).toBe(cents)
})

it.each([
  ['in stock', 'in_stock'],
  ['Out_Of_Stock', 'out_of_stock'],
  ['backorder', 'backorder'],
  ['soon', null],
])('availability %s → %s', (text, value) => {
  expect(readAvailability(text)).toBe(value)
})

it.each([
  ['1.2 kg', 1200],
  ['240g', 240],
  ['2 lb', 907],
  ['heavy', null],
])('weight %s → %s', (text, grams) => {
  expect(readWeight(text)).toBe(grams)
})

it('reads a period with its time zones', () => {
  expect(readPeriod('2026-02-01T00:00+0800/2026-03-01T00:00Z')).toEqual({ from: Date.UTC(2026, 0, 31, 16), to: Date.UTC(2026, 2, 1) })
  expect(readPeriod('2026-02-01/2026-02-01')).toEqual({ from: Date.UTC(2026, 1, 1), to: Date.UTC(2026, 1, 1) })
  expect(readPeriod('2026-03-01/2026-02-01')).toBeNull()
  expect(readPeriod('soon')).toBeNull()
})

it.each([
  ['General:Made in:Malaysia\\: Johor', { label: 'Made in', value: 'Malaysia: Johor' }],
  ['Made in:Malaysia', { label: 'Made in', value: 'Malaysia' }],
  ['General : Made   in : Malaysia ', { label: 'Made in', value: 'Malaysia' }],
  ['Made in:', null],
  [':Malaysia', null],
  ['a:b:c:d', null],
  ['Material', null],
])('detail %s', (text, detail) => {
  expect(readDetail(text)).toEqual(detail)
})

it.each([
  [
    'Shoe width : narrow , size: 8',
    [
      { name: 'Shoe width', value: 'narrow' },
      { name: 'size', value: '8' },
    ],
  ],
  [
    'size:8\\:5,fit:',
    [
      { name: 'size', value: '8:5' },
      { name: 'fit', value: '' },
    ],
  ],
  ['size', []],
  [':8', []],
  ['', []],
])('options %j', (text, options) => expect(readVariantOptions(text)).toEqual(options))

describe('htmlFrom', () => {
  it('makes paragraphs of plain text', () => {
    expect(htmlFrom('One & two <3\nthree\n\nfour')).toBe('<p>One &amp; two &lt;3<br />three</p>\n<p>four</p>')
  })
  it('leaves out blank paragraphs and spaces around', () => {
    expect(htmlFrom('  \n\n one \n \n\n two\n\n')).toBe('<p>one</p>\n<p>two</p>')
  })
  it('leaves HTML as it is', () => {
    expect(htmlFrom('<p>One</p>')).toBe('<p>One</p>')
  })
})

it.each([
  [['Polo shirt - Red - M', 'Polo shirt - Blue - M'], 'Polo shirt'],
  [['Rattan cap, S', 'Rattan cap, L'], 'Rattan cap'],
  [['Kettle'], 'Kettle'],
  [['Red', 'Blue'], 'Red'],
  [['Bag', 'Bag large'], 'Bag'],
  [['Straw bag', 'Straw bag'], 'Straw bag'],
  [['Straw bag large', 'Straw bag large', 'Straw bag small'], 'Straw bag'],
  [['Red -', 'Blue -'], 'Red -'],
])('the title of %s is %s', (titles, title) => {
  expect(commonTitle(titles)).toBe(title)
})
