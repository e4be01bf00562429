import { and, desc, eq } from 'drizzle-orm'
import type { ShippingAddress } from '#src/features/addresses/rules/address.ts'
import { members } from '#src/features/member/server/member.tables.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { savedAddresses } from './addresses.tables.ts'

export type SavedRow = typeof savedAddresses.$inferSelect
export interface Owner {
  firstName: string
  lastName: string
  email: string | null
  mobile: string | null
}

/** Locks the member, so that changes run one after another and the limit and the single default hold. */
export async function lockOwner(orm: Orm, memberId: number): Promise<void> {
  await orm.select({ autoId: members.autoId }).from(members).where(eq(members.autoId, memberId)).for('update')
}

export async function findOwner(orm: Orm, memberId: number): Promise<Owner> {
  const { firstName, lastName, email, mobile } = members
  const [row] = await orm.select({ firstName, lastName, email, mobile }).from(members).where(eq(members.autoId, memberId))
  return row!
}

/** The default first, then the latest. */
export const findSaved = (orm: Orm, memberId: number): Promise<SavedRow[]> =>
  orm
    .select()
    .from(savedAddresses)
    .where(eq(savedAddresses.memberId, memberId))
    .orderBy(desc(savedAddresses.isDefault), desc(savedAddresses.autoId))

export async function insertSaved(orm: Orm, row: Omit<SavedRow, 'autoId'>): Promise<void> {
  await orm.insert(savedAddresses).values(row)
}

/** Selects by id and owner. */
const own = (memberId: number, autoId: number) => and(eq(savedAddresses.memberId, memberId), eq(savedAddresses.autoId, autoId))

export async function updateSaved(
  orm: Orm,
  memberId: number,
  autoId: number,
  change: { address?: ShippingAddress; isDefault?: boolean },
): Promise<void> {
  await orm.update(savedAddresses).set(change).where(own(memberId, autoId))
}

export async function clearDefault(orm: Orm, memberId: number): Promise<void> {
  await orm
    .update(savedAddresses)
    .set({ isDefault: false })
    .where(and(eq(savedAddresses.memberId, memberId), eq(savedAddresses.isDefault, true)))
}

export async function deleteSaved(orm: Orm, memberId: number, autoId: number): Promise<void> {
  await orm.delete(savedAddresses).where(own(memberId, autoId))
}

export async function deleteSavedOf(orm: Orm, memberId: number): Promise<void> {
  await orm.delete(savedAddresses).where(eq(savedAddresses.memberId, memberId))
}
