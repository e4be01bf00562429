// What a variant contains, read from its written texts: "220 g", "30 ml refill", "4 × 25 g", "100 sheets".
import type { Choice, Fact } from './shape.ts'

export interface NetContent {
  readonly amount: number
  readonly unit: string
}

/** The content that the variant's size names, else that in its product's facts. */
export function netContentOf(choice: Choice | null, facts: readonly Fact[]): NetContent | null {
  const stated = facts.filter(([[label]]) => ['Weight', 'Volume', 'Contents'].includes(label)).map(([, [value]]) => value)
  return [choice?.name[0] ?? '', ...stated].map(readContent).find((content) => content !== null) ?? null
}

function readContent(text: string): NetContent | null {
  const match = /^(?:(\d+) × )?(\d+(?:\.\d+)?) (g|ml|sheet)s?\b/.exec(text)
  if (!match) return null
  const [, packs = '1', amount, unit] = match
  return { amount: Number(packs) * Number(amount), unit: unit! }
}
