import type { AgreedDelivery, OrderLine } from '../rules/order.ts'
import { inEachCulture, type Culture, type Translated } from '#src/kit/culture.ts'
import {
  givenItems,
  groupsOf,
  lineCents,
  stockAt,
  tenderEntries,
  type PricedCart,
  type PricedLine,
} from '#src/features/cart/server/cart.service.ts'
import type { DeliverySlot } from '#src/features/fulfilment/rules/delivery-slots.ts'
import { isSentByStore, ownGroup } from '#src/features/fulfilment/rules/grouping.ts'
import { readyBy } from '#src/features/fulfilment/rules/ready-by.ts'
import { fulfilmentOf, optionsLabel, type SoldItem } from '#src/features/catalogue/server/catalogue.service.ts'
import { nameWithEnd } from '#src/features/promotions/server/promotions.service.ts'
import { operatorNames } from '#src/features/settings/server/settings.service.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import type { LedgerEntry } from '#src/features/pricing/rules/ledger.ts'
import type { NewOrder } from './orders.store.ts'

export interface Placement {
  sessionId: string
  /** The member who was signed in; null for a guest. */
  memberId: number | null
  culture: Culture
  cart: PricedCart
  /** The slot of the cart's delivery, if one is chosen. */
  slot: DeliverySlot | null
  idempotencyKey: string
}

interface DraftedOrder {
  order: Omit<NewOrder, 'orderNumber'>
  lines: Omit<OrderLine, 'orderId'>[]
  ledger: LedgerEntry[]
}

/** Copies everything an order needs from the cart, own goods first, so that later changes of the catalogue do not affect it. */
export function orderFromCart(
  { cart, slot, sessionId, memberId, culture, idempotencyKey }: Placement,
  store: StoreSettings,
  now: Date,
): DraftedOrder {
  const lines = cart.lines.toSorted((a, b) => Number(a.sentByBrand) - Number(b.sentByBrand))
  const positions = new Map(lines.map((line, index) => [line.autoId, index + 1]))
  const ledger = cart.totals.ledger.map(({ kind, lineAutoId, promotionId, amountCents }) => ({
    kind,
    line: lineAutoId === null ? null : positions.get(lineAutoId)!,
    source: promotionId !== null ? nameWithEnd(cart.best.promotions.get(promotionId)!) : kind === 'delivery' ? store.name : null,
    amountCents,
  }))
  return {
    order: {
      sessionId,
      memberId,
      cartId: cart.autoId!,
      status: 'pendingPayment',
      culture,
      idempotencyKey,
      quoteHash: cart.quoteHash,
      shippingAddress: cart.shippingAddress!,
      billingAddress: cart.billingAddress ?? cart.shippingAddress!,
      delivery: agreedDelivery(cart, slot, now),
      totalCents: cart.totals.totalCents,
      gstCents: cart.totals.gstCents,
      gstRate: store.gstRate,
      placedAt: now,
    },
    lines: [
      ...lines.map((line, index) => orderLine(cart, line, index + 1, store)),
      ...givenItems(cart.best).map(({ item }, index) => giftLine(item, lines.length + index + 1, store)),
    ],
    ledger: [...ledger, ...tenderEntries(cart.tenders)],
  }
}

function agreedDelivery(cart: PricedCart, slot: DeliverySlot | null, now: Date): AgreedDelivery {
  const { mode, storeCode, parcel } = cart.delivery
  if (slot) return { mode, slot: { startsAt: slot.startsAt.toISOString(), endsAt: slot.endsAt.toISOString() } }
  if (mode === 'delivery') return { mode, ...(parcel && { parcel: { days: parcel.days } }) }
  if (storeCode === undefined) return { mode }
  const { inStore, pieces } = stockAt(groupsOf(cart).get(ownGroup) ?? [], storeCode)
  return { mode, storeCode, readyBy: readyBy(now, inStore === pieces) }
}

/** A gift: one piece that costs nothing (promo-06). */
function giftLine(item: SoldItem, position: number, store: StoreSettings): Omit<OrderLine, 'orderId'> {
  const sentByBrand = !isSentByStore(fulfilmentOf(item.product), operatorNames(store))
  const line = { variantId: item.variant.autoId, quantity: 1, item, sentByBrand }
  return { ...copied(line, position, store), listCents: 0, amountCents: 0, isGift: true }
}

function orderLine(cart: PricedCart, line: PricedLine, position: number, store: StoreSettings): Omit<OrderLine, 'orderId'> {
  const { variant } = line.item
  return {
    ...copied(line, position, store),
    listCents: Math.max(variant.originalCents ?? 0, variant.priceCents) * line.quantity,
    amountCents: lineCents(cart, line),
    isGift: false,
  }
}

type CopiedLine = Pick<PricedLine, 'variantId' | 'quantity' | 'item' | 'sentByBrand'>

function copied(
  line: CopiedLine,
  position: number,
  store: StoreSettings,
): Omit<OrderLine, 'orderId' | 'listCents' | 'amountCents' | 'isGift'> {
  const { product, variant } = line.item
  const options: Translated = inEachCulture((culture) => optionsLabel(variant, culture))
  return {
    position,
    variantId: line.variantId,
    ean: variant.ean,
    slug: product.slug,
    group: line.sentByBrand ? product.brand.name : store.name,
    brand: product.brand.name,
    title: product.title,
    options,
    imageUrl: variant.imageUrl ?? product.imageUrl,
    quantity: line.quantity,
  }
}
