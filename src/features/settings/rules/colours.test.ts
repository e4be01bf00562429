import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colourRoles, coloursAsCss, contrast, shownColours, unreadable, type ColourRole } from './colours.ts'

const tokens = readFileSync('src/ui/tokens.css', 'utf8')
const token = (property: string): string => new RegExp(`${property}: (#[0-9a-f]+);`).exec(tokens)![1]!

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
])('%s beside %s has a contrast of %f:1 (shop-19)', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

describe('what can not be read (shop-19)', () => {
  test.each(Object.entries(colourRoles))('the shop’s own %s can be read everywhere', (role, { property }) => {
    expect(unreadable(role as ColourRole, token(property))).toEqual([])
  })

  test('the surfaces are those of the tokens', () => {
    const named = unreadable('leaf', '#ffffff').map(({ beside }) => beside)
    expect(named).toEqual(expect.arrayContaining(['white #ffffff', `porcelain ${token('--porcelain')}`, `mist ${token('--mist')}`]))
  })

  test('names what it stands on and the contrast that it has there', () => {
    expect(unreadable('berry', '#767676')).toEqual([
      { beside: 'porcelain #f5f8f6', ratio: expect.closeTo(4.25, 2) },
      { beside: 'mist #e8eeea', ratio: expect.closeTo(3.86, 2) },
    ])
    expect(unreadable('leafHover', '#767676')).toEqual([])
  })

  test('a colour that only decorates may be any', () => expect(unreadable('brass', '#ffffff')).toEqual([]))
})

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('the hover that a leaf brings can be read wherever the leaf can, and a chosen one stays (shop-19)', () => {
  fc.assert(
    fc.property(anyColour, (leaf) => {
      const { leafHover } = shownColours({ leaf })
      return unreadable('leaf', leaf).length > 0 || unreadable('leafHover', leafHover!).length === 0
    }),
  )
  expect(shownColours({ leaf: '#204080', leafHover: '#102040' })).toEqual({ leaf: '#204080', leafHover: '#102040' })
  expect(shownColours({ berry: '#ae2a1c' })).toEqual({ berry: '#ae2a1c' })
})

test('colours are written as properties of the page', () => {
  expect(coloursAsCss(shownColours({ leaf: '#204080', brassText: '#604000' }))).toBe(
    ':root{--leaf:#204080;--brass-text:#604000;--leaf-hover:#183060}',
  )
})
