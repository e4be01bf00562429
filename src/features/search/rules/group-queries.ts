import { levelCount, type Group } from './groups.ts'
import { all, asTitled, inPairs } from './phrase-queries.ts'
import { isLatinText } from './lexemes.ts'

/** The query for a product that fulfils all groups at a level at least; null where one of them cannot be. */
export function queryAt(groups: readonly Group[], level: number): string | null {
  return together(
    groups,
    groups.map(({ levels, part }) => (part.kind === 'exclusion' ? null : levels[level]!)),
  )
}

/** The same at the closest level for a product that says what it is without; null where nothing is excluded. */
export const sayingQuery = (groups: readonly Group[]): string | null =>
  groups.some(({ part }) => part.kind === 'exclusion')
    ? together(
        groups,
        groups.map(({ levels, part }) => (part.kind === 'exclusion' ? levels[0]! : levels[levelCount - 1]!)),
      )
    : null

/** The query for products named by the words that were typed; null for a type alone, which other products may have in their names. */
export function literalQuery(groups: readonly Group[]): string | null {
  const named = groups.filter(({ part }) => part.kind !== 'exclusion')
  const isNaming = ({ part: { kind: of, texts } }: Group) =>
    (named.length > 1 && (of === 'word' || of === 'number')) || (of === 'type' && texts.length > 2)
  const isName = named.length > 2 || named.some(isNaming)
  return isName
    ? together(
        groups,
        groups.map(({ literal, part }) => (part.kind === 'exclusion' ? null : literal)),
      )
    : null
}

/** The words of all parts one after another, as in a title: a boyfriend shirt is more than a shirt for him. */
export function phraseQuery(groups: readonly Group[]): string | null {
  const texts = wordsOf(groups)
  return texts.length > 1 && texts.every(isLatinText) ? inPairs(texts) : null
}

const mostInHead = 3

/** What a title with these words at its end is called; null for a single part, which says so itself, and for more words than a head has. */
export function calledQuery(groups: readonly Group[]): string | null {
  const texts = wordsOf(groups)
  return groups.length > 1 && texts.length <= mostInHead && texts.every(isLatinText) ? asTitled(texts) : null
}

/** The words of all parts in the order in which they were typed. */
const wordsOf = (groups: readonly Group[]): string[] =>
  groups
    .map(({ part }) => part)
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ texts }) => texts)

function together(groups: readonly Group[], wanted: readonly (string | null)[]): string | null {
  if (wanted.includes('')) return null
  const lacking = groups.flatMap(({ not, levels: [without] }) =>
    not === '' ? [] : without === '' ? [`!${not}`] : [`(!${not} | ${without})`],
  )
  const queries = [...wanted.filter((query) => query !== null), ...lacking]
  return queries.length === 0 ? null : all(queries)
}
