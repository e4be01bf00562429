import { stem } from './stem.ts'
import { tokensOf } from './tokens.ts'
import type { Concept, ConceptKind } from './concept.ts'

/** What is wrong with a vocabulary as a whole, all its files together; empty when nothing is. */
export function faultsIn(concepts: readonly Concept[]): string[] {
  const byId = new Map(concepts.map((concept) => [concept.id, concept]))
  return [...sameIds(concepts), ...sameWords(concepts), ...unknownIds(concepts, byId), ...cyclesIn(byId)]
}

/** A word without its plural, as a search compares it, but `bedding` is not `bed`; empty when nothing of it is compared. */
const comparable = (word: string): string =>
  tokensOf(word)
    .map(({ text }) => (text.endsWith('ing') ? text : stem(text)))
    .join(' ')

const letterKinds: readonly ConceptKind[] = ['size', 'unit', 'filler']

/** Nothing, a mere number, or a letter such as no kind has: `M` is a size, `l` a unit. */
const isNoWord = (kind: ConceptKind, word: string): boolean =>
  word === '' || (/^\d+$/.test(word) && kind !== 'number') || (/^[a-z]$/.test(word) && !letterKinds.includes(kind))

const sameIds = (concepts: readonly Concept[]): string[] =>
  [...Map.groupBy(concepts, ({ id }) => id)].filter(([, same]) => same.length > 1).map(([id]) => `${id} is there twice`)

function sameWords(concepts: readonly Concept[]): string[] {
  const owners = new Map<string, string>()
  const faults: string[] = []
  for (const { id, kind, words } of concepts) {
    for (const word of new Set([...words.en, ...words.zh].map(comparable))) {
      const owner = owners.get(`${kind} ${word}`)
      if (isNoWord(kind, word)) faults.push(`${id} has a word that no search compares`)
      else if (owner !== undefined) faults.push(`"${word}" is ${kind} ${owner} and ${kind} ${id}`)
      owners.set(`${kind} ${word}`, id)
    }
  }
  return faults
}

function unknownIds(concepts: readonly Concept[], byId: ReadonlyMap<string, Concept>): string[] {
  return concepts.flatMap(({ id, broader, finds }) =>
    [...broader, ...finds.flatMap((found) => ('concept' in found ? [found.concept] : []))]
      .filter((other) => !byId.has(other))
      .map((other) => `${id} names ${other}, which is no concept`),
  )
}

/** A concept that is its own broader concept, over any number of steps. */
function cyclesIn(byId: ReadonlyMap<string, Concept>): string[] {
  const isBelow = (id: string, above: Set<string>): boolean =>
    above.has(id) || (byId.get(id)?.broader ?? []).some((broader) => isBelow(broader, new Set([...above, id])))
  return [...byId.keys()].filter((id) => isBelow(id, new Set())).map((id) => `${id} is above itself`)
}
