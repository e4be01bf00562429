import type { Translated } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'

/** A plan to pay with a card of this bank in equal months, for amounts from `floorCents` (pay-13). */
export interface InstalmentPlan {
  autoId: number
  bank: { code: string; name: Translated }
  months: number
  floorCents: Cents
  /** What the bank adds once, in hundredths of a percent of the amount: 300 is 3 %; 0 is without interest. */
  interestRate: number
  /** The first digits of the bank's cards. */
  cardRanges: readonly string[]
}

/** `once`: the bank adds its interest once, with the first month. */
export const interestTypes = ['none', 'once'] as const
export type InterestType = (typeof interestTypes)[number]

/** The kind of plan that a shopper chose for a bag; the bank is that of the card. */
export interface ChosenInstalments {
  interestType: InterestType
  months: number
}

export const interestTypeOf = ({ interestRate }: Pick<InstalmentPlan, 'interestRate'>): InterestType =>
  interestRate === 0 ? 'none' : 'once'

export const isOfKind = (plan: InstalmentPlan, { interestType, months }: ChosenInstalments): boolean =>
  plan.months === months && interestTypeOf(plan) === interestType

/** An amount split into months. All months are equal but the last, which takes the remaining cents. */
export interface Instalments {
  months: number
  monthlyCents: Cents
  lastCents: Cents
}

/** Splits an amount into months (pay-13). The months add up to the amount. */
export function instalmentsOf(totalCents: Cents, months: number): Instalments {
  const monthlyCents = Math.floor(totalCents / months)
  return { months, monthlyCents, lastCents: totalCents - monthlyCents * (months - 1) }
}

/** What the bank adds to an amount, to the nearest cent. The shop neither charges nor gets it. */
export const interestCents = (amountCents: Cents, { interestRate }: Pick<InstalmentPlan, 'interestRate'>): Cents =>
  Math.round((amountCents * interestRate) / 10_000)

export type OfferedPlan = InstalmentPlan & Instalments & { totalCents: Cents }

/** What the shopper pays the bank for an amount, under each plan that it is large enough for. */
export const offeredPlans = (plans: readonly InstalmentPlan[], amountCents: Cents): OfferedPlan[] =>
  plans
    .filter(({ floorCents }) => amountCents >= floorCents)
    .map((plan) => {
      const totalCents = amountCents + interestCents(amountCents, plan)
      return { ...plan, ...instalmentsOf(totalCents, plan.months), totalCents }
    })

/** Whether a card that begins with these digits is of the plan's bank, as far as they tell (pay-14). */
export const isOfBank = (firstDigits: string, { cardRanges }: Pick<InstalmentPlan, 'cardRanges'>): boolean =>
  cardRanges.some((range) => firstDigits.startsWith(range.slice(0, firstDigits.length)))

/** The longest plan without interest for an amount, and the banks that offer it; null when the amount is too small for every plan. */
export function longestInstalments(plans: readonly InstalmentPlan[], totalCents: Cents): (Instalments & { banks: Translated[] }) | null {
  const possible = plans.filter((plan) => totalCents >= plan.floorCents && interestTypeOf(plan) === 'none')
  if (possible.length === 0) return null
  const months = Math.max(...possible.map((plan) => plan.months))
  return { ...instalmentsOf(totalCents, months), banks: possible.filter((plan) => plan.months === months).map(({ bank }) => bank.name) }
}
