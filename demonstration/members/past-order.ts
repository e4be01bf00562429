import { randomInt } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { brands, prices, productImages, products, variants } from '../../src/features/catalogue/server/catalogue.tables.ts'
import type { AgreedDelivery, Order } from '../../src/features/orders/rules/order.ts'
import { collectionCode } from '../../src/features/orders/rules/collection-code.ts'
import { newEvent, type OrderEvent } from '../../src/features/orders/rules/order-event.ts'
import { orderNumber } from '../../src/features/orders/rules/order-number.ts'
import { insertEvents } from '../../src/features/orders/server/order-events.store.ts'
import { drawNumbers, insertOrder, newOrder, updateProgress } from '../../src/features/orders/server/orders.store.ts'
import { insertAttempt, moveAttempt, newAttempt } from '../../src/features/payment/server/payment.store.ts'
import type { LedgerEntry } from '../../src/features/pricing/rules/ledger.ts'
import type { Translated } from '../../src/kit/culture.ts'
import { gstContained } from '../../src/kit/money-shares.ts'
import type { Orm } from '../../src/platform/db/database.ts'
import type { MemberEntry, OrderEntry } from './member-entry.ts'
import type { PaidByCard, PayByCard } from './pay-by-card.ts'

const dayMs = 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000
const gstRate = 900
const store: Translated = { en: 'Kemuning', zh: '九里香' }
const memberPrice: Translated = { en: 'Elite, 10% off', zh: '尊级会员9折' }
const siti = { kind: 'staff', name: 'Siti Rahman' } as const

export type PastOrder = Omit<MemberEntry, 'orders'> & OrderEntry & { memberId: number }

type NewLine = Awaited<ReturnType<typeof linesOf>>[number]

/** Everything that an order left behind on its way to where it is now. */
export interface WrittenOrder {
  orderNumber: string
  paidAt: Date
  completedAt: Date | null
  totalCents: number
  ledger: LedgerEntry[]
}

/** Writes an order as it was placed, charges the card, and writes what happened to it since. */
export async function writePastOrder(orm: Orm, payByCard: PayByCard, order: PastOrder, now: Date): Promise<WrittenOrder> {
  const { memberId, culture, reached } = order
  const paidAt = new Date(now.getTime() - Math.max(order.daysAgo * dayMs, hourMs))
  const { autoId, number } = await drawNumbers(orm)
  const numberOfOrder = orderNumber('KM', paidAt, number)
  const lines = await linesOf(orm, order)
  const totalCents = lines.reduce((sum, line) => sum + line.amountCents, 0)
  const paid = await payByCard({ orderNumber: numberOfOrder, amountCents: totalCents })
  const ledger = ledgerOf(lines, paid)
  const events = eventsOf(order, paidAt)
  const completedAt = events.find(({ status }) => status === 'completed')?.at ?? null
  const address = addressOf(order)
  const paidOrder: Order = {
    ...newOrder,
    autoId,
    orderNumber: numberOfOrder,
    sessionId: numberOfOrder,
    memberId,
    cartId: 0,
    status: 'paid',
    culture,
    idempotencyKey: numberOfOrder,
    quoteHash: numberOfOrder,
    shippingAddress: address,
    billingAddress: address,
    delivery: deliveryOf(order, paidAt),
    totalCents,
    gstCents: gstContained(totalCents, gstRate),
    gstRate,
    placedAt: paidAt,
    paidAt,
  }
  await insertOrder(orm, paidOrder, lines, ledger)
  if (events.length > 0) await insertEvents(orm, autoId, events)
  const code = reached === 'readyToCollect' ? collectionCode((below) => randomInt(below)) : null
  await updateProgress(orm, { ...paidOrder, status: reached, completedAt, collectionCode: code })
  await writeAttempt(orm, { autoId, orderNumber: numberOfOrder, memberId, totalCents, paidAt }, paid)
  return { orderNumber: numberOfOrder, paidAt, completedAt, totalCents, ledger }
}

const deliveryOf = ({ reached }: PastOrder, paidAt: Date): AgreedDelivery =>
  reached === 'readyToCollect'
    ? { mode: 'collection', storeCode: 'katong', readyBy: new Date(paidAt.getTime() + 4 * hourMs).toISOString() }
    : { mode: 'delivery' }

/** The steps up to where an order is now, some hours apart. */
function eventsOf({ reached }: PastOrder, paidAt: Date): OrderEvent[] {
  const after = (hours: number) => ({ group: store.en, by: siti, at: new Date(paidAt.getTime() + hours * hourMs) })
  const processing = newEvent({ status: 'processing', ...after(3) })
  const shipped = newEvent({ status: 'shipped', ...after(20), carrier: 'Ninja Van', trackingNumber: `NVSGKM${paidAt.getTime() % 1e9}` })
  switch (reached) {
    case 'paid':
      return []
    case 'processing':
      return [processing]
    case 'readyToCollect':
      return [processing, newEvent({ status: 'readyToCollect', ...after(4) })]
    case 'shipped':
      return [processing, shipped]
    case 'completed':
      return [processing, shipped, newEvent({ status: 'completed', ...after(44) })]
  }
}

function ledgerOf(lines: readonly NewLine[], { card }: PaidByCard): LedgerEntry[] {
  const source = `${card.brand} •••• ${card.last4}`
  return [
    ...lines.map(({ position, listCents }): LedgerEntry => ({ kind: 'list', line: position, source: null, amountCents: listCents })),
    ...lines
      .filter(({ listCents, amountCents }) => amountCents < listCents)
      .map(({ position, listCents, amountCents }): LedgerEntry => ({
        kind: 'memberDiscount',
        line: position,
        source: memberPrice,
        amountCents: amountCents - listCents,
      })),
    {
      kind: 'card',
      line: null,
      source: { en: source, zh: source },
      amountCents: -lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    },
  ]
}

async function writeAttempt(
  orm: Orm,
  order: { autoId: number; orderNumber: string; memberId: number; totalCents: number; paidAt: Date },
  { attemptKey, reference, card }: PaidByCard,
): Promise<void> {
  await insertAttempt(orm, {
    ...newAttempt,
    orderId: order.autoId,
    orderNumber: order.orderNumber,
    sessionId: order.orderNumber,
    memberId: order.memberId,
    idempotencyKey: order.orderNumber,
    quoteHash: order.orderNumber,
    attemptKey,
    amountCents: order.totalCents,
    currency: 'SGD',
    heldUntil: order.paidAt,
    createdAt: order.paidAt,
  })
  await moveAttempt(orm, attemptKey, {
    state: 'captured',
    gatewayReference: reference,
    cardBrand: card.brand,
    cardLast4: card.last4,
    cardFingerprint: card.fingerprint,
    settledAt: order.paidAt,
  })
}

async function linesOf(orm: Orm, { goods, memberPercent }: OrderEntry) {
  const found = await orm
    .select({
      variantId: variants.autoId,
      ean: variants.ean,
      slug: products.slug,
      title: products.title,
      titleZh: products.titleZh,
      brand: brands.displayName,
      brandZh: brands.displayNameZh,
      priceCents: prices.priceCents,
      imageUrl: productImages.url,
    })
    .from(variants)
    .innerJoin(products, eq(products.autoId, variants.productId))
    .innerJoin(brands, eq(brands.autoId, products.brandId))
    .innerJoin(prices, eq(prices.variantId, variants.autoId))
    .innerJoin(productImages, and(eq(productImages.productId, products.autoId), eq(productImages.position, 1)))
    .where(
      inArray(
        variants.ean,
        goods.map(({ ean }) => ean),
      ),
    )
  return goods.map(({ ean, quantity }, index) => {
    const { variantId, slug, title, titleZh, brand, brandZh, priceCents, imageUrl } = found.find((each) => each.ean === ean)!
    const listCents = priceCents * quantity
    return {
      position: index + 1,
      variantId,
      ean,
      slug,
      group: store,
      brand: { en: brand, zh: brandZh },
      title: { en: title, zh: titleZh },
      options: { en: '', zh: '' },
      imageUrl,
      quantity,
      listCents,
      amountCents: listCents - Math.round((listCents * memberPercent) / 100),
      isGift: false,
      giftTerms: null,
    }
  })
}

export const addressOf = ({ firstName, lastName, email, culture }: Omit<MemberEntry, 'orders'>) => ({
  name: culture === 'zh' ? `${lastName}${firstName}` : `${firstName} ${lastName}`,
  email,
  contactNo: '+65 6000 0142',
  countryCode: 'SG',
  postalCode: '427505',
  block: '118',
  street: 'Joo Chiat Place',
  level: '03',
  unit: '12',
})
