import { purchasable } from '#src/features/availability/rules/why-not-sold.ts'
import { categoryCodes, type CatalogueService, type SoldItem } from '#src/features/catalogue/server/catalogue.service.ts'
import { isOnlyCollected } from '#src/features/fulfilment/rules/allowed-modes.ts'
import type { DeliveryMode } from '#src/features/fulfilment/rules/delivery.ts'
import type { ParcelQuote } from '#src/features/fulfilment/rules/parcel.ts'
import { priceKinds } from '#src/features/pricing/rules/ledger.ts'
import type { PriceMovement, PricingSettings } from '#src/features/pricing/rules/totals.ts'
import { freeDeliveryFor } from '#src/features/promotions/rules/free-delivery.ts'
import type { EarnedGift } from '#src/features/promotions/rules/gifts.ts'
import { priceWithPromotions, type CartPrice } from '#src/features/promotions/rules/price.ts'
import type { Promotion } from '#src/features/promotions/rules/promotion.ts'
import type { PromotionsService } from '#src/features/promotions/server/promotions.service.ts'
import type { BuyerOfBag } from '#src/features/rewards/server/rewards.service.ts'
import type { Clock } from '#src/kit/clock.ts'
import type { Cents } from '#src/kit/money.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { FilledCart } from './filled-cart.ts'
import type { PricedLine } from './priced-line.ts'

export interface PromotionParts {
  catalogue: CatalogueService
  promotions: PromotionsService
  clock: Clock
}

/** The best price of a cart, and the promotions that it names, by their number. */
export interface BestPrice {
  price: CartPrice
  promotions: ReadonlyMap<number, Promotion>
  /** The goods that are given or offered, by EAN. */
  items: ReadonlyMap<string, SoldItem>
  buyer: BuyerOfBag
  /** From which value of own goods their delivery is free for this buyer. */
  freeDeliveryFromCents: Cents
}

/** Finds the best price of the lines that are sold (promo-11). */
export async function bestPrice(
  parts: PromotionParts,
  orm: Orm,
  { items, choices, buyer }: Pick<FilledCart, 'items' | 'choices' | 'buyer'>,
  lines: readonly PricedLine[],
  delivery: { mode: DeliveryMode; settings: PricingSettings; parcel?: ParcelQuote | undefined },
): Promise<BestPrice> {
  const promotions = await parts.promotions.all(orm)
  const tree = await parts.catalogue.categories(orm)
  const cart = {
    lines: lines.map(({ autoId, quantity, offeredBy, sentByBrand, item: { product, variant } }) => ({
      id: autoId,
      sku: variant.ean,
      brand: product.brand.code,
      categories: categoryCodes(tree, product.categoryIds),
      isOwn: !sentByBrand,
      isOnlyCollected: isOnlyCollected(product),
      quantity,
      unitCents: variant.priceCents,
      unitListCents: Math.max(variant.originalCents ?? 0, variant.priceCents),
      offeredBy,
    })),
    ...choices,
    giftStock: Object.fromEntries([...items].map(([ean, item]) => [ean, leftOf(item, lines)])),
    delivery,
  }
  const now = parts.clock.now()
  const { freeFromCents } = delivery.settings
  return {
    price: priceWithPromotions(cart, promotions, buyer, now),
    promotions: new Map(promotions.map((each) => [each.id, each])),
    items,
    buyer,
    freeDeliveryFromCents: Math.min(freeFromCents, freeDeliveryFor(promotions, buyer, now) ?? freeFromCents),
  }
}

/** How many pieces are left to give away, after those that the bag holds. */
function leftOf({ variant }: SoldItem, lines: readonly PricedLine[]): number {
  const bought = lines.reduce((sum, { variantId, quantity }) => (variantId === variant.autoId ? sum + quantity : sum), 0)
  return Math.max(0, purchasable(variant.facts, 99) - bought)
}

export interface GivenItem extends Pick<EarnedGift, 'earnedFor'> {
  promotionId: number
  item: SoldItem
  insteadOf: string | null
  worthCents: Cents
}

/** The gifts that an order of this cart has, each one piece. */
export const givenItems = ({ price, items }: BestPrice): GivenItem[] =>
  price.gifts.flatMap(({ promotion, given, earnedFor }) =>
    given
      ? [{ promotionId: promotion.id, item: items.get(given.sku)!, insteadOf: given.insteadOf, worthCents: given.worthCents, earnedFor }]
      : [],
  )

/** The promotions that an order of this cart uses. */
export const usedPromotions = (best: BestPrice): number[] => [
  ...best.price.applied.map(({ promotionId }) => promotionId),
  ...givenItems(best).map(({ promotionId }) => promotionId),
]

/** What promotions take, as movements of the price ledger in the order of application. */
export function reductionsOf({ lines, delivery }: CartPrice): PriceMovement[] {
  const ofLines = lines
    .flatMap(({ id, takings }) =>
      takings.map(({ kind, promotionId, cents }) => ({ kind, lineAutoId: id, promotionId, amountCents: -cents })),
    )
    .toSorted((a, b) => priceKinds.indexOf(a.kind) - priceKinds.indexOf(b.kind))
  if (delivery.promotionId === null) return ofLines
  return [
    ...ofLines,
    { kind: 'delivery', lineAutoId: null, promotionId: delivery.promotionId, amountCents: delivery.cents - delivery.regularCents },
  ]
}
