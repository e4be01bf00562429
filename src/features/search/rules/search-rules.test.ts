import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agesIn } from './ages.ts'
import { bandOf } from './bands.ts'
import { completionOf } from './completion.ts'
import { deal } from './deal.ts'
import { cutKeyword, longestKeyword, searchUrl } from './keyword.ts'
import { headsOf } from './heads.ts'
import { lexemesOf, lexemesVersion } from './lexemes.ts'
import { deletionsOf, allowedSlips, meantWord, slipsBetween, spellingOf } from './misspelling.ts'
import { stem } from './stem.ts'
import { gramsOf, plainText, tokensOf } from './tokens.ts'

const texts = (text: string) => tokensOf(text).map((token) => token.text)
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom("'; drop table x; --", 'a & !b | (c:*)', "\u0000'\\", '👩‍👩‍👧 \ud800', '蜡'.repeat(60)),
)
const word = fc.stringMatching(/^[a-z]{4,14}$/)

test.each([
  ['Sauté Pan', ['saute', 'pan']],
  ['Child’s First Watch', ['childs', 'first', 'watch']],
  ['SPF50', ['spf', '50']],
  ['SPF 50', ['spf', '50']],
  ['Vetiver & Clove', ['vetiver', 'clove']],
  ['the Cat-eye', ['cat', 'eye']],
  ['ＤＡＰＵＲ　２４ｃｍ', ['dapur', '24', 'cm']],
  ['lilin蜡烛220克', ['lilin', '蜡烛', '220', '克']],
  ["'); --\u0000🦊", []],
])('%s has these tokens', (text, expected) => {
  expect(texts(text)).toEqual(expected)
})

test('tokens have only letters and digits for any text, and are tokens again', () => {
  fc.assert(
    fc.property(anything, (text) => {
      for (const token of texts(text)) expect(token).toMatch(/^[\p{L}\p{N}]+$/u)
      expect(texts(texts(text).join(' '))).toEqual(texts(text))
      expect(plainText(plainText(text))).toBe(plainText(text))
    }),
  )
})

test('a run of Chinese has every neighbouring pair (search-04)', () => {
  expect(gramsOf('香氛蜡烛')).toEqual({ single: ['香', '氛', '蜡', '烛'], pairs: ['香氛', '氛蜡', '蜡烛'] })
})

test.each([
  ['candle', 'candles'],
  ['dress', 'dresses'],
  ['watch', 'watches'],
  ['box', 'boxes'],
  ['vase', 'vases'],
  ['scarf', 'scarves'],
  ['glove', 'gloves'],
  ['berry', 'berries'],
  ['brighten', 'brightening'],
  ['knit', 'knitted'],
  ['knit', 'knitting'],
  ['glaze', 'glazed'],
])('%s and %s have the same stem', (one, other) => {
  expect(stem(other)).toBe(stem(one))
})

test.each([
  ['cas', 'case'],
  ['glass', 'glas'],
  ['ring', 'r'],
  ['spring', 'spr'],
  ['red', 'r'],
])('%s and %s have different stems', (one, other) => {
  expect(stem(one)).not.toBe(stem(other))
})

test('a product is found by its words, pairs, sounds and codes, each marked with the field that it is from', () => {
  const lexemes = lexemesOf({
    titles: ['Cross-body Candles', '香水'],
    types: ['Scented candle', '香氛蜡烛'],
    brandCode: 'batu-pahat',
    brandNames: ['Batu Pahat'],
    categories: ['Home'],
    texts: ['Soy wax', '蜂蜡', '30 ml'],
    attributes: [
      { label: 'Caffeine', value: 'None' },
      { label: 'Scent', value: 'Clove' },
      { label: 'Serves', value: '4' },
    ],
    descriptions: ['Burns without soot.', '不含酒精'],
    codes: ['FRG-001-00'],
    spoken: [['xiang', 'shui']],
  })
  const expected = [
    'Ncandl',
    'Ncandles',
    'Ncrossbody',
    'Ncross',
    'N香水',
    'N香',
    'Nbatupahat',
    'soy',
    '蜂蜡',
    'Cfrg00100',
    'Pxiangshui',
    'Pshui',
    'Ixs',
  ]
  const marked = [
    'Hcandl',
    'Hscentedcandl',
    'H蜡烛',
    'Bbatu-pahat',
    'Ghome',
    'J30ml',
    'Jserves4',
    'Dsoot',
    'D酒精',
    'Xcaffein',
    'Xsoot',
    'X酒精',
    'Yscent',
  ]
  expect(lexemes).toEqual(expect.arrayContaining([...expected, ...marked]))
  for (const absent of ['蜂', 'Hcross', 'Ycaffein']) expect(lexemes).not.toContain(absent)
  expect(new Set(lexemes).size).toBe(lexemes.length)
})

test.each([
  ['Gym Towel with a Pocket', ['towel', 'gymtowel']],
  ['Candle 220 g', ['candl']],
  ['Bolster, Junior', ['bolster']],
  ['Box of Chocolates', ['box', 'chocolat']],
  ['Shirts & blouses', ['shirt', 'blous']],
  ['七号珍藏乌龙 罐装 100克', ['乌龙', '珍藏乌龙']],
  ['床头灯一对', ['灯', '床头灯']],
])('%s is called %j at its end', (title, expected) => {
  expect(headsOf(title)).toEqual(expect.arrayContaining(expected))
  expect(headsOf(title)).not.toContain('pocket')
})

test.each([
  ['candle', 'cnadle', 1],
  ['candle', 'candle', 0],
  ['casserole', 'casarole', 2],
  ['towel', 'towle', 1],
  ['', 'abc', 3],
])('from %s to %s', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips)
})

test('the number of slips is the same in both directions', () => {
  fc.assert(fc.property(word, word, (one, other) => slipsBetween(one, other) === slipsBetween(other, one) && slipsBetween(one, one) === 0))
})

test('a word with one slip has a deletion in common with the right one (search-05)', () => {
  const slip = fc.tuple(word, fc.nat(), fc.constantFrom('drop', 'swap', 'change', 'add')).map(([right, place, how]) => {
    const at = place % right.length
    const before = right.slice(0, at)
    const rest = right.slice(at)
    if (how === 'drop') return [right, before + rest.slice(1)] as const
    if (how === 'swap') return [right, before + (rest[1] ?? '') + rest[0] + rest.slice(2)] as const
    return [right, `${before}q${how === 'add' ? rest : rest.slice(1)}`] as const
  })
  fc.assert(
    fc.property(slip, ([right, wrong]) => {
      fc.pre(wrong.length >= 4 && slipsBetween(right, wrong) <= Math.min(allowedSlips(right.length), allowedSlips(wrong.length)))
      const known = new Set(deletionsOf(right))
      expect(deletionsOf(wrong).some((each) => known.has(each))).toBe(true)
    }),
  )
})

test('the nearest word is meant, then the one in more products', () => {
  const words = [
    { word: 'candle', products: 20 },
    { word: 'handle', products: 90 },
    { word: 'cradle', products: 5 },
  ]
  expect(meantWord('cnadle', words)).toBe('candle')
  expect(meantWord('zandle', words)).toBe('handle')
  expect(meantWord('teapot', words)).toBeNull()
  expect(meantWord('tea', [{ word: 'ten', products: 1 }])).toBeNull()
})

test('bands grow by a factor of four and cover every product', () => {
  expect([0, 1999, 2000, 7999, 8000, 31_999, 32_000, 511_999, 512_000, 9e9].map(bandOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 4, 5, 5])
})

test('a keyword is cut after 50 characters, and never inside a character', () => {
  expect(cutKeyword(`${'a'.repeat(49)}🦊`)).toBe('a'.repeat(49))
  expect(cutKeyword('  candle ')).toBe('candle')
  fc.assert(fc.property(anything, (text) => cutKeyword(text).length <= longestKeyword && cutKeyword(text).isWellFormed()))
  expect(searchUrl('茶 & tea')).toBe('/search?keyword=%E8%8C%B6+%26+tea')
})

test.each([
  ['Enamel Casserole', 'cas', 'Enamel Cas', 'serole'],
  ['Casa Laut', 'CAS', 'Cas', 'a Laut'],
  ['Occasion Cast', 'cas', 'Occasion Cas', 't'],
  ['香氛蜡烛', '蜡', '香氛蜡', '烛'],
  ['香氛蜡烛', 'lazhu', '', '香氛蜡烛'],
  ['Kettle', '', '', 'Kettle'],
])('%s, typed %s, is completed', (suggestion, typed, plain, rest) => {
  expect(completionOf(suggestion, typed)).toEqual({ typed: plain, rest })
})

test('places are divided in turn, and no list gets more places than it has entries', () => {
  expect(deal([3, 3, 3], 6)).toEqual([2, 2, 2])
  expect(deal([1, 0, 9], 6)).toEqual([1, 0, 5])
  expect(deal([1, 1], 6)).toEqual([1, 1])
  expect(deal([3], 0)).toEqual([0])
})

test('a word that sounds like another is meant, and a word has one spelling in Britain and America (search-05, search-17)', () => {
  expect(
    meantWord(
      'neckless',
      ['backless', 'necklace'].map((each) => ({ word: each, products: 1 })),
    ),
  ).toBe('necklace')
  for (const [one, other] of [
    ['caliper', 'calliper'],
    ['color', 'colour'],
    ['organise', 'organize'],
    ['gray', 'grey'],
    ['center', 'centre'],
  ] as const)
    expect(spellingOf(one)).toBe(spellingOf(other))
  expect(spellingOf('baby')).not.toBe(spellingOf('bay'))
})

test.each([
  ['4 to 5 years', ['4year', '5year']],
  ['2至3岁', ['2year', '3year', '24month', '36month']],
  ['12 months up', ['1year', '2year', '3year', '4year', '5year', '6year', '12month', '18month', '24month', '36month']],
  ['To 3 years', ['1year', '2year', '3year', '3month', '6month', '9month', '12month', '18month', '24month', '36month']],
  ['4+ years', ['4year', '5year', '6year', '7year', '8year', '9year']],
  ['18 months to 2 years', ['2year', '18month', '24month']],
  ['6个月至1岁', ['1year', '6month', '9month', '12month']],
  ['25 years', []],
  ['Dry clean twice a year', []],
])('%s is for these ages (search-13)', (text, ages) => expect(agesIn(text)).toEqual(ages))

/** A product with something of every kind of lexeme. When its lexemes change, `lexemesVersion` must be raised with this list. */
test('the lexemes of a product are those of their version (search-19)', () => {
  const lexemes = lexemesOf({
    titles: ['Anti-kink Tea Set for Four', '绿茶壶'],
    types: ['Teapot', '茶壶'],
    brandCode: 'lilin',
    brandNames: ['Lilin House'],
    categories: ['Tea'],
    texts: ['鸽灰', '30 ml', '2 to 3 years'],
    attributes: [
      { label: 'Caffeine', value: 'None' },
      { label: 'Hobs', value: 'Gas, not induction' },
    ],
    descriptions: ['No sugar.'],
    codes: ['AB-12'],
    spoken: [['lv', 'cha']],
  })
  expect([lexemesVersion, lexemes.toSorted().join(' ')]).toMatchInlineSnapshot(`
    [
      4,
      "2 3 30 Blilin Cab12 Dno Dsugar Gtea Hkinkteaset Hset Hteapot Hteaset H壶 H绿茶壶 H茶壶 Ilc J23 J24month J2year J30ml J36month J3year J3years Jantikink Jcaffeinefre Jcaffeinenon Jhobsga Jkinktea Jnocaffein Jservesfour Jsetfour Jteaset Nanti Nantikink Nfour Nhous Nhouse Nkink Nlilin Nlilinhouse Nset Ntea Nteapot N壶 N绿 N绿茶 N茶 N茶壶 Pcha Plvcha Tkinkteaset Tset Tteaset T壶 T绿茶壶 T茶壶 Xcaffein Xinduction Xkink Xsugar Yhob caffein caffeine free gas ml no none tea year years 不含 灰 鸽灰",
    ]
  `)
})
