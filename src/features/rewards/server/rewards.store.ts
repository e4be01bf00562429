import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm'
import { brands } from '#src/features/catalogue/server/catalogue.tables.ts'
import { members } from '#src/features/member/server/member.tables.ts'
import type { Cents } from '#src/kit/money.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { Day } from '../rules/days.ts'
import type { Tier, TierTerms } from '../rules/programme.ts'
import type { EntrySet, Lot } from '../rules/rebates.ts'
import type { Spend } from '../rules/standing.ts'
import { brandCards, programmeTiers, qualifyingSpend, rebateEntries, rebateLots, recordedTiers, vouchers } from './rewards.tables.ts'

export type VoucherRow = typeof vouchers.$inferSelect

export interface VoucherUse {
  memberId: number
  orderNumber: string
  at: Date
}

/**
 * Locks the member, so that rebates move one after another. False for one who has left: nothing more is written that only they
 * would read or use.
 */
export async function lockMember(orm: Orm, memberId: number): Promise<boolean> {
  const [row] = await orm.select({ deletedAt: members.deletedAt }).from(members).where(eq(members.autoId, memberId)).for('update')
  return row !== undefined && row.deletedAt === null
}

export async function findFirstName(orm: Orm, memberId: number): Promise<string> {
  const [row] = await orm.select({ firstName: members.firstName }).from(members).where(eq(members.autoId, memberId))
  return row!.firstName
}

export const findProgramme = (orm: Orm): Promise<TierTerms[]> => orm.select().from(programmeTiers)

export async function insertProgramme(orm: Orm, rows: readonly TierTerms[]): Promise<void> {
  await orm.insert(programmeTiers).values([...rows])
}

/** Ends the terms of a tier that hold today with an earlier day. */
export async function endTerms(orm: Orm, tier: Tier, { today, lastDay }: { today: Day; lastDay: Day }): Promise<void> {
  const holdsToday = or(isNull(programmeTiers.holdsUntil), gte(programmeTiers.holdsUntil, today))
  await orm
    .update(programmeTiers)
    .set({ holdsUntil: lastDay })
    .where(and(eq(programmeTiers.tier, tier), lte(programmeTiers.holdsFrom, today), holdsToday))
}

/** Inserts terms, in place of those that begin on the same day. */
export async function writeTerms(orm: Orm, row: TierTerms): Promise<void> {
  await orm
    .insert(programmeTiers)
    .values(row)
    .onConflictDoUpdate({ target: [programmeTiers.tier, programmeTiers.holdsFrom], set: row })
}

export const findSpend = (orm: Orm, memberId: number): Promise<Spend[]> =>
  orm
    .select({ day: qualifyingSpend.day, amountCents: qualifyingSpend.amountCents })
    .from(qualifyingSpend)
    .where(eq(qualifyingSpend.memberId, memberId))

/** What the member price has saved this member in all (reward-08). */
export async function findSaving(orm: Orm, memberId: number): Promise<Cents> {
  const [row] = await orm
    .select({ cents: sql<number>`coalesce(sum(${qualifyingSpend.savedCents}), 0)`.mapWith(Number) })
    .from(qualifyingSpend)
    .where(eq(qualifyingSpend.memberId, memberId))
  return row!.cents
}

/** False when the order has counted already. */
export async function insertSpend(orm: Orm, row: typeof qualifyingSpend.$inferInsert): Promise<boolean> {
  const written = await orm.insert(qualifyingSpend).values(row).onConflictDoNothing()
  return written.rowCount === 1
}

/** Counts an order's spend from a day on. False when it counts already, or was never paid. */
export async function countSpend(orm: Orm, orderNumber: string, day: Day): Promise<boolean> {
  const written = await orm
    .update(qualifyingSpend)
    .set({ day })
    .where(and(eq(qualifyingSpend.orderNumber, orderNumber), isNull(qualifyingSpend.day)))
  return written.rowCount === 1
}

/** Null for an order that never counted. */
export async function findSpender(orm: Orm, orderNumber: string): Promise<number | null> {
  const [row] = await orm
    .select({ memberId: qualifyingSpend.memberId })
    .from(qualifyingSpend)
    .where(eq(qualifyingSpend.orderNumber, orderNumber))
  return row?.memberId ?? null
}

/** What still counts of an order that is partly refunded. */
export async function updateSpend(
  orm: Orm,
  { orderNumber, ...left }: Pick<typeof qualifyingSpend.$inferSelect, 'orderNumber' | 'amountCents' | 'savedCents'>,
): Promise<void> {
  await orm.update(qualifyingSpend).set(left).where(eq(qualifyingSpend.orderNumber, orderNumber))
}

/** An order that is cancelled leaves no spend behind. */
export async function deleteSpend(orm: Orm, orderNumber: string): Promise<void> {
  await orm.delete(qualifyingSpend).where(eq(qualifyingSpend.orderNumber, orderNumber))
}

export async function findRecordedTier(orm: Orm, memberId: number): Promise<Tier> {
  const [row] = await orm.select({ tier: recordedTiers.tier }).from(recordedTiers).where(eq(recordedTiers.memberId, memberId))
  return row!.tier
}

export async function updateRecordedTier(orm: Orm, { memberId, ...change }: typeof recordedTiers.$inferSelect): Promise<void> {
  await orm.update(recordedTiers).set(change).where(eq(recordedTiers.memberId, memberId))
}

/** Schedules the next check of the tier for that day, and leaves the recorded tier as it is. */
export async function scheduleTierCheck(orm: Orm, memberId: number, { tier, day }: { tier: Tier; day: Day }): Promise<void> {
  await orm
    .insert(recordedTiers)
    .values({ memberId, tier, checkOn: day })
    .onConflictDoUpdate({ target: recordedTiers.memberId, set: { checkOn: day } })
}

/** At most so many members whose tier may have changed by today. Members who have left are not among them. */
export async function findTiersToLookAt(orm: Orm, today: Day, most: number): Promise<number[]> {
  const isThere = and(eq(members.autoId, recordedTiers.memberId), isNull(members.deletedAt))
  const rows = await orm
    .select({ memberId: recordedTiers.memberId })
    .from(recordedTiers)
    .innerJoin(members, isThere)
    .where(lte(recordedTiers.checkOn, today))
    .limit(most)
  return rows.map(({ memberId }) => memberId)
}

export const findLots = (orm: Orm, memberId: number): Promise<Lot[]> =>
  orm.select().from(rebateLots).where(eq(rebateLots.memberId, memberId)).orderBy(asc(rebateLots.expiresOn), asc(rebateLots.autoId))

export async function findLotOf(orm: Orm, orderNumber: string): Promise<Lot | null> {
  const [row] = await orm.select().from(rebateLots).where(eq(rebateLots.orderNumber, orderNumber))
  return row ?? null
}

export async function insertLot(orm: Orm, memberId: number, lot: Omit<Lot, 'autoId' | 'pendingCents' | 'spendableCents'>): Promise<Lot> {
  const [row] = await orm
    .insert(rebateLots)
    .values({ ...lot, memberId, pendingCents: 0, spendableCents: 0 })
    .returning()
  return row!
}

/** Writes from when and until when a lot can be spent. */
export async function dateLot(orm: Orm, { autoId }: Lot, days: { spendableFrom: Day; expiresOn: Day }): Promise<void> {
  await orm.update(rebateLots).set(days).where(eq(rebateLots.autoId, autoId))
}

export async function updateBalance(orm: Orm, { autoId, pendingCents, spendableCents }: Lot): Promise<void> {
  await orm.update(rebateLots).set({ pendingCents, spendableCents }).where(eq(rebateLots.autoId, autoId))
}

export async function insertSet(orm: Orm, memberId: number, { kind, day, orderNumber, entries }: EntrySet): Promise<void> {
  const { rows } = await orm.execute(sql`select nextval('rebate_sets')::int n`)
  const set = (rows[0] as { n: number }).n
  await orm.insert(rebateEntries).values(entries.map((entry, position) => ({ ...entry, set, position, memberId, kind, day, orderNumber })))
}

/** In the order of writing; with a number, only those that name that order. */
export async function findSets(orm: Orm, memberId: number, orderNumber?: string): Promise<EntrySet[]> {
  const rows = await orm
    .select()
    .from(rebateEntries)
    .where(and(eq(rebateEntries.memberId, memberId), orderNumber === undefined ? undefined : eq(rebateEntries.orderNumber, orderNumber)))
    .orderBy(asc(rebateEntries.set), asc(rebateEntries.position))
  return [...Map.groupBy(rows, ({ set }) => set).values()].map((entries) => {
    const { kind, day, orderNumber } = entries[0]!
    return { kind, day, orderNumber, entries: entries.map(({ lotId, account, amountCents }) => ({ lotId, account, amountCents })) }
  })
}

/** At most so many members with a lot to release or to expire. */
export async function findMembersWithDueLots(orm: Orm, today: Day, most: number): Promise<number[]> {
  const isDue = or(
    and(sql`${rebateLots.pendingCents} > 0`, lte(rebateLots.spendableFrom, today)),
    and(sql`${rebateLots.spendableCents} > 0`, lt(rebateLots.expiresOn, today)),
  )
  const rows = await orm.selectDistinct({ memberId: rebateLots.memberId }).from(rebateLots).where(isDue).limit(most)
  return rows.map(({ memberId }) => memberId)
}

/**
 * Members born in this month who have ever spent, and for whom no birthday voucher of the last twelve months was issued:
 * a date of birth that is moved from month to month brings no second one (reward-16).
 */
export function findBirthdays(orm: Orm, firstOfMonth: Day): Promise<{ memberId: number; dateOfBirth: Day; setAt: Date | null }[]> {
  const hasVoucher = orm
    .select({ code: vouchers.code })
    .from(vouchers)
    .where(
      and(
        eq(vouchers.memberId, members.autoId),
        eq(vouchers.kind, 'birthday'),
        sql`${vouchers.validFrom} > ${firstOfMonth}::date - interval '1 year'`,
      ),
    )
  const spenders = orm.select({ memberId: qualifyingSpend.memberId }).from(qualifyingSpend)
  const isBirthMonth = sql`extract(month from ${members.dateOfBirth}) = ${Number(firstOfMonth.slice(5, 7))}`
  return orm
    .select({ memberId: members.autoId, dateOfBirth: sql<Day>`${members.dateOfBirth}`, setAt: members.dateOfBirthSetAt })
    .from(members)
    .where(
      and(
        isNotNull(members.dateOfBirth),
        isBirthMonth,
        sql`${members.deletedAt} is null`,
        inArray(members.autoId, spenders),
        notExists(hasVoucher),
      ),
    )
}

/** False when it exists already. */
export async function insertVoucher(orm: Orm, row: typeof vouchers.$inferInsert): Promise<boolean> {
  const written = await orm.insert(vouchers).values(row).onConflictDoNothing()
  return written.rowCount === 1
}

/** The vouchers that have one of these codes, whosesoever they are. */
export const findVouchersByCode = (orm: Orm, codes: readonly string[]): Promise<VoucherRow[]> =>
  codes.length === 0
    ? Promise.resolve([])
    : orm
        .select()
        .from(vouchers)
        .where(inArray(vouchers.code, [...codes]))

/** Uses a voucher that is the member's or everybody's. False when it is used already, or another's. */
export async function useVoucher(orm: Orm, code: string, { memberId, orderNumber, at }: VoucherUse): Promise<boolean> {
  const mayUse = or(isNull(vouchers.memberId), eq(vouchers.memberId, memberId))
  const written = await orm
    .update(vouchers)
    .set({ usedAt: at, usedOrderNumber: orderNumber })
    .where(and(eq(vouchers.code, code), isNull(vouchers.usedAt), mayUse))
  return written.rowCount === 1
}

/** Makes the vouchers of an order usable again. */
export async function returnVouchers(orm: Orm, orderNumber: string): Promise<void> {
  await orm.update(vouchers).set({ usedAt: null, usedOrderNumber: null }).where(eq(vouchers.usedOrderNumber, orderNumber))
}

/** The vouchers that an order was paid with, in the order in which they paid (money-12). */
export const findVouchersOf = (orm: Orm, orderNumber: string): Promise<VoucherRow[]> =>
  orm
    .select()
    .from(vouchers)
    .where(eq(vouchers.usedOrderNumber, orderNumber))
    .orderBy(desc(vouchers.valueCents), sql`${vouchers.code} collate "C"`)

/** Without vouchers that ended more than a year before `since`. */
export const findVouchers = (orm: Orm, memberId: number, since: Day): Promise<VoucherRow[]> =>
  orm
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.memberId, memberId), gte(vouchers.validUntil, since)))
    .orderBy(desc(vouchers.validFrom), asc(vouchers.validUntil))

export const findBrandCards = (orm: Orm, memberId: number) =>
  orm
    .select({
      brandCode: brands.code,
      brandName: brands.displayName,
      brandNameZh: brands.displayNameZh,
      name: brandCards.name,
      points: brandCards.points,
      tier: brandCards.tier,
    })
    .from(brandCards)
    .innerJoin(brands, eq(brands.autoId, brandCards.brandId))
    .where(eq(brandCards.memberId, memberId))
    .orderBy(asc(brands.displayName))

export const findAllSpend = (orm: Orm, memberId: number): Promise<(typeof qualifyingSpend.$inferSelect)[]> =>
  orm.select().from(qualifyingSpend).where(eq(qualifyingSpend.memberId, memberId)).orderBy(asc(qualifyingSpend.day))

/** Deletes what nobody can use any more: cards and unused vouchers. */
export async function deleteUnusedOf(orm: Orm, memberId: number): Promise<void> {
  await orm.delete(brandCards).where(eq(brandCards.memberId, memberId))
  await orm.delete(recordedTiers).where(eq(recordedTiers.memberId, memberId))
  await orm.delete(vouchers).where(and(eq(vouchers.memberId, memberId), isNull(vouchers.usedAt)))
}
