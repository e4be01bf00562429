import { describe, expect, test } from 'vitest'
import { literalQuery, phraseQuery, queryAt, sayingQuery } from './group-queries.ts'
import { childrensQuery, groupOf, levelCount, looseGroup, type Group } from './groups.ts'
import { all, any } from './phrase-queries.ts'
import { createLexicon } from './lexicon.ts'
import { typedOf } from './typed.ts'
import { understand, type KnownHere, type Part } from './understand.ts'
import { readVocabulary } from './vocabulary.ts'

const { concepts } = readVocabulary(`concept,kind,en,zh,broader,finds
vase,type,vase,花瓶,,
canvas-bag,type,canvas bag,帆布包,,
scarf,type,silk scarf,丝巾,,
blue,colour,blue,蓝色,,
leather,material,leather,皮革|皮,,
suede,material,suede,绒面革,leather,
man,recipient,men,男,,
bag,type,bag,包,,
shoulder-bag,type,shoulder bag,单肩包,bag,
case,type,briefcase,公文包,,"bag|""laptop""|""document"""
kids,recipient,kids|children,儿童|童,,
party,occasion,party,派对,,
number-4,number,four|4,四,,
millilitre,unit,ml,毫升,,
floral,feature,floral,花香,,rose
rose,feature,rose,玫瑰,,
dry-skin,need,dry skin,干皮,,vase
`)
const lexicon = createLexicon(concepts, () => [])
const known: KnownHere = {
  words: new Set(),
  brands: new Map([['orkidlane', ['orkid-lane', 'orkid-home']]]),
  sounds: new Map(),
  syllables: new Map(),
  isEnglish: () => false,
}
const partsOf = (keyword: string): Part[] =>
  understand(
    typedOf(keyword, (text) => text),
    lexicon,
    known,
  )
const groupsOf = (keyword: string): Group[] => partsOf(keyword).flatMap((part) => groupOf(part, lexicon) ?? [])

describe('all groups of a keyword are one query', () => {
  const query = (keyword: string, level: number) => queryAt(groupsOf(keyword), level)?.replaceAll("'", '')
  const withoutZinc = '(!((Nzinc | zinc | Jzinc) | Yzinc) | Xzinc)'

  test('a product has something of each', () => {
    expect(query('orkid lane quartz', 0)).toBe('((Borkid-lane | Borkid-home) & (Nquartz | Jquartz))')
    expect(query('quartz', 0)).toBe('(Nquartz | Jquartz)')
    expect(query('', 0)).toBeUndefined()
    expect(query('男 quartz', 0)).toBeUndefined()
    expect(query('男 quartz', 1)).toBeDefined()
  })

  test('and nothing of what is excluded, whatever the level', () => {
    expect(query('quartz without zinc', 0)).toBe(`((Nquartz | Jquartz) & ${withoutZinc})`)
    expect(query('without zinc', 0)).toBe(withoutZinc)
    expect(query('without zinc', 3)).toBe(withoutZinc)
  })

  test('a product that says what it is without comes first, where something is excluded', () => {
    expect(sayingQuery(groupsOf('quartz'))).toBeNull()
    const saying = sayingQuery(groupsOf('quartz without zinc'))!
    expect(saying).toContain("& 'Xzinc' &")
    expect(saying).toContain(groupsOf('quartz')[0]!.levels[3])
  })

  test.each([
    ['a type alone, which others have in their names', 'silk scarf', null],
    ['a word alone', 'quartz', null],
    ['a word of three characters alone', '青瓷白', null],
    ['a word with another', 'quartz onyx', "(('Nquartz' | 'Jquartz') & ('Nonyx' | 'Jonyx'))"],
    ['a number with another', '4 vase', "(('N4' | 'J4') & ('Nvase' | 'Jvase'))"],
    ['two parts that only describe', 'blue leather', null],
    ['three of them', 'blue leather party', "(('Nblue' | 'Jblue') & ('Nleather' | 'Jleather') & ('Nparty' | 'Jparty'))"],
    ['a Chinese type of three characters', '帆布包', "('N帆布' & 'N布包')"],
    ['two parts and what is excluded', 'blue vase without zinc', null],
    ['a word, where another is excluded', 'quartz without zinc', null],
  ])('products by their name: %s', (_, keyword, expected) => {
    expect(literalQuery(groupsOf(keyword))).toBe(expected)
  })

  test('what is excluded is not in a product found by its name', () => {
    expect(literalQuery(groupsOf('quartz onyx without zinc'))!.replaceAll("'", '')).toBe(
      `((Nquartz | Jquartz) & (Nonyx | Jonyx) & ${withoutZinc})`,
    )
  })

  test('one query stays as it is, and the same one is asked once', () => {
    expect([all(['a']), all(['a', 'b']), any(['a', 'a']), any(['a', 'b', 'a'])]).toEqual(['a', '(a & b)', 'a', '(a | b)'])
  })
})

test.each([
  ['nothing', 'quartz', { isStart: false, isSound: false }, '', ['', '', '', '']],
  ['a beginning', 'quartz', { isStart: true, isSound: false }, "'Nquartz':*", ["'Nquartz':*", "('Nquartz':* | 'quartz':*)"]],
  ['a sound', 'huaping', { isStart: false, isSound: true }, "('Phuaping':* | 'Ihuaping':*)", ["('Phuaping':* | 'Ihuaping':*)"]],
  [
    'a beginning and a sound',
    'lin',
    { isStart: true, isSound: true },
    "'Nlin':*",
    ["'Nlin':*", "('Nlin':* | 'Plin':* | 'Ilin':*)", "('Nlin':* | 'Plin':* | 'Ilin':* | 'lin':*)"],
  ],
  ['eight initials', 'xxxxxxxx', { isStart: false, isSound: true }, "('Pxxxxxxxx':* | 'Ixxxxxxxx':*)", []],
  ['more than any initials', 'xxxxxxxxx', { isStart: false, isSound: true }, "'Pxxxxxxxxx':*", ["'Pxxxxxxxxx':*"]],
])('a word that is known only as %s', (_, word, how, literal, levels) => {
  const part = { ...partsOf('quartz')[0]!, texts: [word] }
  const group = looseGroup(part, how)
  expect(group).toMatchObject({ literal, fittest: [], near: '', not: '', isMust: false, weight: 30 })
  expect(group.levels.slice(0, levels.length)).toEqual(levels)
  expect(group.levels).toHaveLength(levelCount)
  expect(looseGroup({ ...part, insisted: true }, how).isMust).toBe(true)
})

test.each([
  ['vase', true, 100],
  ['orkid lane', false, 50],
  ['quartz', false, 30],
  ['"quartz"', true, 30],
  ['blue', false, 24],
  ['4', false, 4],
  ['without leather', true, 0],
])('%s: whether there is no answer without it, and what is lost', (keyword, isMust, weight) => {
  expect(groupOf(partsOf(keyword)[0]!, lexicon)).toMatchObject({ isMust, weight })
})

test('a word of the vocabulary that is left as a word is worth more than an unknown one', () => {
  expect(groupOf({ ...partsOf('vase')[0]!, kind: 'word' }, lexicon)!.weight).toBe(35)
})

test('a type comes near by its words in a name', () => {
  expect(groupOf(partsOf('silk scarf')[0]!, lexicon)!.near).toBe("((('Nsilk' & 'Nscarf') | 'Jsilkscarf' | 'Nsilkscarf') | 'N丝巾')")
})

test('what is excluded is in no text and no label, except where a product says that it is without it (search-22)', () => {
  const { not, levels, literal, near, fittest } = groupOf(partsOf('不要皮')[0]!, lexicon)!
  expect({ literal, near, fittest }).toEqual({ literal: '', near: '', fittest: [] })
  expect(not.replaceAll("'", '')).toBe(
    '(皮 | (Nleather | leather | Jleather) | (N皮革 | 皮革) | (Nsued | sued | Jsued) | ((N绒面 & N面革) | (绒面 & 面革)) | Y皮 | Yleather | Y皮革 | Ysued | Y绒面革)',
  )
  expect(levels.map((level) => level.replaceAll("'", ''))).toEqual(['(X皮 | Xleather | X皮革 | Xsued | X绒面革)', '', '', ''])
})

test('what a feature finds is excluded with it: no rose is in what is not floral (search-22)', () => {
  const { not } = groupOf(partsOf('not floral')[0]!, lexicon)!
  expect(not.replaceAll("'", '')).toContain('(Nrose | rose | Jrose) | (N玫瑰 | 玫瑰)')
  expect(groupOf(partsOf('不要 派对')[0]!, lexicon)!.not).not.toContain('rose')
})

test('a number with a point is literally what the index has of it', () => {
  const [size] = partsOf('3.5 ml')
  expect(groupOf(size!, lexicon)!.literal).toContain("'J35ml'")
})

test('a need by itself says what is searched for, beside a type it says less', () => {
  const [need] = partsOf('dry skin')
  expect(groupOf(need!, lexicon)!.weight).toBe(35)
  expect(groupOf(need!, lexicon, { types: partsOf('vase')[0]!.concepts })!.weight).toBe(12)
})

test('what is called by the whole of a type comes before what is so by its end', () => {
  expect(groupOf(partsOf('canvas bag')[0]!, lexicon)!.fittest).toEqual(["'Hcanvasbag'"])
  expect(groupOf(partsOf('vase')[0]!, lexicon)!.fittest).toEqual([])
})

test('being called by a broad type says little, by a narrow one much (search-14)', () => {
  const closeness = (keyword: string) => groupOf(partsOf(keyword)[0]!, lexicon)!.closeness
  expect([closeness('bag'), closeness('shoulder bag'), closeness('blue')]).toEqual([8, 100, 24])
})

test('the plain words that a type finds say which of its goods are the fittest (search-14)', () => {
  expect(groupOf(partsOf('briefcase')[0]!, lexicon)!.fittest.map((query) => query.replaceAll("'", ''))).toEqual([
    '((Nlaptop | laptop | Jlaptop) | Dlaptop)',
    '((Ndocument | document | Jdocument) | Ddocument)',
  ])
})

test('what is for children has that in its name or its categories (search-14)', () => {
  expect(childrensQuery(lexicon)!.replaceAll("'", '')).toBe('((Nkid | Jkid) | (Nchildren | Jchildren) | N儿童 | Gkid | Gchildren | G儿童)')
  expect(childrensQuery(createLexicon([], () => []))).toBeNull()
})

test.each([
  [
    'what is before the end of a type, as it was typed and in its names',
    'canvas bag',
    '(Ncanva | canva | Jcanva) | (N帆布 | 帆布) | Dcanva | D帆布',
  ],
  ['a type of one word has no beginning', 'vase', ''],
  ['the words of an occasion, in all that is said', 'party', '(Nparty | party | Jparty) | (N派对 | 派对) | Dparty | D派对'],
  ['the words of a need as phrases, and not one by one in a description', 'dry skin', '(Ndry & Nskin) | Jdryskin | Ndryskin'],
  ['not those of a colour, which other goods serve as little', 'blue', ''],
])('what a text says itself: %s (search-14)', (_, keyword, said) => {
  const own = groupOf(partsOf(keyword)[0]!, lexicon)!.said.replaceAll("'", '')
  if (said === '') expect(own).toBe('')
  else expect(own).toContain(said)
  expect(own).not.toContain('Ddry')
})

test('all words one after another are a phrase of a title (search-14)', () => {
  expect(phraseQuery(groupsOf('men canvas bag'))).toBe("('Jmencanva' & 'Jcanvasbag')")
  expect(phraseQuery(groupsOf('canvas bag'))).toBe("'Jcanvasbag'")
  expect(phraseQuery(groupsOf('vase'))).toBeNull()
  expect(phraseQuery(groupsOf('blue 帆布包'))).toBeNull()
})

test('a filler is no query', () => {
  expect(groupOf({ ...partsOf('quartz')[0]!, kind: 'filler' }, lexicon)).toBeNull()
})

test.each([
  ['a price', 'under $50'],
  ['a filler', 'for'],
])('%s is no query', (_, keyword) => {
  expect(groupsOf(keyword)).toEqual([])
})
