import { inCulture, inEachCulture, type Translated } from '#src/kit/culture.ts'
import type { AgreedPlan } from '../rules/agreed-plan.ts'
import { cardNames } from '../card-names.ts'

/** How the ledger names the card that paid, and the plan it is paid by. */
export function cardSource({ brand, last4 }: { brand: string; last4: string }, plan: AgreedPlan | null): Translated {
  const card = `${brand} •••• ${last4}`
  if (!plan) return { en: card }
  const values: Record<string, string> = { card, months: String(plan.months) }
  return inEachCulture((culture) =>
    cardNames[culture].inMonths.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? inCulture(plan.bank.name, culture)),
  )
}
