/**
 * A fact as it is of the chosen variant. A fact that differs names each value of one option, `Small, 22 cm: 22 × 18 × 9 cm; Medium, 28 cm: …`:
 * then it is the part of the chosen one. `chosen` and `others` are labels of values in the fact's language.
 */
export function factOfVariant(text: string, chosen: readonly string[], others: readonly string[]): string {
  const parts = text.split(/[;；]/).map((part) => part.trim())
  const partOf = (label: string): string | undefined =>
    parts.find((part) => part.startsWith(label) && /^[:：]/.test(part.slice(label.length)))
  if (!parts.every((part) => others.some((label) => part === partOf(label)))) return text
  const label = chosen.find((each) => partOf(each) !== undefined)
  return label === undefined
    ? text
    : partOf(label)!
        .slice(label.length + 1)
        .trim()
}
