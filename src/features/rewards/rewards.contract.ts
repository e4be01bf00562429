import * as z from 'zod/mini'
import { moveKinds } from '#src/features/rewards/rules/rebates.ts'
import { tiers } from '#src/features/rewards/rules/programme.ts'
import { voucherKinds } from '#src/features/rewards/rules/voucher-use.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'

const Tier = z.enum(tiers)
const shared = { method: 'GET', backend: 'site', access: 'member', problems: [] } as const

/** The member's tier and progress. Days are `YYYY-MM-DD`, amounts in cents. */
export const MembershipSummary = z.object({
  firstName: z.string(),
  tier: Tier,
  /** Null for a pre-member. */
  since: z.nullable(z.string()),
  /** The last day of the membership year; null for a pre-member, whose spend counts over the last 12 months. */
  tierAnniversaryEndDate: z.nullable(z.string()),
  /** Null in the highest tier. */
  nextTier: z.nullable(Tier),
  spentCents: z.int(),
  /** The spend that the next tier requires; in the highest tier, the spend that renews it. Null while no programme runs. */
  targetCents: z.nullable(z.int()),
  remainingCents: z.int(),
  /** The tier is renewed until this day, a year after the anniversary; null while it is not renewed. */
  renewedUntil: z.nullable(z.string()),
  cardNumber: z.string(),
  /** What the member price has taken off paid orders; returned ones are left out (reward-08). */
  lifetimeSavingCents: z.int(),
})
export type MembershipSummary = z.infer<typeof MembershipSummary>

export const getMembershipSummary = defineEndpoint({
  ...shared,
  name: 'GetMembershipSummary',
  path: '/api/MemberV2/GetMembershipSummary',
  summary: 'Tier, spend, target and anniversary of the member',
  data: MembershipSummary,
})

/** What a tier requires and gives today. */
export const TierTerms = z.object({
  tier: Tier,
  entrySpendCents: z.int(),
  renewalSpendCents: z.int(),
  /** For every full `rebateStepCents`. */
  rebateCents: z.int(),
  rebateStepCents: z.int(),
  birthdayCents: z.int(),
  birthdayMinimumCents: z.int(),
  /** The messages of the promotions that hold now for this tier and not for everybody. */
  privileges: z.array(z.string()),
})
export type TierTerms = z.infer<typeof TierTerms>

export const ConversionRate = z.object({
  tier: Tier,
  rebateCents: z.int(),
  rebateStepCents: z.int(),
  /** Days until a rebate can be spent, while the goods can be returned. */
  pendingDays: z.int(),
  tiers: z.array(TierTerms),
})
export type ConversionRate = z.infer<typeof ConversionRate>

export const getConversionRate = defineEndpoint({
  ...shared,
  name: 'GetConversionRate',
  path: '/api/MemberV2/GetConversionRate',
  summary: 'What the member earns for what they spend, and what every tier would',
  data: ConversionRate,
})

export const Rebates = z.object({
  spendableCents: z.int(),
  pendingCents: z.int(),
  /** The day from which all that is pending can be spent; null while an order of it has not reached the member. */
  pendingUntil: z.nullable(z.string()),
  /** What expires within 60 days, soonest first. */
  expiring: z.nullable(z.object({ on: z.string(), amountCents: z.int() })),
  /** Lots with a balance, the oldest expiry first. */
  lots: z.array(
    z.object({
      orderNumber: z.string(),
      earnedOn: z.string(),
      /** Both are null until its order is collected or delivered. */
      spendableFrom: z.nullable(z.string()),
      expiresOn: z.nullable(z.string()),
      earnedCents: z.int(),
      pendingCents: z.int(),
      spendableCents: z.int(),
    }),
  ),
  /** The latest hundred movements, the latest first; each with the spendable balance after it. */
  history: z.array(
    z.object({ day: z.string(), kind: z.enum(moveKinds), orderNumber: z.string(), amountCents: z.int(), balanceCents: z.int() }),
  ),
})
export type Rebates = z.infer<typeof Rebates>

export const getRebates = defineEndpoint({
  ...shared,
  name: 'GetRebates',
  path: '/api/MemberV2/GetRebates',
  summary: 'The member’s rebates: balance, lots and every movement',
  data: Rebates,
})

export const voucherStates = ['ready', 'upcoming', 'used', 'expired'] as const

export const Voucher = z.object({
  voucherCode: z.string(),
  kind: z.enum(voucherKinds),
  /** Of the code that issued it; null for a birthday voucher. */
  name: z.nullable(z.string()),
  state: z.enum(voucherStates),
  valueCents: z.int(),
  minimumCents: z.int(),
  validFrom: z.string(),
  /** The last day. */
  validUntil: z.string(),
})
export type Voucher = z.infer<typeof Voucher>

export const getVouchers = defineEndpoint({
  ...shared,
  name: 'GetVouchers',
  method: 'POST',
  path: '/api/MemberV2/GetVouchers',
  summary: 'The member’s vouchers, those that can be used first',
  body: z.strictObject({ voucherState: z.optional(z.enum(voucherStates)) }),
  data: z.array(Voucher),
})

export const claimGiftVoucher = defineEndpoint({
  ...shared,
  name: 'ClaimGiftVoucher',
  method: 'POST',
  path: '/api/MemberV2/ClaimGiftVoucher',
  summary: 'Issues the voucher of a gift code to the member, once. A code that issues none is refused with its reason',
  body: z.pipe(
    z.strictObject({ giftCode: z.string().check(z.regex(/^[A-Za-z0-9\s-]{1,60}$/)) }),
    z.transform(({ giftCode }) => ({ code: giftCode.replaceAll(/[\s-]/g, '').toUpperCase() })),
  ),
  data: Voucher,
  problems: ['GIFT_CODE_REFUSED'],
})

export const getBirthdayVouchers = defineEndpoint({
  ...shared,
  name: 'GetBirthdayVouchers',
  path: '/api/Member/GetBirthdayVouchers',
  summary: 'The member’s birthday vouchers, the latest first',
  data: z.array(Voucher),
})

export const LoyaltyCards = z.object({
  storeCard: z.object({
    cardNumber: z.string(),
    tier: Tier,
    tierAnniversaryEndDate: z.nullable(z.string()),
    /** As in the membership summary. */
    nextTier: z.nullable(Tier),
    spentCents: z.int(),
    targetCents: z.nullable(z.int()),
  }),
  brandCards: z.array(z.object({ brandCode: z.string(), brandName: z.string(), name: z.string(), points: z.int(), tier: z.string() })),
})
export type LoyaltyCards = z.infer<typeof LoyaltyCards>

export const getLoyaltyCards = defineEndpoint({
  ...shared,
  name: 'GetLoyaltyCards',
  path: '/api/Member/GetLoyaltyCards',
  summary: 'The store’s card, and the cards of brands that are linked to the member',
  data: LoyaltyCards,
})
