import * as z from 'zod/mini'
import { cents, fields, whole } from '#src/kit/expected.ts'
import { tiers, type Tier, type TierTerms } from './rules/programme.ts'

/** What a tier requires and gives from now on. */
export type TermsNow = Omit<TierTerms, 'tier' | 'holdsFrom' | 'holdsUntil'>

/** The terms of each tier; without any tier, no programme runs. */
export type Programme = { [Each in Tier]?: TermsNow | undefined }

const mostCents = 100_000_000
const terms: z.ZodMiniType<TermsNow> = fields({
  entrySpendCents: cents(mostCents),
  renewalSpendCents: cents(mostCents),
  rebateCents: cents(mostCents),
  rebateStepCents: whole('cents', 1, mostCents),
  pendingDays: whole('days', 0, 365),
  spendableMonths: whole('months', 1, 120),
  birthdayCents: cents(mostCents),
  birthdayMinimumCents: cents(mostCents),
})

const shape = Object.fromEntries(tiers.map((tier) => [tier, z.optional(terms)])) as Record<Tier, z.ZodMiniOptional<typeof terms>>
const isWhole = (programme: Programme): boolean =>
  Object.keys(programme).length === 0 || tiers.every((tier) => programme[tier] !== undefined)

/** Rises with each tier, so that a member of a higher one has met what the lower one asks. */
const rises = (programme: Programme): boolean => {
  const spends = tiers.map((tier) => programme[tier]?.entrySpendCents ?? 0)
  return spends.every((spend, index) => index === 0 || spend >= spends[index - 1]!)
}

/** The member programme as an operator writes it. */
export const programme: z.ZodMiniType<Programme> = fields(shape).check(
  z.refine(isWhole, `all of ${tiers.join(', ')}, or none of them for a shop without a programme`),
  z.refine(rises, 'an entrySpendCents that is no less in each higher tier'),
)
