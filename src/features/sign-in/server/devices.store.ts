import { dayMs } from '#src/kit/clock.ts'
import { and, eq, isNotNull, lt, or } from 'drizzle-orm'
import { members } from '#src/features/member/server/member.tables.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { knownDevices as table } from './sign-in.tables.ts'

/** This browser, if the owner of an address has signed in with it before; else null. Who has not proved an address is not its owner. */
export async function findKnownDevice(orm: Orm, deviceId: string | null, address: string): Promise<string | null> {
  if (deviceId === null) return null
  const byEmail = and(eq(members.email, address), isNotNull(members.emailVerifiedAt))
  const byMobile = and(eq(members.mobile, address), isNotNull(members.mobileVerifiedAt))
  const [found] = await orm
    .select({ memberId: table.memberId })
    .from(table)
    .innerJoin(members, eq(members.autoId, table.memberId))
    .where(and(eq(table.deviceId, deviceId), or(byEmail, byMobile)))
    .limit(1)
  return found ? deviceId : null
}

export async function rememberDevice(orm: Orm, memberId: number, deviceId: string, lastUsedAt: Date): Promise<void> {
  await orm
    .insert(table)
    .values({ memberId, deviceId, lastUsedAt })
    .onConflictDoUpdate({ target: [table.memberId, table.deviceId], set: { lastUsedAt } })
}

export async function deleteOldDevices(orm: Orm, now: Date): Promise<void> {
  await orm.delete(table).where(lt(table.lastUsedAt, new Date(now.getTime() - 365 * dayMs)))
}

export async function deleteDevicesOf(orm: Orm, memberId: number): Promise<void> {
  await orm.delete(table).where(eq(table.memberId, memberId))
}
