import { expect, test } from 'vitest'
import { nothingElse, type Group } from './groups.ts'
import { anyOf, closenessQueries, codeQuery, levelQueries, mentionQueries, soundQueries } from './search-query.ts'
import type { PartKind } from './understand.ts'

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
const group = (kind: PartKind, levels: string[], over: Partial<Group> = {}): Group => ({
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
  ...nothingElse,
  levels,
  literal: `${levels[0]}!`,
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
  const without = (said: string) => [group('type', ['a', 'b', 'c', 'd']), group('exclusion', [said, '', '', ''], { not: 'y' })]
  expect(levelQueries(without('x'))[0]).toBe('(d & x & (!y | x))')
  expect(levelQueries(without(''))).toEqual([null, '(a & !y)', '(b & !y)', '(c & !y)', '(d & !y)'])
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
  // Of a type, and of what somebody is given, goods for children are further away.
  for (const kind of ['type', 'recipient', 'occasion'] as const)
    expect(closenessQueries([group(kind, ['a', '', '', ''])], 'k'), kind).toContainEqual({ query: 'k', weight: -14 })
  expect(closenessQueries([group('type', ['a', '', '', ''], { called: 't' })])).toContainEqual({ query: 't', weight: 8 })
  const forKids = { ...word, part: { ...word.part, concepts: [{ id: 'toddler', broader: ['kids'] } as never] } }
  expect(closenessQueries([forKids], 'k')).toContainEqual({ query: 'k', weight: 40 })
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
    { query: "'Taa'", weight: 12 },
    { query: '(a! & !)', weight: 1000 },
  ])
})

test.each([
  [['moon', 'jar'], "'Tmoonjar'"],
  [['moon', 'jar', 'lamp'], "'Tmoonjarlamp'"],
  [['a', 'moon', 'jar', 'lamp'], null],
  [['月', '亮'], null],
] as const)('what is called %j as a whole comes first: %s (search-14)', (texts, query) => {
  const groups = texts.map((text, start) => {
    const word = group('word', ['a', '', '', ''])
    return { ...word, part: { ...word.part, texts: [text], start } }
  })
  const found = closenessQueries(groups).filter(({ weight }) => weight === 12)
  expect(found.map((each) => each.query)).toEqual(query === null ? [] : [query])
})

test.each([
  ['garden party', 'occasion', ['garden', 'party']],
  ['set my year', 'word', ['set', 'year']],
  ['团圆饭', 'occasion', ['团圆', '圆饭']],
  ['breakfast', 'occasion', []],
  ['night cream', 'type', []],
] as const)('of %s, as a part that is a %s, each word brings a product closer by itself: %j (search-14)', (text, kind, words) => {
  const texts = /[a-z]/.test(text) ? text.split(' ') : [...text]
  const phrase = group(kind, ['a', '', '', ''], { said: 's' })
  const found = closenessQueries([{ ...phrase, part: { ...phrase.part, texts } }]).filter(({ weight }) => weight === 9)
  expect(found).toHaveLength(words.length)
  for (const [place, word] of words.entries()) expect(found[place]!.query).toContain(`'D${word}'`)
})

test('any of several groups will do at any level', () => {
  expect(anyOf([group('word', ['a', 'b']), group('type', ['', 'h']), group('exclusion', ['x', ''])])).toBe('(b | h)')
})

test('of a part that was dropped, its words anywhere in the texts count a little', () => {
  const { part } = group('need', [])
  expect(mentionQueries([{ ...part, texts: ['floats'] }])).toEqual([{ query: "(('Nfloat' | 'float' | 'Jfloat') | 'Dfloat')", weight: 4 }])
  expect(mentionQueries([])).toEqual([])
})

test('what a need finds counts twice where no type is named (search-14)', () => {
  const need = group('need', ['a', 'b', 'c', 'd'], { fittest: ['x', 'y'], weight: 30 })
  const weightsOf = (groups: Group[]) =>
    closenessQueries(groups).flatMap(({ query, weight }) => (query === 'x' || query === 'y' ? [weight] : []))
  expect(weightsOf([need])).toEqual([60, 40])
  expect(weightsOf([need, group('type', ['e', 'f', 'g', 'h'])])).toEqual([30, 20])
})
