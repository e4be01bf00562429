import { grouped } from './numbers.ts'

/** An amount in Singapore cents. Always an integer; the only form in which money is added, stored or sent. */
export type Cents = number

/**
 * `S$1,234.50`, `-S$5.00`. The same text in both languages.
 * `Intl` is not used, because its `en-SG` prints `$` (money-01).
 */
export function formatMoney(cents: Cents): string {
  const whole = Math.floor(Math.abs(cents) / 100)
  const fraction = String(Math.abs(cents) % 100).padStart(2, '0')
  return `${cents < 0 ? '-' : ''}S$${grouped(whole)}.${fraction}`
}

/** Parses `168`, `168.5`, `168.00`, `1,168.00`; null when the text is not a plain amount of zero or more. */
export function parseMoney(text: string): Cents | null {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', ''))
  if (!match) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/**
 * Allocates an amount over weights by largest remainder: the parts always add up to the whole, and no part differs from
 * its exact share by a cent or more. On a tie the earlier part gets the cent. Where all weights are zero, the first part
 * gets the whole.
 */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (weights.length === 0) return []
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  const exact = weights.map((weight) => (amount * weight) / total)
  const parts = exact.map((share) => Math.floor(share))
  const left = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, left)) parts[index]! += 1
  return parts
}

/** GST contained in a price that includes it; `rate` in hundredths of a percent (9 % = 900). Half a cent rounds up. */
export const gstContained = (cents: Cents, rate: number): Cents => Math.round((cents * rate) / (10_000 + rate))
