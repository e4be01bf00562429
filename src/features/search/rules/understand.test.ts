import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chipsOf, insistedKeyword, withoutPart } from './chips.ts'
import { groupOf } from './groups.ts'
import { createLexicon } from './lexicon.ts'
import { isPinyin } from './pinyin.ts'
import { priceLimitsIn, valueOf } from './price-limits.ts'
import { levelQueries } from './search-query.ts'
import { piecesOf, typedOf } from './typed.ts'
import { understand, type KnownHere } from './understand.ts'
import { readVocabulary } from './vocabulary.ts'

const { concepts } = readVocabulary(`concept,kind,en,zh,broader,finds
vase,type,vase|flower vase,花瓶,home-decoration,
home-decoration,type,home decoration,家居装饰,,
wallet,type,wallet,钱包|皮夹,,
candle,type,candle,蜡烛,,
tea,type,tea,茶,,
teapot,type,teapot,茶壶,,
dress,type,dress,连衣裙,,
flower,type,flower,鲜花,,
orange-fruit,type,orange,橙子,,
orange,colour,orange,橙色,,
blue,colour,blue|navy,蓝色|藏青,,
leather,material,leather,皮革,,
small,size,small|little,小号,,
dad,recipient,dad|father,爸爸,,mens|"for him"
mens,recipient,men|mens,男士,,
gift,occasion,gift|present,礼物,,
caffeine,feature,caffeine,咖啡因,,
millilitre,unit,ml,毫升,,
people,unit,people|person,人,,
four,number,4|four,四,,
teatime,occasion,teatime,下午茶,,dress|tea|herbal-tea|"biscuit"
filler-or,filler,or,或者,,
herbal-tea,type,herbal tea,花草茶,tea,
kettle,type,kettle|whistling kettle,水壶,,
slides,type,slides,拖鞋,,
pudding,type,pudding,布丁,,
buy,filler,i want to buy,我想买,,
`)
const sounds: Record<string, string[]> = { 花瓶: ['huaping'], 茶: ['cha'] }
const lexicon = createLexicon(concepts, (word) => sounds[word] ?? [])
const known: KnownHere = {
  words: new Set(['jasmin', 'moon']),
  brands: new Map([['orkidlane', ['orkid-lane']]]),
  sounds: new Map(),
  syllables: new Map(),
  isEnglish: (word) => ['jasmine', 'tea', 'standing', 'moon', 'small'].includes(word),
}
const same = (text: string) => text
const partsOf = (keyword: string) =>
  understand(typedOf(keyword, same), lexicon, known).map(({ kind, start, end }) => `${kind}:${keyword.slice(start, end)}`)

test('a type with one character that only sounds right is understood (search-05)', () => {
  const heard = {
    ...known,
    syllables: new Map([
      [0, 'hua'],
      [1, 'ping'],
    ]),
  }
  const kindsOf = (keyword: string) => understand(typedOf(keyword, same), lexicon, heard).map(({ kind }) => kind)
  expect(kindsOf('花平')).toEqual(['type'])
  expect(kindsOf('华平')).toEqual(['word'])
})

test.each([
  ['small vase under 50', ['size:small', 'type:vase', 'price:under 50']],
  ['gift for dad', ['occasion:gift', 'recipient:dad']],
  ['tea without caffeine', ['type:tea', 'exclusion:without caffeine']],
  ['caffeine-free tea', ['exclusion:caffeine-free', 'type:tea']],
  ['non leather wallet', ['exclusion:non leather', 'type:wallet']],
  ['blue dress', ['colour:blue', 'type:dress']],
  ['orange dress', ['colour:orange', 'type:dress']],
  ['orange', ['type:orange']],
  ['vase for flowers', ['type:vase', 'word:flowers']],
  ['tea pot', ['type:tea pot']],
  ['teapots', ['type:teapots']],
  ['30ml candle', ['size:30ml', 'type:candle']],
  ['orkid lane dress', ['brand:orkid lane', 'type:dress']],
  ['I want to buy a vase', ['type:vase']],
  ['"blue" dress', ['word:blue', 'type:dress']],
  ['huaping', ['type:huaping']],
  ['hua ping', ['type:hua ping']],
  ['moon vase', ['word:moon', 'type:vase']],
  ['我想买蓝色的花瓶', ['colour:蓝色', 'type:花瓶']],
  ['送爸爸的礼物', ['recipient:爸爸', 'occasion:礼物']],
  ['vase that fits flowers', ['type:vase', 'word:flowers']],
  ['100元以下的蜡烛', ['price:100元以下', 'type:蜡烛']],
  ['不要皮革的钱包', ['exclusion:不要皮革', 'type:钱包']],
  ['50毫升 蜡烛', ['size:50毫升', 'type:蜡烛']],
  ['candle or teapot', ['type:candle or teapot']],
  ['花瓶或者茶壶', ['type:花瓶或者茶壶']],
  ['teatime day vase', ['occasion:teatime', 'type:vase']],
  ['in blue vase', ['colour:blue', 'type:vase']],
  ['which tea goes with candle', ['type:tea', 'word:candle']],
  ['tea which goes with candle', ['type:tea', 'word:candle']],
  ['wallet sliding', ['type:wallet', 'word:sliding']],
  ['tea pudding', ['word:tea', 'type:pudding']],
  ['whistling very kettle', ['type:whistling very kettle']],
  ['clean the kettle', ['word:clean', 'word:kettle']],
  ['remove old tea', ['word:remove', 'word:old', 'word:tea']],
  ['my kettle is leaking', ['word:kettle', 'word:leaking']],
  ['茶壶漏水', ['word:茶壶', 'word:漏水']],
  ['which tea could i candle', ['type:tea', 'word:candle']],
  ['tea they should candle', ['type:tea', 'word:candle']],
  ['which could i candle', ['type:candle']],
  ['tea same scent as candle', ['type:tea', 'word:scent', 'word:candle']],
  ['the same tea candle', ['word:tea', 'type:candle']],
  ['tea same candle', ['word:tea', 'type:candle']],
])('%s is understood (search-13, search-22, search-23)', (keyword, expected) => {
  expect(partsOf(keyword)).toEqual(expected)
})

test.each([
  ['under $50', null, 5000],
  ['vase below 80 dollars', null, 8000],
  ['less than s$20.50', null, 2050],
  ['between 20 and 40', 2000, 4000],
  ['$20-$40', 2000, 4000],
  ['over 100', 10_000, null],
  ['50 or less', null, 5000],
  ['两百元以内', null, 20_000],
  ['不超过80', null, 8000],
  ['100到200元', 10_000, 20_000],
  ['300元以上', 30_000, null],
  ['around $50', 4000, 6000],
])('%s limits the price (search-13)', (keyword, minCents, maxCents) => {
  expect(priceLimitsIn(typedOf(keyword, same))).toMatchObject({ minCents, maxCents })
})

test.each(['under 50 ml', 'over 30 cm', '50毫升以下', 'spf 50', 'oolong no 7', 'up to 12 months', ''])('%s is no price', (keyword) => {
  expect(priceLimitsIn(typedOf(keyword, same))).toBeNull()
})

test.each([
  ['12', 12],
  ['fifty', 50],
  ['一百', 100],
  ['两百五十', 250],
  ['十五', 15],
])('%s is %d', (text, value) => expect(valueOf(text)).toBe(value))

test('a word is taken off with the link before it, and insisted on in quotation marks (search-15)', () => {
  expect(withoutPart('gift for dad', 9, 12)).toBe('gift')
  expect(withoutPart('100元以下的蜡烛', 0, 6)).toBe('蜡烛')
  expect(insistedKeyword('nike shoes', 0, 4)).toBe('"nike" shoes')
  expect(insistedKeyword('x'.repeat(49), 0, 49)).toBeNull()
  const chips = chipsOf('blue dress', understand(typedOf('blue dress', same), lexicon, known))
  expect(chips).toEqual([
    { kind: 'colour', text: 'blue', start: 0, end: 4, without: 'dress' },
    { kind: 'type', text: 'dress', start: 5, end: 10, without: 'blue' },
  ])
})

test.each([
  ['huaping', true],
  ['lv', true],
  ['candle', false],
  ['', false],
])('%s is pinyin: %s', (word, expected) => expect(isPinyin(word)).toBe(expected))

test('a type of several words can be divided, when nothing is of the whole of it (search-22)', () => {
  const divided = understand(typedOf('flower vase', same), lexicon, known, { dividesTypes: true })
  expect(divided.map(({ kind, texts }) => `${kind}:${texts.join(' ')}`)).toEqual(['word:flower', 'type:vase'])
})

/** What the group of one of a keyword's parts has at each level that the level before it has not. */
function levelsOf(keyword: string, wanted: string): string[] {
  const parts = understand(typedOf(keyword, same), lexicon, known)
  const types = parts.flatMap((part) => (part.kind === 'type' ? part.concepts : []))
  const part = parts.find(({ kind }) => kind === wanted)!
  const { levels } = groupOf(part, lexicon, { types })!
  const each: string[][] = levels.map((level) => [...(level.match(/'[^']+'/g) ?? [])])
  return each.map((lexemes, place) => lexemes.filter((lexeme) => !each[place - 1]?.includes(lexeme)).join(' '))
}

test('beside a type, an occasion finds that type alone, and last what says no more than the type (search-14)', () => {
  const [, , found, last] = levelsOf('tea for teatime', 'occasion')
  expect(found).toMatch(/biscuit.*herb/)
  expect(found).not.toContain('dress')
  expect(last).toMatch(/'[A-Z]?茶'|tea/)
  expect(levelsOf('teatime', 'occasion')[2]).toContain('dress')
})

test('a size of people is a count, in words or as what is served (search-13)', () => {
  const [first, names] = levelsOf('vase for 4 people', 'size')
  expect(first).toMatch(/serv\w*4/)
  expect(first).not.toContain('ml')
  expect(names).toContain('four')
})

test('the first word of a whistling kettle must be in the name, unchanged', () => {
  expect(levelsOf('whistling kettle', 'type')[0]).toContain('whistling')
})

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom("'; drop table x; --", 'a & !b | (c:*)', "\u0000'\\", '"“a"', '蜡烛不含"', '👩‍👩‍👧 \ud800', '¼ ﷺ ß ŉ', '⒈㊱', '5'.repeat(50)),
  fc
    .array(fc.constantFrom('blue', 'vase', 'under 50', 'without', 'ml', '30', '花瓶', '的', '不要', '"', '-', 'huaping'), { maxLength: 9 })
    .map((words) => words.join(' ')),
)

test('for any keyword, parts are places in it from left to right, and the queries have only quoted lexemes and operators', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const keyword = text.slice(0, 50).toWellFormed()
      const typed = typedOf(keyword, same)
      expect(typed.at).toHaveLength(typed.plain.length + 1)
      const parts = understand(typed, lexicon, known)
      for (const { start, end } of [...parts, ...piecesOf(typed)]) expect(0 <= start && start < end && end <= keyword.length).toBe(true)
      expect(parts.map(({ start }) => start)).toEqual(parts.map(({ start }) => start).toSorted((a, b) => a - b))
      const groups = parts.flatMap((part) => groupOf(part, lexicon) ?? [])
      for (const query of levelQueries(groups)) expect((query ?? '').replace(/'[\p{L}\p{N}.-]+'(:\*)?/gu, '')).toMatch(/^[ ()&|!]*$/)
    }),
  )
})
