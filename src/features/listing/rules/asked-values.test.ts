import { expect, test } from 'vitest'
import { askedIn, askedValues, isAnythingAsked, type OptionValue } from './asked-values.ts'

const dress: OptionValue[] = [
  ['Colour', 'Dusty Blue'],
  ['Size', 'M'],
]
const asked = (facets: Record<string, string[]>, colours: string[] = []) =>
  askedValues({ chosen: new Map(Object.entries(facets)) }, colours)

test.each([
  ['nothing', asked({}), 0],
  ['its colour as a filter', asked({ 'attribute:colour': ['red', 'dusty-blue'] }), 1],
  ['another colour as a filter', asked({ 'attribute:colour': ['blue'] }), 0],
  ['its colour and its size', asked({ 'attribute:colour': ['dusty-blue'], 'attribute:size': ['m'] }), 2],
  ['a word of its colour in a search', asked({}, ['blue']), 1],
  ['a part of a word of its colour', asked({}, ['lue']), 0],
  ['a colour that is its size', asked({}, ['m']), 0],
  ['another colour as a filter, and a word of its colour in a search', asked({ 'attribute:colour': ['red'] }, ['blue']), 0],
  ['one option, asked for in both ways', asked({ 'attribute:colour': ['dusty-blue'] }, ['blue']), 1],
])('a variant is what was asked for (listing-18): %s', (_, values, count) => expect(askedIn(dress, values)).toBe(count))

test('only attributes are asked of variants', () => {
  expect(isAnythingAsked(asked({ brand: ['selat'], availability: ['in-stock'] }))).toBe(false)
  expect(isAnythingAsked(asked({ 'attribute:material': ['linen'] }))).toBe(true)
  expect(isAnythingAsked(asked({}, ['blue']))).toBe(true)
})
