import { codeOf } from '#src/features/catalogue/rules/codes.ts'
import { withNarrower, type Lexicon } from './lexicon.ts'
import type { Part } from './understand.ts'

/** The codes of the colours that a keyword asks for, with the shades that they include: the options of variants are named so. */
export const coloursIn = (parts: readonly Part[], lexicon: Lexicon): string[] => [
  ...new Set(
    parts
      .flatMap(({ kind, concepts }) => (kind === 'exclusion' ? [] : concepts.filter((concept) => concept.kind === 'colour')))
      .flatMap((concept) => withNarrower(lexicon, concept).flatMap(({ words }) => words.en.map(codeOf))),
  ),
]
