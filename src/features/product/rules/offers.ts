import { percentOff } from '#src/features/catalogue/rules/saving.ts'
import type { Cents } from '#src/kit/money.ts'

export interface OfferedVariant {
  ean: string
  priceCents: Cents
  originalCents: Cents | null
  /** The price that follows, when one does. */
  next: { startsAt: Date; priceCents: Cents } | null
}

export interface OfferedProduct {
  variants: readonly OfferedVariant[]
  exclusive: boolean
  /** Sent by its own brand, which asks nothing for it. */
  sentByBrand: boolean
  freeDeliveryFromCents: Cents
}

/** Something to say beside the price. `eans` names the variants that it holds for; null is all of them. */
export type Offer = { priority: number; eans: string[] | null } & (
  | { kind: 'reduction'; percent: number; /** The reduced price holds until here; null when no end is known. */ endsAt: Date | null }
  | { kind: 'exclusive' }
  | { kind: 'freeDelivery'; fromCents: Cents }
)

/** The lower, the sooner it is said. Promotions find their place between these. */
const priorities = { reduction: 10, exclusive: 20, freeDelivery: 30 } as const

/** What is honestly to be said of a product, by priority (product-02). */
export function offersOf(product: OfferedProduct): Offer[] {
  const offers = [...reductionsOf(product.variants)]
  if (product.exclusive) offers.push({ kind: 'exclusive', priority: priorities.exclusive, eans: null })
  const free = product.variants.filter(({ priceCents }) => priceCents >= product.freeDeliveryFromCents)
  if (!product.sentByBrand && free.length > 0) {
    offers.push({
      kind: 'freeDelivery',
      fromCents: product.freeDeliveryFromCents,
      priority: priorities.freeDelivery,
      eans: eansOf(free, product.variants),
    })
  }
  return offers.sort((a, b) => a.priority - b.priority)
}

/** One for every percentage and end there is. */
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
