import { expect, test } from 'vitest'
import { agesIn } from './ages.ts'
import { headsOf } from './heads.ts'
import { priceLimitsIn, valueOf } from './price-limits.ts'
import { closenessQueries, codeQuery, anyOf, levelQueries, soundQueries } from './search-query.ts'
import type { Group } from './groups.ts'
import { typedOf } from './typed.ts'

const limitsIn = (keyword: string) => {
  const limits = priceLimitsIn(typedOf(keyword, (text) => text))
  return limits && [keyword.slice(limits.from, limits.to), limits.minCents, limits.maxCents]
}

test.each([
  ['vase between 20 and 40 dollars', ['between 20 and 40 dollars', 2000, 4000]],
  ['between 40 and 20', null],
  ['between 20 and 20', ['between 20 and 20', 2000, 2000]],
  ['vase around $50 blue', ['around $50', 4000, 6000]],
  ['$20 to 40', ['$20 to 40', 2000, 4000]],
  ['20到40元', ['20到40元', 2000, 4000]],
  ['40到20元', ['20元', 1600, 2400]],
  ['about 50 dollars', ['50 dollars', 4000, 6000]],
  ['50元左右', ['50元左右', 4000, 6000]],
  ['20 or more', ['20 or more', 2000, null]],
  ['over $19.99', ['over $19.99', 1999, null]],
  ['under fifty', ['under fifty', null, 5000]],
  ['under fifteen', ['under fifteen', null, 1500]],
  ['below twenty five dollars', ['below twenty five dollars', null, 2500]],
  ['at most twenty-one', ['at most twenty-one', null, 2100]],
  ['under a hundred', ['under a hundred', null, 10_000]],
  ['less than two hundred and fifty dollars', ['less than two hundred and fifty dollars', null, 25_000]],
  ['under ninety years', null],
  ['under tennis', null],
  ['100到200的包包', ['100到200', 10_000, 20_000]],
  ['100至200', ['100至200', 10_000, 20_000]],
  ['10到12岁', null],
  ['2到3的', null],
  ['三千两百元以内', ['三千两百元以内', null, 320_000]],
  ['under 50 ml or under $30', ['under $30', null, 3000]],
  ['50', null],
])('the price in %s is %j (search-13)', (keyword, expected) => expect(limitsIn(keyword)).toEqual(expected))

test.each([
  ['12.5', 12.5],
  ['hundred', 100],
  ['a hundred', 100],
  ['nine', 9],
  ['ten', 10],
  ['nineteen', 19],
  ['twenty', 20],
  ['ninety-nine', 99],
  ['three hundred and eleven', 311],
  ['five hundred forty two', 542],
  ['十', 10],
  ['两百五十', 250],
  ['一千二百三十四', 1234],
  ['一百零五', 105],
  ['零', 0],
  ['两', 2],
  ['三', 3],
  ['九', 9],
])('%s is the number %d', (text, expected) => expect(valueOf(text)).toBe(expected))

test.each([
  ['3 to 18 months', '1year 3month 6month 9month 12month 18month'],
  ['6个月以上', '1year 2year 3year 4year 5year 6month 9month 12month 18month 24month 36month'],
  ['under 2 years', '1year 2year 3month 6month 9month 12month 18month 24month'],
  ['3岁以下', '1year 2year 3year 3month 6month 9month 12month 18month 24month 36month'],
  ['5岁起', '5year 6year 7year 8year 9year 10year'],
  ['up to 6 months', '3month 6month'],
  ['24 to 36 months', '2year 3year 24month 36month'],
  ['12 months', ''],
  ['years', ''],
])('%s is for the ages %s (search-13)', (text, ages) => expect(agesIn(text).join(' ')).toBe(ages))

test.each([
  ['Tool Box', 'toolbox tool'],
  ['Gym Towel 2 pcs', '2pcs towel gymtowel'],
  ['500 ml', '500ml 500'],
  ['Blue Silk Head Scarf', 'headscarf scarf silkheadscarf'],
  ['Scarf: blue', 'scarf'],
  ['Cups / Mugs', 'cup mug'],
  [', Vase', 'vase'],
  ['瓶', ''],
  ['礼盒', '盒 礼盒'],
  ['月饼礼盒', '盒 礼盒 饼礼盒 月饼礼盒 饼 月饼'],
  ['七号珍藏乌龙茶', '茶 龙茶 乌龙茶 藏乌龙茶 珍藏乌龙茶 号珍藏乌龙茶'],
  ['Lamp 青瓷灯', 'lamp 灯 瓷灯 青瓷灯'],
  ['', ''],
])('%j is called %j at its end', (title, heads) => expect(headsOf(title).join(' ')).toBe(heads))

test.each([
  ['8888 0001 23', "'C8888000123':*"],
  ['FRG-001', "'Cfrg001':*"],
  ['12345', "'C12345':*"],
  ['1234', null],
  ['blue vase AB-123', "'Cab123':*"],
  ['vase 88880001', "'C88880001':*"],
  ['frg 001 00', "'Cfrg00100':*"],
  ['blue vase 88880001', "'C88880001':*"],
  ['vases', null],
  ['青瓷 12345', null],
])('%s is the article number %s', (keyword, query) => expect(codeQuery(keyword)).toBe(query))

test('a sound is looked for in names by its pinyin and its initials', () => {
  expect(soundQueries('hp')).toEqual({ sounds: "'Php':*", initials: "'Ihp':*" })
})

/** A group of a part of this kind, with this at its levels. */
const group = (kind: 'word' | 'type' | 'exclusion', levels: string[], over: Partial<Group> = {}): Group => ({
  part: {
    kind,
    texts: ['a'],
    start: 0,
    end: 1,
    concepts: [],
    brands: [],
    spoken: [],
    insisted: false,
    afterLink: false,
    afterOr: false,
    isVerb: false,
    price: null,
    preference: null,
  },
  levels,
  literal: `${levels[0]}!`,
  fittest: [],
  said: '',
  near: '',
  not: '',
  isMust: false,
  weight: 30,
  closeness: over.weight ?? 30,
  ...over,
})

test('a search asks level by level, but the same only once', () => {
  expect(levelQueries([group('type', ['a', 'b', 'b', 'c'])])).toEqual([null, 'a', 'b', null, 'c'])
  expect(levelQueries([group('word', ['a', 'b', 'c', 'd']), group('type', ['', 'f', 'g', 'h'])])).toEqual([
    '(a! & !)',
    null,
    '(b & f)',
    '(c & g)',
    '(d & h)',
  ])
})

test('what is excluded is said first', () => {
  const groups = [group('type', ['a', 'b', 'c', 'd']), group('exclusion', ['x', '', '', ''], { not: '!y' })]
  expect(levelQueries(groups)[0]).toBe('(d & x & (!y))')
})

test('a product is as close as what it is found by weighs', () => {
  const word = group('word', ['a', 'b', 'c', 'd'])
  const type = group('type', ['', 'f', 'g', 'h'], { weight: 100, fittest: ['k', 'l'] })
  const excluded = group('exclusion', ['x', '', '', ''])
  expect(closenessQueries([word])).toEqual([])
  expect(closenessQueries([word, excluded])).toEqual([])
  expect(closenessQueries([{ ...word, fittest: ['k'] }])).toEqual([
    { query: 'a', weight: 30 },
    { query: 'b', weight: 30 },
    { query: 'c', weight: 30 },
    { query: 'k', weight: 30 },
  ])
  expect(closenessQueries([word], 'k')).toEqual([
    { query: 'a', weight: 30 },
    { query: 'b', weight: 30 },
    { query: 'c', weight: 30 },
    { query: 'k', weight: -6 },
  ])
  const forKids = { ...word, part: { ...word.part, concepts: [{ id: 'toddler', broader: ['kids'] } as never] } }
  expect(closenessQueries([forKids], 'k')).toEqual([])
  expect(closenessQueries([{ ...word, closeness: 8, said: 's' }])).toContainEqual({ query: 'a', weight: 8 })
  expect(closenessQueries([{ ...word, said: 's' }])).toContainEqual({ query: 's', weight: 15 })
  expect(closenessQueries([word, type])).toEqual([
    { query: 'a', weight: 30 },
    { query: 'b', weight: 30 },
    { query: 'c', weight: 30 },
    { query: 'f', weight: 100 },
    { query: 'g', weight: 100 },
    { query: 'k', weight: 100 },
    { query: 'l', weight: 67 },
    { query: '(a! & !)', weight: 1000 },
  ])
})

test('any of several groups will do at any level', () => {
  expect(anyOf([group('word', ['a', 'b']), group('type', ['', 'h']), group('exclusion', ['x', ''])])).toBe('(b | h)')
})
