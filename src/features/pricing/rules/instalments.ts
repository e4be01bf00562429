import type { Translated } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'

/** A plan to pay with a card of this bank in equal months without interest, for amounts from `floorCents`. */
export interface InstalmentPlan {
  bank: Translated
  months: number
  floorCents: Cents
}

/** An amount split into months. All months are equal but the last, which takes the remaining cents. */
export interface Instalments {
  months: number
  monthlyCents: Cents
  lastCents: Cents
}

/** Splits an amount into months (pay-13). The months add up to the amount. */
export function instalmentsOf(totalCents: Cents, months: number): Instalments {
  const monthlyCents = Math.ceil(totalCents / months)
  return { months, monthlyCents, lastCents: totalCents - monthlyCents * (months - 1) }
}

/** The longest plan for an amount, and the banks that offer it; null when the amount is too small for every plan. */
export function longestInstalments(plans: readonly InstalmentPlan[], totalCents: Cents): (Instalments & { banks: Translated[] }) | null {
  const possible = plans.filter(({ floorCents }) => totalCents >= floorCents)
  if (possible.length === 0) return null
  const months = Math.max(...possible.map((plan) => plan.months))
  return { ...instalmentsOf(totalCents, months), banks: possible.filter((plan) => plan.months === months).map(({ bank }) => bank) }
}
