import * as z from 'zod/mini'
import type { Gift } from '../rules/kinds/gift.ts'
import type { Promotion } from '../rules/promotion.ts'

const cents = z.int().check(z.minimum(0))
const pieces = z.int().check(z.minimum(1))
/** 0 asks for no pieces. */
const fromPieces = z.int().check(z.minimum(0))
const percent = z.int().check(z.minimum(1), z.maximum(100))
const codes = z.array(z.string())
const text = z.object({ en: z.string().check(z.minLength(1)), zh: z.nullish(z.string()) })

const goods = z.strictObject({
  skus: z.optional(codes),
  brands: z.optional(codes),
  categories: z.optional(codes),
  own: z.optional(z.boolean()),
})

const terms = {
  name: text,
  message: text,
  messagePriority: z.int(),
  priority: z.int(),
  group: z.string(),
  exclusive: z.boolean(),
  audience: z.union([
    z.object({ only: z.enum(['everyone', 'members', 'firstOrder']) }),
    z.object({ only: z.literal('tiers'), tiers: codes }),
  ]),
  limits: z.object({ perOrder: z.nullable(pieces), perCustomer: z.nullable(pieces), total: z.nullable(pieces) }),
  codes: z.array(z.string().check(z.regex(/^[A-Z0-9]{3,20}$/))),
  goods,
}

/** A substitute of which only the SKU is written is worth as much as the gift that it stands for. */
const substitute = z.union([z.string(), z.object({ sku: z.string(), worthCents: cents })])
const gift = z.object({ sku: z.string(), worthCents: cents, substitutes: z.array(substitute) })

interface Step {
  fromCents: number
  fromPieces: number
}

/** Whether each step asks for more than the one before: of neither value nor pieces for less. */
const ascend = (steps: Step[]): boolean =>
  steps.slice(1).every(({ fromCents, fromPieces: ofPieces }, at) => {
    const before = steps[at]!
    const isMore = fromCents > before.fromCents || ofPieces > before.fromPieces
    return isMore && fromCents >= before.fromCents && ofPieces >= before.fromPieces
  })

/** A promotion as it is stored: everything but its number and its dates, which are columns. */
const PromotionSchema = z.discriminatedUnion('kind', [
  z.object({ ...terms, kind: z.literal('itemPercent'), percent }),
  z.object({ ...terms, kind: z.literal('itemAmount'), amountCents: cents }),
  z.object({ ...terms, kind: z.literal('quantityPercent'), fromPieces: pieces, percent }),
  z
    .object({ ...terms, kind: z.literal('multiBuy'), pieces, paidPieces: pieces })
    .check(z.refine((multiBuy) => multiBuy.paidPieces < multiBuy.pieces, { path: ['paidPieces'] })),
  z.object({ ...terms, kind: z.literal('setPrice'), pieces, priceCents: cents }),
  z.object({ ...terms, kind: z.literal('cartPercent'), fromCents: cents, percent }),
  z.object({ ...terms, kind: z.literal('cartAmount'), fromCents: cents, amountCents: cents }),
  z.object({ ...terms, kind: z.literal('memberPercent'), percent }),
  z.object({
    ...terms,
    kind: z.literal('gift'),
    steps: z
      .array(z.object({ fromCents: cents, fromPieces, choices: z.array(gift).check(z.minLength(1)) }))
      .check(z.minLength(1), z.refine(ascend)),
  }),
  z.object({
    ...terms,
    kind: z.literal('purchaseWithPurchase'),
    fromCents: cents,
    fromPieces,
    offers: z.array(z.object({ sku: z.string(), priceCents: cents })).check(z.minLength(1)),
  }),
  z.object({ ...terms, kind: z.literal('delivery'), fromCents: cents, feeCents: cents }),
])
export type PromotionData = z.infer<typeof PromotionSchema>

/** Throws when it is no promotion. */
export const promotionData = (stored: unknown): PromotionData => PromotionSchema.parse(stored)

/** Where stored data is wrong, if that is what an error says. */
export const damageIn = (error: unknown): string | null =>
  error instanceof z.core.$ZodError ? error.issues.map(({ path }) => path.join('.') || 'everything').join(', ') : null

interface StoredPromotion {
  autoId: number
  startsAt: Date
  endsAt: Date | null
  data: unknown
}

export function promotionFrom({ autoId, startsAt, endsAt, data }: StoredPromotion): Promotion {
  const promotion = promotionData(data)
  return {
    ...promotion,
    ...(promotion.kind === 'gift' ? { steps: promotion.steps.map(withWorth) } : {}),
    limits: limitsOf(promotion),
    id: autoId,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  } as Promotion
}

type GiftStep = Extract<PromotionData, { kind: 'gift' }>['steps'][number]

const withWorth = ({ choices, ...step }: GiftStep): Gift['steps'][number] => ({
  ...step,
  choices: choices.map(({ substitutes, ...choice }) => ({
    ...choice,
    substitutes: substitutes.map((each) => (typeof each === 'string' ? { sku: each, worthCents: choice.worthCents } : each)),
  })),
})

/** Only one order is the first: of several that are being paid at once, all but one have to be counted out (promo-24). */
const limitsOf = ({ audience, limits }: PromotionData): PromotionData['limits'] =>
  audience.only === 'firstOrder' ? { ...limits, perCustomer: limits.perCustomer ?? 1 } : limits
