import { and, eq, lt, or } from 'drizzle-orm'
import { members } from '#src/features/member/server/member.tables.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { dayMs } from '#src/platform/quota/quotas.ts'
import { knownDevices as table } from './sign-in.tables.ts'

/** This browser, if the owner of an address has signed in with it before; else null. */
export async function findKnownDevice(orm: Orm, deviceId: string | null, address: string): Promise<string | null> {
  if (deviceId === null) return null
  const [found] = await orm
    .select({ memberId: table.memberId })
    .from(table)
    .innerJoin(members, eq(members.autoId, table.memberId))
    .where(and(eq(table.deviceId, deviceId), or(eq(members.email, address), eq(members.mobile, address))))
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
