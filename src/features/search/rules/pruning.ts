import type { Group } from './groups.ts'
import { all, some } from './phrase-queries.ts'

// Most words of the vocabulary are in no product of a shop. What asks for them finds nothing, and takes PostgreSQL most of
// the time of a search: it is left out of the queries.

/** The lexemes that these groups ask for, but not the beginnings of lexemes. */
export function lexemesAskedBy(groups: readonly Group[]): string[] {
  const asked = new Set<string>()
  for (const query of groups.flatMap(queriesOf))
    for (const [, lexeme, isBeginning] of query.matchAll(/'([^']*)'(:\*)?/g)) if (!isBeginning) asked.add(lexeme!)
  return [...asked]
}

/** The queries that are pruned. */
export const queriesOf = ({ levels, fittest, said, called, near, others, not }: Group): string[] => [
  ...levels,
  ...fittest,
  said,
  called,
  near,
  not,
  ...others.map(({ query }) => query),
]

/** The group without what no product has. Its literal words stay: whether they find something is itself an answer. */
export function prunedGroup(group: Group, has: (lexeme: string) => boolean): Group {
  const prune = (query: string) => pruned(query, has)
  return {
    ...group,
    levels: group.levels.map(prune),
    fittest: group.fittest.map(prune),
    said: prune(group.said),
    called: prune(group.called),
    near: prune(group.near),
    others: group.others.map((other) => ({ ...other, query: prune(other.query) })),
    not: prune(group.not),
  }
}

/** A query without the lexemes that no product has; empty where nothing is left to find. A query of ours has `!` beside `&` alone. */
export function pruned(query: string, has: (lexeme: string) => boolean): string {
  const tokens = query.match(/'[^']*'(?::\*)?|[()&|!]/g) ?? []
  let place = 0
  const term = (): string => {
    const token = tokens[place++]!
    if (token === '!') return `!${term()}`
    if (token !== '(') return token.endsWith('*') || has(token.slice(1, -1)) ? token : ''
    const inner = expression()
    place++
    return inner
  }
  const expression = (): string => {
    const terms = [term()]
    let isAll = false
    while (tokens[place] === '&' || tokens[place] === '|') {
      isAll = tokens[place++] === '&'
      terms.push(term())
    }
    if (!isAll) return some(terms.filter((each) => each !== ''))
    return terms.includes('') ? '' : all([...new Set(terms.filter((each) => each !== '!'))])
  }
  return tokens.length === 0 ? '' : expression()
}
