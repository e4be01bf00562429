import type { Concept } from './concept.ts'
import { namesOf } from './concept-words.ts'
import { textsOf, withNarrower, type Lexicon } from './lexicon.ts'
import { all, asHead, some } from './phrase-queries.ts'
import { stem } from './stem.ts'
import type { Part } from './understand.ts'

const besideWeight = 20
const most = 60
const heads = (words: readonly (readonly string[])[]): string => some(words.slice(0, most).map(asHead))

/**
 * What is named like a type and is another thing, with the weight that it loses in the order of the results. `own`: the names
 * of the type and of what is narrower; `worth`: what a product of the type is worth in that order.
 */
export function namedAlike(
  part: Part,
  lexicon: Lexicon,
  { own, worth }: { own: readonly (readonly string[])[]; worth: number },
): { query: string; weight: number }[] {
  const beside = heads(besideIt(part, lexicon))
  return [
    { query: heads(endingAlike(part, lexicon)), weight: worth },
    { query: beside === '' || own.length === 0 ? '' : all([beside, `!${some(own.map(asHead))}`]), weight: besideWeight },
  ].filter(({ query }) => query !== '')
}

/** The names of the other types of the same broader one: of the goods found for plates, a set of bowls comes last. */
function besideIt({ concepts }: Part, lexicon: Lexicon): string[][] {
  const below = new Set(concepts.flatMap((concept) => withNarrower(lexicon, concept)))
  const beside = concepts.flatMap(({ broader }) => broader.flatMap((id) => lexicon.narrower.get(id) ?? []))
  return namesOf(beside.filter((other) => !below.has(other)))
}

/** The names of other types that end with this one's only word: a bread bag is no bag. */
function endingAlike({ texts, concepts }: Part, lexicon: Lexicon): string[][] {
  if (texts.length !== 1) return []
  const own = new Set(concepts.flatMap((concept) => withNarrower(lexicon, concept)))
  const ending = typesEndingIn(lexicon, stem(texts[0]!))
  return ending.flatMap((other) => (own.has(other.concept) ? [] : [other.texts]))
}

interface TypeName {
  texts: string[]
  concept: Concept
}

const typesByEnd = new WeakMap<Lexicon, Map<string, TypeName[]>>()

/** The English names of types, of several words, that end with this stem. In Chinese, 锅 is said of every pot and pan. */
function typesEndingIn(lexicon: Lexicon, end: string): TypeName[] {
  const known = typesByEnd.get(lexicon) ?? Map.groupBy(typeNames(lexicon), ({ texts }) => stem(texts.at(-1)!))
  typesByEnd.set(lexicon, known)
  return known.get(end) ?? []
}

const typeNames = (lexicon: Lexicon): TypeName[] =>
  [...lexicon.concepts.values()]
    .filter(({ kind }) => kind === 'type')
    .flatMap((concept) => concept.words.en.map((word) => ({ texts: textsOf(word), concept })))
    .filter(({ texts }) => texts.length > 1)
