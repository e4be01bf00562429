import { expect, test } from 'vitest'
import { groupOf } from './groups.ts'
import { createLexicon } from './lexicon.ts'
import { preferred } from './preferences.ts'
import { typedOf } from './typed.ts'
import { understand, type KnownHere } from './understand.ts'
import { readVocabulary } from './vocabulary.ts'

const { concepts } = readVocabulary(`concept,kind,en,zh,broader,finds
vase,type,vase,花瓶,,
cheap,feature,cheap|not expensive,便宜,,
expensive,feature,expensive,贵,,
luxury,style,luxury,奢华,,
on-sale,feature,on sale,打折,,
newest,feature,new in,新款,,
blue,colour,blue,蓝色,,
`)
const lexicon = createLexicon(concepts, () => [])
const known: KnownHere = {
  words: new Set(),
  brands: new Map(),
  sounds: new Map(),
  syllables: new Map(),
  isEnglish: () => true,
}
const partsOf = (keyword: string) =>
  understand(
    typedOf(keyword, (text) => text),
    lexicon,
    known,
  )

test.each([
  ['cheap vase', 'cheap'],
  ['vase not expensive', 'cheap'],
  ['expensive vase', 'dear'],
  ['luxury blue vase', 'dear'],
  ['vase on sale', 'reduced'],
  ['new in vase', 'new'],
  ['便宜的花瓶', 'cheap'],
  ['打折花瓶', 'reduced'],
  ['blue vase', null],
  ['vase without cheap', null],
  ['"cheap" vase', null],
])('%s prefers %j (search-24)', (keyword, expected) => {
  expect(preferred(partsOf(keyword))).toBe(expected)
})

test('a preference takes nothing away beside something else, and alone is a part like others', () => {
  const groups = (keyword: string) => partsOf(keyword).map((part) => groupOf(part, lexicon) !== null)
  expect(groups('cheap blue vase')).toEqual([false, true, true])
  expect(groups('cheap')).toEqual([true])
  expect(groups('cheap luxury')).toEqual([true, true])
  expect(preferred(partsOf('cheap'))).toBeNull()
  expect(preferred([])).toBeNull()
})
