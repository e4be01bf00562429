import { dayMs } from '#src/kit/clock.ts'
import { and, asc, eq } from 'drizzle-orm'
import { productImages, products, variants } from '#src/features/catalogue/server/catalogue.tables.ts'
import { inboxMessages } from '#src/features/inbox/server/inbox.tables.ts'
import type { OrderStatus } from '#src/features/orders/rules/order-status.ts'
import { drawNumbers, insertOrder, newOrder } from '#src/features/orders/server/orders.store.ts'
import { createRewardsLedger } from '#src/features/rewards/server/rewards-ledger.ts'
import { createDailyRewards } from '#src/features/rewards/server/daily-rewards.ts'
import { createInbox } from '#src/features/inbox/server/inbox.service.ts'
import { insertSpend } from '#src/features/rewards/server/rewards.store.ts'
import type { Database } from '#src/platform/db/database.ts'
import { meiLin } from '#test/shop.ts'

/** The order of yesterday. */
export const latestOrder = (memberId: number | string): string => `KM-${memberId}-1`

const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs)

/** Some months in the life of a classic member: orders in several states, rebates earned, spent and expiring, messages. */
export async function liveAsMember(database: Database, memberId: number): Promise<void> {
  const { orm } = database
  await insertSpend(orm, {
    orderNumber: `KM-entry-${memberId}`,
    memberId,
    day: daysAgo(420).toISOString().slice(0, 10),
    amountCents: 30_000,
  })
  const past: [days: number, status: OrderStatus, amountCents: number][] = [
    [375, 'completed', 52_000],
    [60, 'completed', 42_020],
    [9, 'completed', 41_100],
    [1, 'readyToCollect', 27_390],
  ]
  // The store's name is older than all of them.
  await database.pool.query("update settings set holds_from = '2020-01-01'")
  for (const [days, status, amountCents] of past) {
    await runDailyRewards(database, daysAgo(days))
    await order(database, memberId, { days, status, amountCents })
  }
  await database.transaction(({ orm: tx }) =>
    ledgerAt(database, daysAgo(60)).use(tx, { memberId, orderNumber: `KM-${memberId}-60`, amountCents: 1_320 }),
  )
  await runDailyRewards(database, new Date())
}

const ledgerAt = (database: Database, at: Date) => createRewardsLedger({ now: () => at }, createInbox(database, { now: () => at }))

const runDailyRewards = (database: Database, at: Date): Promise<void> =>
  createDailyRewards(database, createInbox(database, { now: () => at }), { now: () => at })()

async function order(
  database: Database,
  memberId: number,
  { days, status, amountCents }: { days: number; status: OrderStatus; amountCents: number },
): Promise<void> {
  const at = daysAgo(days)
  const goods = await database.orm
    .select({
      variantId: variants.autoId,
      ean: variants.ean,
      slug: products.slug,
      title: products.title,
      titleZh: products.titleZh,
      imageUrl: productImages.url,
    })
    .from(variants)
    .innerJoin(products, eq(products.autoId, variants.productId))
    .innerJoin(productImages, and(eq(productImages.productId, products.autoId), eq(productImages.position, 1)))
    .orderBy(asc(variants.autoId))
    .limit(2)
    .offset(days * 3)
  const orderNumber = `KM-${memberId}-${days}`
  const isCollected = status === 'readyToCollect'
  const card = { en: 'Visa •••• 4242', zh: 'Visa •••• 4242' }
  const ledger = [
    { kind: 'list' as const, line: null, source: null, amountCents },
    { kind: 'card' as const, line: null, source: card, amountCents: -amountCents },
  ]
  const lines = goods.map(({ title, titleZh, ...line }, index) => ({
    ...line,
    title: { en: title, zh: titleZh },
    position: index + 1,
    group: { en: 'Kemuning', zh: '九里香' },
    brand: { en: 'Rumah Wangi', zh: null },
    options: { en: '', zh: '' },
    quantity: 1,
    listCents: index === 0 ? amountCents - 1_490 : 1_490,
    isGift: false,
    giftTerms: null,
    amountCents: index === 0 ? amountCents - 1_490 : 1_490,
  }))
  const gstCents = Math.round((amountCents * 9) / 109)
  await database.transaction(async ({ orm }) => {
    const { autoId } = await drawNumbers(orm)
    await insertOrder(
      orm,
      {
        ...newOrder,
        autoId,
        orderNumber,
        sessionId: `life-${memberId}`,
        memberId,
        cartId: 1,
        status,
        culture: 'en',
        idempotencyKey: orderNumber,
        quoteHash: orderNumber,
        shippingAddress: meiLin,
        billingAddress: meiLin,
        delivery: isCollected ? { mode: 'collection', storeCode: 'orchard' } : { mode: 'delivery' },
        totalCents: amountCents,
        gstCents,
        gstRate: 900,
        placedAt: at,
        paidAt: at,
        invoiceNumber: `INV-${orderNumber}`,
      },
      lines,
      ledger,
    )
  })
  await database.transaction(async ({ orm }) => {
    await ledgerAt(database, at).earn(orm, { memberId, orderNumber, ledger })
    if (status === 'completed') await ledgerAt(database, at).complete(orm, { memberId, orderNumber })
  })
  await createInbox(database, { now: () => at }).write(database.orm, {
    memberId,
    kind: 'orderPaid',
    about: orderNumber,
    facts: { orderNumber, amountCents },
  })
  if (days > 30) await database.orm.update(inboxMessages).set({ readAt: at }).where(eq(inboxMessages.memberId, memberId))
}
