import { describe, expect, it } from 'vitest'
import { readAmount, readColour, readFlag, readGrams, readStock, readUrl, readWhole, splitList, writeStock } from './cell-values.ts'

describe('readAmount, in cents', () => {
  it.each([
    ['12.50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    ['1,299.00', 129_900],
    [' 1 299.00 ', 129_900],
    ['S$12.00', 1200],
    ['12.5000', 1250],
    ['0', 0],
    ['79,00', null],
    ['1,29', null],
    ['12.345', null],
    ['-1', null],
    ['abc', null],
    ['1e3', null],
    ['21474836.47', 2_147_483_647],
    ['21474836.48', null],
  ])('%s → %s', (text, cents) => {
    expect(readAmount(text)).toBe(cents)
  })
})

describe('readWhole', () => {
  it.each([
    ['12', 12],
    ['1,200', 1200],
    [' 1 200 ', 1200],
    ['12.0', 12],
    ['-3', -3],
    ['12.5', null],
    ['five', null],
    ['2147483647', 2_147_483_647],
    ['-2147483647', -2_147_483_647],
    ['2147483648', null],
  ])('%s → %s', (text, value) => {
    expect(readWhole(text)).toBe(value)
  })
})

it.each([
  ['420.0', 420],
  ['28.4', 28],
  ['1 200', 1200],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['heavy', null],
  ['-1', null],
])('readGrams %s → %s', (text, grams) => {
  expect(readGrams(text)).toBe(grams)
})

it.each([
  ['TRUE', true],
  ['yes', true],
  ['1', true],
  ['False', false],
  ['n', false],
  ['perhaps', null],
])('readFlag %s → %s', (text, flag) => {
  expect(readFlag(text)).toBe(flag)
})

describe('readUrl', () => {
  it.each(['https://cdn.example/a.jpg?v=1', 'http://a.example/b', '/art/p0.webp', `/${'a'.repeat(1999)}`])('takes %s', (url) => {
    expect(readUrl(url)).toBe(url)
  })
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>',
    '//evil.example/a.jpg',
    'ftp://a.example/b',
    'art/p0.webp',
    'https://',
    'https://a.example/"onload="x',
    '/\\evil.example',
    'https://a.example/a b',
    `https://a.example/${'a'.repeat(2000)}`,
  ])('refuses %s', (url) => {
    expect(readUrl(url)).toBeNull()
  })
})

it.each([
  ['#D9C79E', '#d9c79e'],
  ['#123', '#112233'],
  ['red', null],
  ['#12345', null],
])('readColour %s → %s', (text, colour) => {
  expect(readColour(text)).toBe(colour)
})

describe('readStock', () => {
  it.each([
    ['warehouse=12; katong=3; orchard=0', { warehouse: 12, katong: 3, orchard: 0 }],
    ['warehouse = -2', { warehouse: -2 }],
    ['warehouse=1;', { warehouse: 1 }],
    ['warehouse', null],
    ['warehouse=1; warehouse=2', null],
    ['warehouse=1.5', null],
  ])('%s', (text, stock) => {
    expect(readStock(text)).toEqual(stock)
  })
  it('reads what writeStock writes', () => {
    const stock = { warehouse: 12, katong: 0, orchard: -1 }
    expect(readStock(writeStock(stock))).toEqual(stock)
  })
})

it('splits lists without blanks and repeats', () => {
  expect(splitList(' a, b,,a ,c', ',')).toEqual(['a', 'b', 'c'])
})
