import type { AgreedDelivery, Order, OrderLine } from '../rules/order.ts'
import { inCulture, inEachCulture, type Culture, type Translated } from '#src/kit/culture.ts'
import {
  givenItems,
  groupOf,
  groupsOf,
  lineCents,
  tenderEntries,
  type GivenItem,
  type PricedCart,
  type PricedLine,
} from '#src/features/cart/server/cart.service.ts'
import type { DeliverySlot } from '#src/features/fulfilment/rules/delivery-slots.ts'
import { fulfilmentMessages } from '#src/features/fulfilment/messages.ts'
import { byGroup, choiceForGroup, collectedGroup, isSentByStore } from '#src/features/fulfilment/rules/grouping.ts'
import { daysOf } from '#src/features/fulfilment/rules/opening-hours.ts'
import { readyBy } from '#src/features/fulfilment/rules/ready-by.ts'
import { fulfilmentOf, optionsLabel } from '#src/features/catalogue/server/catalogue.service.ts'
import { nameWithEnd } from '#src/features/promotions/server/promotions.service.ts'
import { operatorNames } from '#src/features/settings/server/settings.service.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import type { LedgerEntry } from '#src/features/pricing/rules/ledger.ts'
import { mailWords } from '#src/platform/mail-template.ts'
import { orderNumber } from '../rules/order-number.ts'
import { newOrder, type OrderNumbers } from './orders.store.ts'

export interface Placement {
  sessionId: string
  /** The member who was signed in; null for a guest. */
  memberId: number | null
  culture: Culture
  cart: PricedCart
  /** The slot of the cart's delivery, if one is chosen. */
  slot: DeliverySlot | null
  /** Whether what is collected was taken from the shelf of its store. */
  isOnShelf: boolean
  idempotencyKey: string
}

export interface DraftedOrder {
  order: Order
  lines: Omit<OrderLine, 'orderId'>[]
  ledger: LedgerEntry[]
}

/** Copies everything an order needs from the cart, own goods first, so that later changes of the catalogue do not affect it. */
export function orderFromCart(
  { cart, slot, isOnShelf, sessionId, memberId, culture, idempotencyKey }: Placement,
  { autoId, number }: OrderNumbers,
  now: Date,
): DraftedOrder {
  const { store } = cart
  const lines = cart.lines.toSorted((a, b) => byGroup(groupOf(a, cart.delivery), groupOf(b, cart.delivery)))
  const positions = new Map(lines.map((line, index) => [line.autoId, index + 1]))
  const ledger = cart.totals.ledger.map(({ kind, lineAutoId, promotionId, amountCents }) => ({
    kind,
    line: lineAutoId === null ? null : positions.get(lineAutoId)!,
    source: promotionId !== null ? nameWithEnd(cart.best.promotions.get(promotionId)!) : kind === 'delivery' ? store.name : null,
    amountCents,
  }))
  return {
    order: {
      ...newOrder,
      autoId,
      orderNumber: orderNumber(store.orderPrefix, now, number),
      sessionId,
      memberId,
      cartId: cart.autoId!,
      culture,
      idempotencyKey,
      quoteHash: cart.quoteHash,
      shippingAddress: cart.shippingAddress!,
      billingAddress: cart.billingAddress ?? cart.shippingAddress!,
      delivery: agreedDelivery({ cart, slot, isOnShelf }, now),
      totalCents: cart.totals.totalCents,
      gstCents: cart.totals.gstCents,
      gstRate: store.gstRate,
      placedAt: now,
    },
    lines: [
      ...lines.map((line, index) => orderLine(cart, line, index + 1, store)),
      ...givenItems(cart.best).map((gift, index) => giftLine(gift, positions, lines.length + index + 1, store)),
    ],
    ledger: [...ledger, ...tenderEntries(cart.tenders)],
  }
}

type Agreed = Pick<Placement, 'cart' | 'slot' | 'isOnShelf'>

function agreedDelivery({ cart, slot, isOnShelf }: Agreed, now: Date): AgreedDelivery {
  const { mode, parcel } = cart.delivery
  return {
    mode,
    ...(slot && { slot: { startsAt: slot.startsAt.toISOString(), endsAt: slot.endsAt.toISOString() } }),
    ...(mode === 'delivery' && parcel && { parcel: { days: parcel.days } }),
    ...agreedCollection({ cart, isOnShelf }, now),
  }
}

function agreedCollection({ cart, isOnShelf }: Omit<Agreed, 'slot'>, now: Date): Partial<AgreedDelivery> {
  const { store } = cart
  const key = [...groupsOf(cart).keys()].find((each) => choiceForGroup(each, cart.delivery).mode === 'collection')
  const { storeCode } = cart.delivery
  if (key === undefined || storeCode === undefined) return {}
  const agreed = { storeCode, readyBy: readyBy(now, isOnShelf, daysOf(store, storeCode)) }
  return key === collectedGroup ? { ...agreed, collectedGroup: nameOfOwn(key, store).en } : agreed
}

/** What a group of the store's own is called. */
const nameOfOwn = (key: string, { name }: StoreSettings): Translated =>
  key === collectedGroup
    ? inEachCulture((culture) => mailWords(fulfilmentMessages, culture)('collectedApart', { store: inCulture(name, culture) }))
    : name

/** A gift: one piece that costs nothing (promo-06). It travels with the other goods of who sends it (fulfil-24). */
function giftLine(
  { item, worthCents, earnedFor }: GivenItem,
  positions: ReadonlyMap<number, number>,
  position: number,
  store: StoreSettings,
): Omit<OrderLine, 'orderId'> {
  const sentByBrand = !isSentByStore(fulfilmentOf(item.product), operatorNames(store))
  const line = { variantId: item.variant.autoId, quantity: 1, item }
  const group = sentByBrand ? item.product.brand.name : store.name
  const giftTerms = { ...earnedFor, lines: earnedFor.lines.map((autoId) => positions.get(autoId)!), worthCents }
  return { ...copied(line, position, group), listCents: 0, amountCents: 0, isGift: true, giftTerms }
}

function orderLine(cart: PricedCart, line: PricedLine, position: number, store: StoreSettings): Omit<OrderLine, 'orderId'> {
  const { variant } = line.item
  return {
    ...copied(line, position, line.sentByBrand ? line.item.product.brand.name : nameOfOwn(groupOf(line, cart.delivery), store)),
    listCents: Math.max(variant.originalCents ?? 0, variant.priceCents) * line.quantity,
    amountCents: lineCents(cart, line),
    isGift: false,
    giftTerms: null,
  }
}

type CopiedLine = Pick<PricedLine, 'variantId' | 'quantity' | 'item'>

function copied(
  line: CopiedLine,
  position: number,
  group: Translated,
): Omit<OrderLine, 'orderId' | 'listCents' | 'amountCents' | 'isGift' | 'giftTerms'> {
  const { product, variant } = line.item
  const options: Translated = inEachCulture((culture) => optionsLabel(variant, culture))
  return {
    position,
    variantId: line.variantId,
    ean: variant.ean,
    slug: product.slug,
    group,
    brand: product.brand.name,
    title: product.title,
    options,
    imageUrl: variant.imageUrl ?? product.imageUrl,
    quantity: line.quantity,
  }
}
