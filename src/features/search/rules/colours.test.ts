import { expect, test } from 'vitest'
import { coloursIn } from './colours.ts'
import { createLexicon } from './lexicon.ts'
import { typedOf } from './typed.ts'
import { understand } from './understand.ts'
import { readVocabulary } from './vocabulary.ts'

const vocabulary = `concept,kind,en,zh,broader,finds
blue,colour,blue,蓝色,,
navy,colour,navy|navy blue,藏青,blue,
red,colour,red,红色,,
dress,type,dress,连衣裙,,
`
const lexicon = createLexicon(readVocabulary(vocabulary).concepts, () => [])
const known = { words: new Set(['dress']), brands: new Map(), sounds: new Map(), syllables: new Map(), isEnglish: () => true }

test.each([
  ['blue dress', ['blue', 'navy', 'navy-blue']],
  ['navy dress', ['navy', 'navy-blue']],
  ['蓝色连衣裙', ['blue', 'navy', 'navy-blue']],
  ['red or navy dress', ['red', 'navy', 'navy-blue']],
  ['dress not red', []],
  ['dress', []],
])('%s asks for the colours %j (listing-18)', (keyword, colours) => {
  const parts = understand(
    typedOf(keyword, (text) => text),
    lexicon,
    known,
  )
  expect(coloursIn(parts, lexicon)).toEqual(colours)
})
