import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { simplified } from '../server/chinese.ts'
import { faultsIn } from './vocabulary-faults.ts'
import { conceptKinds, type Concept } from './concept.ts'
import { readVocabulary, writeVocabulary } from './vocabulary.ts'

const head = 'concept,kind,en,zh,broader,finds\n'
const concept = (id: string, over: Partial<Concept> = {}): Concept => ({
  id,
  kind: 'type',
  words: { en: [id], zh: [] },
  broader: [],
  finds: [],
  ...over,
})

describe('a vocabulary is a file (search-10)', () => {
  test('a row with nothing but an id takes that concept out', () => {
    expect(readVocabulary(`${head}\nvase,,,,,\n`)).toEqual({ concepts: [], removed: ['vase'], problems: [] })
  })

  test('a row is a concept with its words and what it finds', () => {
    const row = 'dad,recipient,Dad|  father ,爸爸|父亲,parents,"mens|""for him"""\n'
    expect(readVocabulary(head + row)).toEqual({
      concepts: [
        {
          id: 'dad',
          kind: 'recipient',
          words: { en: ['dad', 'father'], zh: ['爸爸', '父亲'] },
          broader: ['parents'],
          finds: [{ concept: 'mens' }, { word: 'for him' }],
        },
      ],
      removed: [],
      problems: [],
    })
  })

  test('the file of a spreadsheet is read: byte order mark, CRLF, columns moved, blank rows, quotation marks inside a cell', () => {
    const csv =
      '\uFEFFkind,concept,zh,en,note,finds,broader\r\ntype,vase,花瓶,vase,,,\r\n,,,,,,\r\nrecipient,dad,爸爸,dad,,vase|"for him",\r\n'
    const { concepts, problems } = readVocabulary(csv)
    expect(problems).toEqual([])
    expect(concepts).toEqual([
      concept('vase', { words: { en: ['vase'], zh: ['花瓶'] } }),
      concept('dad', { kind: 'recipient', words: { en: ['dad'], zh: ['爸爸'] }, finds: [{ concept: 'vase' }, { word: 'for him' }] }),
    ])
  })

  test.each([
    ['', 1, 'no column concept, kind, en, zh, broader, finds'],
    [`${head}Big Vase,type,vase,,,\n`, 2, 'the concept "Big Vase" must be small letters, digits and hyphens'],
    [`${head}vase,kitchen,vase,,,\n`, 2, 'the kind "kitchen" is none of'],
    [`${head}\nvase,type,|,,,\n`, 3, 'vase has no word'],
    [`${head}dad,recipient,dad,,,for him\n`, 2, 'for him is no concept; a plain word is written in quotation marks'],
    [`${head}dad,recipient,"dad,,,\n`, 2, 'a quotation mark is not closed'],
  ])('%j has a problem in row %i', (csv, row, problem) => {
    const read = readVocabulary(csv)
    expect(read.concepts).toEqual([])
    expect(read.problems).toEqual([{ row, problem: expect.stringContaining(problem) }])
  })

  test('a row with a problem does not keep the others out', () => {
    const { concepts, problems } = readVocabulary(`${head}vase,type,vase,,,\nlamp,nothing,lamp,,,\ntea,type,tea,,,\n`)
    expect(concepts.map(({ id }) => id)).toEqual(['vase', 'tea'])
    expect(problems.map(({ row }) => row)).toEqual([3])
  })

  test('what is written is read again the same', () => {
    const id = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,4})?$/)
    const word = fc.oneof(
      fc.stringMatching(/^[a-z',&-]{1,8}( [a-z0-9]{1,6})?$/),
      fc.constantFrom('花瓶', 'café', '3-in-1', 't-shirt', '"', 'a, "b"'),
    )
    const list = <T>(each: fc.Arbitrary<T>) => fc.uniqueArray(each, { maxLength: 4, selector: (value) => JSON.stringify(value) })
    const found = fc.oneof(
      id.map((each) => ({ concept: each })),
      word.filter((each) => !each.includes('"')).map((each) => ({ word: each })),
    )
    const concepts = fc.record({
      id,
      kind: fc.constantFrom(...conceptKinds),
      words: fc.record({ en: fc.uniqueArray(word, { minLength: 1, maxLength: 4 }), zh: list(word) }),
      broader: list(id),
      finds: list(found),
    })
    fc.assert(
      fc.property(fc.array(concepts, { maxLength: 6 }), (all) => {
        expect(readVocabulary(writeVocabulary(all))).toEqual({ concepts: all, removed: [], problems: [] })
      }),
    )
  })

  test('any text is read without an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(Array.isArray(readVocabulary(head + text).problems)).toBe(true)
      }),
    )
  })
})

describe('a vocabulary has no faults (search-11)', () => {
  const vase = concept('vase', { words: { en: ['vase', 'vases for flowers'], zh: ['花瓶'] } })

  test.each<[string, Concept[], string]>([
    ['an id twice', [vase, concept('vase', { words: { en: ['jar'], zh: [] } })], 'vase is there twice'],
    ['an unknown broader concept', [concept('lamp', { broader: ['lighting'] })], 'lamp names lighting, which is no concept'],
    ['an unknown find', [concept('lamp', { finds: [{ word: 'x' }, { concept: 'bulb' }] })], 'lamp names bulb, which is no concept'],
    ['a word twice, in another form', [vase, concept('urn', { words: { en: ['vases'], zh: [] } })], '"vase" is type vase and type urn'],
    ['a cycle', [concept('a', { broader: ['b'] }), concept('b', { broader: ['a'] })], 'a is above itself'],
    ['a word of stop words', [concept('to', { words: { en: ['to the'], zh: [] } })], 'to has a word that no search compares'],
    ['a number', [concept('paper', { words: { en: ['a4'], zh: [] } })], 'paper has a word that no search compares'],
  ])('%s', (_, concepts, fault) => {
    expect(faultsIn(concepts)).toContain(fault)
  })

  test('one word may mean two kinds of thing, and two broader concepts may meet', () => {
    const orange = [concept('orange-fruit', { words: { en: ['orange'], zh: [] } }), concept('orange', { kind: 'colour' })]
    const diamond = [
      concept('a', { words: { en: ['aa'], zh: [] }, broader: ['b', 'c'] }),
      concept('b', { broader: ['d'], words: { en: ['bb'], zh: [] } }),
      concept('c', { broader: ['d'], words: { en: ['cc'], zh: [] } }),
      concept('d', { words: { en: ['dd'], zh: [] } }),
    ]
    expect(faultsIn([...orange, ...diamond])).toEqual([])
  })
})

describe('the vocabulary of retail (search-12)', () => {
  const files = globSync(join(import.meta.dirname, '../vocabulary/*.csv')).toSorted()
  const read = files.map((file) => ({ file: file.split(/[/\\]/).at(-1)!, ...readVocabulary(readFileSync(file, 'utf8')) }))
  const concepts = read.flatMap((each) => each.concepts)
  const words = concepts.flatMap(({ id, words: { en, zh } }) => [...en, ...zh].map((word) => ({ id, word })))

  test('has files without problems and without faults', () => {
    expect(read.flatMap(({ file, problems }) => problems.map(({ row, problem }) => `${file}:${row}: ${problem}`))).toEqual([])
    expect(faultsIn(concepts)).toEqual([])
  })

  test('is large enough for shops of many trades', () => {
    expect(concepts.length).toBeGreaterThan(1200)
    for (const kind of conceptKinds) expect(concepts.filter((each) => each.kind === kind).length, kind).toBeGreaterThan(3)
  })

  test('has Chinese words in simplified characters and English ones in Latin letters', () => {
    expect(words.filter(({ word }) => simplified(word) !== word)).toEqual([])
    const wrong = concepts.filter(
      (each) => each.words.zh.some((word) => !/\p{Script=Han}/u.test(word)) || each.words.en.some((word) => /\p{Script=Han}/u.test(word)),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('names every concept in both languages, except what only one of them says', () => {
    const oneSided = concepts.filter(({ kind, words: { en, zh } }) => kind !== 'filler' && (en.length === 0 || zh.length === 0))
    expect(oneSided.map(({ id }) => id)).toEqual([])
  })
})
