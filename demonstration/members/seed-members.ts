import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { insertSaved } from '../../src/features/addresses/server/addresses.store.ts'
import { brands, variants } from '../../src/features/catalogue/server/catalogue.tables.ts'
import { createInbox } from '../../src/features/inbox/server/inbox.service.ts'
import { members } from '../../src/features/member/server/member.tables.ts'
import { giftVoucherDays } from '../../src/features/rewards/rules/gift-code.ts'
import { countIssued, lockGiftCode } from '../../src/features/rewards/server/gift-codes.store.ts'
import { createOnPaid } from '../../src/features/rewards/server/on-paid.ts'
import { createRewardsLedger } from '../../src/features/rewards/server/rewards-ledger.ts'
import { insertVoucher } from '../../src/features/rewards/server/rewards.store.ts'
import { brandCards } from '../../src/features/rewards/server/rewards.tables.ts'
import { voucherCode } from '../../src/features/rewards/server/voucher-code.ts'
import { insertWish } from '../../src/features/wishlist/server/wishlist.store.ts'
import { shopDay } from '../../src/kit/clock.ts'
import type { Database, Orm } from '../../src/platform/db/database.ts'
import type { MemberEntry } from './member-entry.ts'
import { addressOf, writePastOrder, type WrittenOrder } from './past-order.ts'
import type { PayByCard } from './pay-by-card.ts'

const dayMs = 24 * 60 * 60 * 1000

const entries = (): MemberEntry[] => JSON.parse(readFileSync(join(import.meta.dirname, 'members.json'), 'utf8')) as MemberEntry[]

/** The emails of the demonstration's members that the shop has, the lowest tier first. */
export async function demonstrationMembers({ orm }: Database): Promise<string[]> {
  const emails = entries().map(({ email }) => email)
  const found = await orm.select({ email: members.email }).from(members).where(inArray(members.email, emails))
  return emails.filter((email) => found.some((each) => each.email === email))
}

/**
 * Members with a history, born this month: what tiers, orders, rebates and vouchers are like; each of them that is not there.
 * Their addresses receive no mail. None, if the shop does not sell what they bought. The gift codes have to be there.
 */
export async function seedMembers(database: Database, payByCard: PayByCard, now: Date): Promise<void> {
  const present = await demonstrationMembers(database)
  const missing = entries().filter(({ email }) => !present.includes(email))
  if (missing.length === 0) return
  const goods = missing.flatMap(({ orders, wishes }) => [...wishes, ...orders.flatMap((order) => order.goods.map(({ ean }) => ean))])
  if ((await database.orm.$count(variants, inArray(variants.ean, goods))) < new Set(goods).size) return
  for (const entry of missing) {
    const { orders, ...details } = entry
    await database.transaction(async ({ orm }) => {
      const memberId = await insertMember(orm, entry, now)
      await insertBelongings(orm, entry, memberId, now)
      for (const order of orders) {
        const written = await writePastOrder(orm, payByCard, { ...details, ...order, memberId }, now)
        await writeRewards(database, orm, memberId, written)
      }
    })
  }
}

async function insertMember(
  orm: Orm,
  { email, salutation, firstName, lastName, culture, orders }: MemberEntry,
  now: Date,
): Promise<number> {
  const joined = new Date(now.getTime() - 2 * Math.max(...orders.map(({ daysAgo }) => daysAgo)) * dayMs)
  const dateOfBirth = `1988${shopDay(now).slice(4, 7)}-18`
  const [row] = await orm
    .insert(members)
    .values({
      email,
      salutation,
      firstName,
      lastName,
      culture,
      dateOfBirth,
      dateOfBirthSetAt: joined,
      emailVerifiedAt: joined,
      createdAt: joined,
    })
    .returning({ memberId: members.autoId })
  return row!.memberId
}

/** Their address, wishes, brand cards and vouchers. */
async function insertBelongings(orm: Orm, entry: MemberEntry, memberId: number, now: Date): Promise<void> {
  await insertSaved(orm, { memberId, address: addressOf(entry), isDefault: true, savedAt: now })
  for (const [index, ean] of entry.wishes.entries()) {
    const [variant] = await orm.select({ autoId: variants.autoId }).from(variants).where(eq(variants.ean, ean))
    await insertWish(orm, memberId, variant!.autoId, new Date(now.getTime() - index * dayMs))
  }
  for (const { brand: code, ...card } of entry.brandCards) {
    const [brand] = await orm.select({ autoId: brands.autoId }).from(brands).where(eq(brands.code, code))
    await orm.insert(brandCards).values({ ...card, memberId, brandId: brand!.autoId })
  }
  for (const code of entry.giftCodes) await issueVoucher(orm, code, memberId, now)
}

async function issueVoucher(orm: Orm, code: string, memberId: number, now: Date): Promise<void> {
  const giftCode = await lockGiftCode(orm, code)
  if (!giftCode) return
  const { name, valueCents, minimumCents } = giftCode
  await insertVoucher(orm, {
    code: voucherCode(),
    memberId,
    kind: 'gift',
    name,
    giftCode: code,
    valueCents,
    minimumCents,
    ...giftVoucherDays(giftCode, shopDay(now)),
    issuedAt: now,
  })
  await countIssued(orm, code)
}

/** What the order earned, in the same way and on the same days as any order. */
async function writeRewards(
  database: Database,
  orm: Orm,
  memberId: number,
  { paidAt, completedAt, ...order }: WrittenOrder,
): Promise<void> {
  const inbox = createInbox(database, { now: () => paidAt })
  await createOnPaid(createRewardsLedger({ now: () => paidAt }, inbox), inbox)(orm, { memberId, ...order })
  if (!completedAt) return
  const onCompletion = { now: () => completedAt }
  await createRewardsLedger(onCompletion, createInbox(database, onCompletion)).complete(orm, { memberId, ...order })
}
