import type { Bilingual } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'

/** Paying with a card of this bank in so many equal months, without interest, from `floorCents`. */
export interface InstalmentPlan {
  bank: Bilingual
  months: number
  floorCents: Cents
}

/** An amount in months: all alike but the last, which takes the cents that are left. */
export interface Instalments {
  months: number
  monthlyCents: Cents
  lastCents: Cents
}

/** Splits an amount (pay-13). What was split adds up to the amount again. */
export function instalmentsOf(totalCents: Cents, months: number): Instalments {
  const monthlyCents = Math.ceil(totalCents / months)
  return { months, monthlyCents, lastCents: totalCents - monthlyCents * (months - 1) }
}

/** The longest time that an amount may take, and the banks that give it; null when it is too small for all of them. */
export function longestInstalments(plans: readonly InstalmentPlan[], totalCents: Cents): (Instalments & { banks: Bilingual[] }) | null {
  const possible = plans.filter(({ floorCents }) => totalCents >= floorCents)
  if (possible.length === 0) return null
  const months = Math.max(...possible.map((plan) => plan.months))
  return { ...instalmentsOf(totalCents, months), banks: possible.filter((plan) => plan.months === months).map(({ bank }) => bank) }
}
