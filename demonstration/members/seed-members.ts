import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, inArray } from 'drizzle-orm'
import { brands, prices, productImages, products, variants } from '../../src/features/catalogue/server/catalogue.tables.ts'
import { createInbox } from '../../src/features/inbox/server/inbox.service.ts'
import { members } from '../../src/features/member/server/member.tables.ts'
import { drawNumbers, insertOrder } from '../../src/features/orders/server/orders.store.ts'
import type { LedgerEntry } from '../../src/features/pricing/rules/ledger.ts'
import { createOnPaid } from '../../src/features/rewards/server/on-paid.ts'
import { createRewardsLedger } from '../../src/features/rewards/server/rewards-ledger.ts'
import { shopDay } from '../../src/kit/clock.ts'
import type { Culture, Translated } from '../../src/kit/culture.ts'
import { gstContained } from '../../src/kit/money.ts'
import type { Database, Orm } from '../../src/platform/db/database.ts'

interface OrderEntry {
  daysAgo: number
  /** What the member price took off it. */
  memberPercent: number
  goods: { ean: string; quantity: number }[]
}

interface MemberEntry {
  email: string
  salutation: string
  firstName: string
  lastName: string
  culture: Culture
  orders: OrderEntry[]
}

const dayMs = 24 * 60 * 60 * 1000
const gstRate = 900
const store: Translated = { en: 'Kemuning', zh: '九里香' }
const memberPrice: Translated = { en: 'Elite, 10% off', zh: '尊级会员九折' }

/**
 * Members with a history, born this month: what tiers, rebates and vouchers are like. Their addresses receive no mail. None,
 * if the shop does not sell what they bought.
 */
export async function seedMembers(database: Database, now: Date): Promise<void> {
  const entries = JSON.parse(readFileSync(join(import.meta.dirname, 'members.json'), 'utf8')) as MemberEntry[]
  const bought = new Set(entries.flatMap(({ orders }) => orders.flatMap(({ goods }) => goods.map(({ ean }) => ean))))
  if ((await database.orm.$count(variants, inArray(variants.ean, [...bought]))) < bought.size) return
  for (const entry of entries) {
    await database.transaction(async ({ orm }) => {
      const memberId = await insertMember(orm, entry, now)
      for (const order of entry.orders) await payOrder(database, orm, { ...entry, ...order, memberId }, now)
    })
  }
}

async function insertMember(orm: Orm, { orders, ...details }: MemberEntry, now: Date): Promise<number> {
  const joined = new Date(now.getTime() - 2 * Math.max(...orders.map(({ daysAgo }) => daysAgo)) * dayMs)
  const dateOfBirth = `1988${shopDay(now).slice(4, 7)}-18`
  const [row] = await orm
    .insert(members)
    .values({ ...details, dateOfBirth, dateOfBirthSetAt: joined, emailVerifiedAt: joined, createdAt: joined })
    .returning({ memberId: members.autoId })
  return row!.memberId
}

type PastOrder = MemberEntry & OrderEntry & { memberId: number }

async function payOrder(database: Database, orm: Orm, order: PastOrder, now: Date): Promise<void> {
  const { memberId, memberPercent, daysAgo, culture } = order
  const at = new Date(now.getTime() - daysAgo * dayMs)
  const lines = await linesOf(orm, order)
  const listCents = lines.reduce((sum, line) => sum + line.listCents, 0)
  const totalCents = lines.reduce((sum, line) => sum + line.amountCents, 0)
  const orderNumber = `KM-${shopDay(at).slice(2, 7).replace('-', '')}-0${memberId}${daysAgo}`
  const ledger: LedgerEntry[] = [
    { kind: 'list', line: null, source: null, amountCents: listCents },
    ...(memberPercent > 0
      ? [{ kind: 'memberDiscount' as const, line: null, source: memberPrice, amountCents: totalCents - listCents }]
      : []),
    { kind: 'card', line: null, source: { en: 'Visa •••• 4242', zh: 'Visa •••• 4242' }, amountCents: -totalCents },
  ]
  const address = addressOf(order)
  const { autoId } = await drawNumbers(orm)
  await insertOrder(
    orm,
    {
      autoId,
      orderNumber,
      sessionId: orderNumber,
      memberId,
      cartId: 0,
      status: 'completed',
      culture,
      idempotencyKey: orderNumber,
      quoteHash: orderNumber,
      shippingAddress: address,
      billingAddress: address,
      delivery: { mode: 'delivery' },
      totalCents,
      gstCents: gstContained(totalCents, gstRate),
      gstRate,
      placedAt: at,
      paidAt: at,
      completedAt: at,
      invoiceNumber: `INV-${orderNumber}`,
    },
    lines,
    ledger,
  )
  const clock = { now: () => at }
  const inbox = createInbox(database, clock)
  const rewards = createRewardsLedger(clock, inbox)
  await createOnPaid(rewards, inbox)(orm, { memberId, orderNumber, totalCents, ledger })
  await rewards.complete(orm, { memberId, orderNumber })
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
    }
  })
}

const addressOf = ({ firstName, lastName, email, culture }: MemberEntry) => ({
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
