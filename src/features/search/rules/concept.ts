/** The kinds of the concepts that the vocabulary tells apart. */
export const conceptKinds = [
  'type',
  'colour',
  'material',
  'pattern',
  'recipient',
  'occasion',
  'room',
  'season',
  'need',
  'feature',
  'style',
  'size',
  'unit',
  'number',
  'filler',
] as const
export type ConceptKind = (typeof conceptKinds)[number]

/** What else answers a search: another concept, or a plain word. */
export type Found = { concept: string } | { word: string }

/** One thing that shoppers name, with all the words they use for it. */
export interface Concept {
  id: string
  kind: ConceptKind
  /** Exchangeable, in lower case; Chinese in simplified characters. The first one is shown. */
  words: { en: string[]; zh: string[] }
  /** A search for one of these finds this concept too. */
  broader: string[]
  /** What answers a search for this concept but not the other way round, the fittest first. */
  finds: Found[]
}
