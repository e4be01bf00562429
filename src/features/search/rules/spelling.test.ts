import { expect, test } from 'vitest'
import { deletionsOf, meantWord, spellingOf } from './misspelling.ts'
import { isPinyin } from './pinyin.ts'
import { saysPurpose } from './purpose.ts'
import { stem } from './stem.ts'
import { joinedWords, plainText, tokensOf } from './tokens.ts'

test.each([
  ['cat', ['cat']],
  ['cats', ['cats', 'ats', 'cts', 'cas', 'cat']],
])('%s without the letters that may be slips', (word, expected) => expect(deletionsOf(word)).toEqual(expected))

test('of a long word its beginning is compared, without two letters', () => {
  expect(deletionsOf('candlesticks')).toEqual(deletionsOf('candles'))
  expect(deletionsOf('candles')).toHaveLength(29)
  expect(deletionsOf('candles')).toEqual(expect.arrayContaining(['candles', 'candle', 'candl', 'ndles']))
})

test.each([
  ['cup', ['cap'], null],
  ['vaze', ['vase', 'gaze'], 'vase'],
  ['jase', ['vase', 'base'], 'base'],
  ['candel', ['candle', 'candy'], 'candle'],
  ['neckless', ['backless', 'necklace'], 'necklace'],
  ['fone', ['phone'], null],
  ['qqqqqq', ['candle'], null],
  ['boxx', ['bocks', 'box'], 'box'],
  ['suade', ['suede', 'shade'], 'suede'],
  ['sophas', ['sofas', 'sodas'], 'sofas'],
  ['seiling', ['ceiling', 'sealing'], 'sealing'],
])('%s among %j is meant as %s (search-05)', (typed, words, expected) => {
  expect(
    meantWord(
      typed,
      words.map((word, products) => ({ word, products })),
    ),
  ).toBe(expected)
})

test('of two words as near and in as many products, the first by its letters is meant', () => {
  for (const words of [
    ['gase', 'base'],
    ['base', 'gase'],
  ])
    expect(
      meantWord(
        'jase',
        words.map((word) => ({ word, products: 1 })),
      ),
    ).toBe('base')
})

test.each([
  ['colours', 'colors'],
  ['flavoured', 'flavored'],
  ['colourful', 'colorful'],
  ['analyse', 'analyze'],
  ['organisation', 'organization'],
  ['centres', 'centers'],
  ['dialogues', 'dialogs'],
  ['paediatric', 'pediatric'],
  ['aluminium', 'aluminum'],
  ['grayish', 'greyish'],
  ['jewellery', 'jewelery'],
])('%s is spelt %s', (word, expected) => expect(spellingOf(word)).toBe(expected))

test.each([
  ['cas', 'cas'],
  ['bus', 'bus'],
  ['iris', 'iris'],
  ['pass', 'pass'],
  ['dishes', 'dish'],
  ['quizzes', 'quizz'],
  ['berries', 'berry'],
  ['ties', 'tie'],
  ['carried', 'carry'],
  ['filled', 'fill'],
  ['passing', 'pass'],
  ['rhythming', 'rhythm'],
  ['string', 'string'],
  ['sled', 'sled'],
  ['leaves', 'leaf'],
  ['cave', 'cave'],
  ['glove', 'glof'],
  ['vases', 'vase'],
  ['spf50', 'spf50'],
])('the stem of %s is %s', (word, expected) => expect(stem(word)).toBe(expected))

test.each([
  ['Cross-body bag', ['crossbody']],
  ['T-shirt-dress', ['tshirtdress']],
  ['one-2-three, 3-in-one, a-, b', []],
])('the hyphened words of %s are one', (text, expected) => expect(joinedWords(text)).toEqual(expected))

test.each([
  ["Child's", 'childs'],
  ['Child’s  Ａ', 'childs a'],
  [' a\u0000b ', 'a b'],
  ['T-shirt!', 't-shirt'],
  ['É - ü', 'e - u'],
  [' 青，瓷。', '青 瓷'],
])('the plain text of %j is %j', (text, expected) => expect(plainText(text)).toBe(expected))

test('letters, digits and characters are tokens of their own; stop words are none', () => {
  expect(tokensOf('the SPF50青瓷')).toEqual([
    { kind: 'word', text: 'spf' },
    { kind: 'word', text: '50' },
    { kind: 'chinese', text: '青瓷' },
  ])
})

test.each([
  ['xiangshui', true],
  ['zhuang', true],
  ['shuangren', true],
  ['zhuangz', false],
  ['sh', false],
  ['nv', true],
])('%s may be pinyin: %s', (word, expected) => expect(isPinyin(word)).toBe(expected))

test.each([
  ['remove old paint', true],
  ['leaky tap', true],
  ['水管漏水', true],
  ['vase', false],
])('%s says a purpose: %s', (keyword, expected) => expect(saysPurpose(keyword)).toBe(expected))
