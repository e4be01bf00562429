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
