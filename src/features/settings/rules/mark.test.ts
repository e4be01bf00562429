import { expect, test } from 'vitest'
import { isMark, markAddress, markOrigin } from './mark.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'

test.each([
  ['', true],
  ['flower', true],
  ['/icons/mark.svg', true],
  ['https://cdn.northwind.example/mark.png?v=2', true],
  [svg, true],
  [`${svg}\n`, true],
  ['//cdn.northwind.example/mark.svg', false],
  ['http://cdn.northwind.example/mark.png', false],
  ['https://user@cdn.northwind.example/mark.png', false],
  ['javascript:alert(1)', false],
  ['data:image/svg+xml,x', false],
  ['mark.svg', false],
  ['<svg viewBox="0 0 9 9"></svg>', false],
  [svg.replace('<path', `<path id="${'x'.repeat(8000)}"`), false],
  ['/mark".svg', false],
])('%s is a mark: %j (shop-19)', (mark, expected) => expect(isMark(mark)).toBe(expected))

test('an SVG is carried in the page; a picture elsewhere names its origin (safe-49)', () => {
  expect(decodeURIComponent(markAddress(svg))).toBe(`data:image/svg+xml,${svg}`)
  expect(markAddress('/icons/mark.svg')).toBe('/icons/mark.svg')
  expect(markOrigin('https://cdn.northwind.example/mark.png')).toBe('https://cdn.northwind.example')
  expect([markOrigin('/icons/mark.svg'), markOrigin(svg), markOrigin('')]).toEqual([null, null, null])
})
