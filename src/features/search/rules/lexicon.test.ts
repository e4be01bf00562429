import { expect, test } from 'vitest'
import { isEmpty, withoutEmpty } from './empty-words.ts'
import { conceptsFor, createLexicon, textsOf, withNarrower } from './lexicon.ts'
import { readVocabulary } from './vocabulary.ts'

const { concepts } = readVocabulary(`concept,kind,en,zh,broader,finds
case,type,case|casings,盒子,,
shoes,type,sports shoes,运动鞋,,
sneaker,type,sneaker|the,球鞋,shoes,
runner,type,running shoe|sneaker for running,跑鞋,sneaker|shoes,
rub,need,shoes that rub my heels,磨脚,,
heel,type,heel|heels,高跟鞋,,
oven,type,pan|ov,烤箱|盒子,,
`)
const lexiconOf = () => createLexicon(concepts, (word) => (word.endsWith('鞋') ? ['xie', word] : []))
const idsFor = (text: string) => conceptsFor(lexiconOf(), textsOf(text)).map(({ id }) => id)

test.each([
  ['case', ['case']],
  ['cases', ['case']],
  ['cas', []],
  ['casing', []],
  ['casings', ['case']],
  ['sports shoes', ['shoes']],
  ['sport shoe', ['shoes']],
  ['sportsshoes', ['shoes']],
  ['shoes rub heels', ['rub']],
  ['shoes rub my heels', ['rub']],
  ['shoes that rub my heels', ['rub']],
  ['shoe that rubs very my heel', ['rub']],
  ['盒子', ['case', 'oven']],
  ['盒', []],
  ['pans', ['oven']],
  ['paning', []],
  ['ovs', []],
  ['running shoes', ['runner']],
  ['nothing', []],
  ['the', []],
  ['heeled', ['heel']],
])('%s stands for %j', (text, ids) => {
  expect(idsFor(text)).toEqual(ids)
})

test('a concept has all that is narrower, itself first and nothing twice', () => {
  const lexicon = lexiconOf()
  expect(withNarrower(lexicon, lexicon.concepts.get('shoes')!).map(({ id }) => id)).toEqual(['shoes', 'sneaker', 'runner'])
  expect(withNarrower(lexicon, lexicon.concepts.get('heel')!).map(({ id }) => id)).toEqual(['heel'])
})

test('a lexicon has the Chinese words of each sound, and Latin words by what is left of them', () => {
  const lexicon = lexiconOf()
  expect(lexicon.bySound.get('xie')).toEqual(['运动鞋', '球鞋', '跑鞋', '高跟鞋'])
  expect(lexicon.bySound.get('跑鞋')).toEqual(['跑鞋'])
  expect(lexicon.byDeletion.get('cse')).toEqual(['case'])
  expect(lexicon.byDeletion.has('ov')).toBe(false)
  expect([lexicon.stems.has('heel'), lexicon.stems.has('ov'), lexicon.stems.has('鞋')]).toEqual([true, false, false])
})

test.each([
  ['my', true],
  ['的', true],
  ['vase', false],
])('%s means nothing by itself: %s', (text, expected) => expect(isEmpty(text)).toBe(expected))

test.each([
  [
    ['shoes', 'rub', 'my', 'heels'],
    ['shoes', 'rub', 'heels'],
  ],
  [
    ['my', 'shoes', 'my'],
    ['my', 'shoes', 'my'],
  ],
  [
    ['my', 'my'],
    ['my', 'my'],
  ],
  [
    ['手', '很', '干'],
    ['手', '干'],
  ],
])('%j is the phrase %j', (texts, expected) => expect(withoutEmpty(texts)).toEqual(expected))
