import { percentOff } from '#src/features/catalogue/rules/saving.ts'
import type { Promotion } from '#src/features/promotions/rules/promotion.ts'
import type { Cents } from '#src/kit/money.ts'

export interface OfferedVariant {
  ean: string
  priceCents: Cents
  originalCents: Cents | null
  /** The next price, when there is one. */
  next: { startsAt: Date; priceCents: Cents } | null
}

export interface OfferedProduct {
  variants: readonly OfferedVariant[]
  exclusive: boolean
  /** Sent by its own brand, which delivers free. */
  sentByBrand: boolean
  isDeliveryAllowed: boolean
  freeDeliveryFromCents: Cents
  /** The promotions that some of its variants are part of. */
  promotions: readonly { promotion: Promotion; eans: readonly string[] }[]
}

/** An offer shown beside the price. `eans` are the variants of the offer; null is all of them. */
export type Offer = { priority: number; eans: string[] | null } & (
  | { kind: 'reduction'; percent: number; /** The reduced price holds until here; null when no end is known. */ endsAt: Date | null }
  | { kind: 'exclusive' }
  | { kind: 'freeDelivery'; fromCents: Cents }
  | { kind: 'promotion'; promotion: Promotion }
)

/** The lowest number is shown first. */
const priorities = { reduction: 10, exclusive: 20, freeDelivery: 30 } as const

/** The offers of a product, by priority (product-02). */
export function offersOf(product: OfferedProduct): Offer[] {
  const offers = [...reductionsOf(product.variants)]
  if (product.exclusive) offers.push({ kind: 'exclusive', priority: priorities.exclusive, eans: null })
  const free = isDeliveredByStore(product) ? product.variants.filter(({ priceCents }) => priceCents >= product.freeDeliveryFromCents) : []
  if (free.length > 0) {
    offers.push({
      kind: 'freeDelivery',
      fromCents: product.freeDeliveryFromCents,
      priority: priorities.freeDelivery,
      eans: eansOf(free, product.variants),
    })
  }
  for (const { promotion, eans } of product.promotions) {
    const some = product.variants.filter(({ ean }) => eans.includes(ean))
    if (some.length > 0)
      offers.push({ kind: 'promotion', promotion, priority: promotion.messagePriority, eans: eansOf(some, product.variants) })
  }
  return offers.sort((a, b) => a.priority - b.priority)
}

const isDeliveredByStore = ({ sentByBrand, isDeliveryAllowed }: OfferedProduct): boolean => !sentByBrand && isDeliveryAllowed

/** One offer for each combination of percentage and end. */
function reductionsOf(variants: readonly OfferedVariant[]): Offer[] {
  const reduced = variants
    .map((variant) => ({ variant, percent: percentOff(variant.originalCents ?? 0, variant.priceCents), endsAt: endOf(variant) }))
    .filter(({ percent }) => percent > 0)
  const alike = Map.groupBy(reduced, ({ percent, endsAt }) => `${percent} ${endsAt?.getTime()}`)
  return [...alike.values()].map((group) => ({
    kind: 'reduction',
    percent: group[0]!.percent,
    endsAt: group[0]!.endsAt,
    priority: priorities.reduction,
    eans: eansOf(
      group.map(({ variant }) => variant),
      variants,
    ),
  }))
}

/** A reduction ends where a higher price begins. */
const endOf = ({ priceCents, next }: OfferedVariant): Date | null => (next && next.priceCents > priceCents ? next.startsAt : null)

const eansOf = (some: readonly OfferedVariant[], all: readonly OfferedVariant[]): string[] | null =>
  some.length === all.length ? null : some.map(({ ean }) => ean)
