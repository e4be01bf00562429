import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupOf } from './groups.ts'
import { createLexicon } from './lexicon.ts'
import { lexemesAskedBy, pruned, prunedGroup } from './pruning.ts'
import { typedOf } from './typed.ts'
import { understand } from './understand.ts'
import { readVocabulary } from './vocabulary.ts'

const has = (lexeme: string) => /^[a-e]$/.test(lexeme)

test.each([
  ["'a'", "'a'"],
  ["'x'", ''],
  ["'x':*", "'x':*"],
  ["('a' | 'x')", "'a'"],
  ["('a' & 'x')", ''],
  ["(('a' & 'b') | ('a' & 'x') | 'c')", "(('a' & 'b') | 'c')"],
  ["('a' & ('b' | 'x') & ('b' | 'y'))", "('a' & 'b')"],
  ["(('a' | 'x') | ('x' | 'a'))", "'a'"],
  ["('a' & !('b' | 'x'))", "('a' & !'b')"],
  ["('a' & !('x' | 'y'))", "'a'"],
  ['', ''],
])('of %s, what some product has is %s', (query, expected) => expect(pruned(query, has)).toBe(expected))

/** A query, and whether a product with these lexemes is found by it. */
interface Tried {
  query: string
  finds: (lexemes: ReadonlySet<string>) => boolean
}

const joined = (queries: readonly Tried[], mark: '&' | '|'): Tried => ({
  query: `(${queries.map(({ query }) => query).join(` ${mark} `)})`,
  finds: (lexemes) => (mark === '&' ? queries.every(({ finds }) => finds(lexemes)) : queries.some(({ finds }) => finds(lexemes))),
})
const one = fc.constantFrom(...'abcdexyz').map((lexeme): Tried => ({ query: `'${lexeme}'`, finds: (lexemes) => lexemes.has(lexeme) }))
const { tree } = fc.letrec<{ tree: Tried; all: Tried; any: Tried; without: Tried }>((tie) => ({
  tree: fc.oneof({ maxDepth: 4 }, one, tie('all'), tie('any'), tie('without')),
  all: fc.array(tie('tree'), { minLength: 2, maxLength: 3 }).map((queries) => joined(queries, '&')),
  any: fc.array(tie('tree'), { minLength: 2, maxLength: 4 }).map((queries) => joined(queries, '|')),
  without: fc
    .tuple(one, tie('tree'))
    .map(([{ query, finds }, not]) => ({ query: `(${query} & !${not.query})`, finds: (lexemes) => finds(lexemes) && !not.finds(lexemes) })),
}))

/** The same for the text of a query, by its marks. */
const findsBy = (query: string, lexemes: ReadonlySet<string>): boolean =>
  query !== '' && evaluated(query.replaceAll(/'(.)'/g, (_, lexeme) => String(lexemes.has(lexeme))))

/** `(true & !(false | true))` by its innermost brackets first. */
function evaluated(text: string): boolean {
  const inner = text.replaceAll(/\(([^()]*)\)/g, (_, within: string) => String(flat(within)))
  return inner === text ? flat(inner) : evaluated(inner)
}

const flat = (text: string): boolean =>
  text.split(' | ').some((each) => each.split(' & ').every((term) => (term.startsWith('!') ? term !== '!true' : term === 'true')))

const findsTheSame = (prune: typeof pruned) =>
  fc.property(tree, fc.subarray([...'abcde']), ({ query, finds }, lexemes) => {
    const product = new Set(lexemes)
    return findsBy(prune(query, has), product) === finds(product)
  })

test('a pruned query finds the same products', () => {
  fc.assert(findsTheSame(pruned))
  expect(() => fc.assert(findsTheSame((query) => query.replaceAll(/'[xyz]' \| /g, '').replaceAll(/'[xyz]' & /g, '')))).toThrow()
})

const vocabulary = `concept,kind,en,zh,broader,finds
scarf,type,silk scarf|neckerchief,丝巾,,
`
const lexicon = createLexicon(readVocabulary(vocabulary).concepts, () => [])
const known = { words: new Set<string>(), brands: new Map(), sounds: new Map(), syllables: new Map(), isEnglish: () => false }

test('a group asks for the lexemes of all its queries; its literal words stay', () => {
  const [part] = understand(
    typedOf('silk scarf', (text) => text),
    lexicon,
    known,
  )
  const group = groupOf(part!, lexicon)!
  expect(lexemesAskedBy([group])).toEqual(expect.arrayContaining(['Hsilkscarf', 'Hneckerchief', 'Nsilk', 'Tsilkscarf', 'Gneckerchief']))
  const looked: string[] = []
  prunedGroup(group, (lexeme) => looked.push(lexeme) > 0)
  expect(lexemesAskedBy([group]).toSorted()).toEqual([...new Set(looked)].toSorted())
  expect(prunedGroup(group, () => true)).toEqual(group)
  expect(prunedGroup(group, (lexeme) => lexeme === 'Hneckerchief')).toMatchObject({
    levels: ['', "'Hneckerchief'", "'Hneckerchief'", "'Hneckerchief'"],
    called: '',
    near: '',
    literal: group.literal,
  })
})
