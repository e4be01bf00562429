import { expect, test } from 'vitest'
import { groupOf } from './groups.ts'
import { createLexicon } from './lexicon.ts'
import { namedAlike } from './named-alike.ts'
import { closenessQueries } from './search-query.ts'
import { typedOf } from './typed.ts'
import { understand } from './understand.ts'
import { readVocabulary } from './vocabulary.ts'

const { concepts } = readVocabulary(`concept,kind,en,zh,broader,finds
bag,type,bag,包,,
tote,type,tote bag,托特包,bag,
bread-bag,type,bread bag,面包,,
red,colour,cherry bag,红,,
tableware,type,tableware,餐具,,
plate,type,plate|dish,盘,tableware,
saucer,type,saucer,碟,plate,
bowl,type,bowl,碗,tableware,
dinner,type,dinner plate,餐盘,,
`)
const lexicon = createLexicon(concepts, () => [])
const known = { words: new Set<string>(), brands: new Map(), sounds: new Map(), syllables: new Map(), isEnglish: () => true }
const typeIn = (keyword: string) =>
  understand(
    typedOf(keyword, (text) => text),
    lexicon,
    known,
  ).find(({ kind }) => kind === 'type')!
const alike = (keyword: string, own: string[][]) => namedAlike(typeIn(keyword), lexicon, { own, worth: 24 })

test.each([
  ['bag', [['bag'], ['tote', 'bag']], [{ query: "'Hbreadbag'", weight: 24 }]],
  ['包', [['包']], []],
  ['tote bag', [['tote', 'bag']], []],
  [
    'plates',
    [['plate']],
    [
      { query: "'Hdinnerplat'", weight: 24 },
      { query: "(('Hbowl' | 'H碗') & !'Hplat')", weight: 20 },
    ],
  ],
  ['saucer', [['saucer']], []],
])('what is named like %s and is another thing loses so much (search-14)', (keyword, own, lost) => {
  expect(alike(keyword, own)).toEqual(lost)
})

test('it comes after the thing itself', () => {
  const group = groupOf(typeIn('bag'), lexicon)!
  expect(closenessQueries([group])).toContainEqual({ query: "'Hbreadbag'", weight: -24 })
})
