import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { sqlState } from '#src/platform/db/sql-state.ts'
import type { Member, MemberChange, NewMember } from '../rules/member.ts'
import { members } from './member.tables.ts'

const isThere = isNull(members.deletedAt)

/** The row; a blank one when the member has left meanwhile. */
export async function findAnyMember(orm: Orm, autoId: number): Promise<Member> {
  const [row] = await orm.select().from(members).where(eq(members.autoId, autoId))
  return row!
}

export async function findMember(orm: Orm, autoId: number): Promise<Member | null> {
  const [row] = await orm
    .select()
    .from(members)
    .where(and(eq(members.autoId, autoId), isThere))
  return row ?? null
}

/** Against changes, or also against rows that refer to the member. */
export async function lockMember(orm: Orm, autoId: number, strength: 'no key update' | 'update'): Promise<Member | null> {
  const [row] = await orm
    .select()
    .from(members)
    .where(and(eq(members.autoId, autoId), isThere))
    .for(strength)
  return row ?? null
}

/** The members with this email or proved mobile number. A number that was not proved cannot sign in. */
export const findByAddress = (orm: Orm, address: string) => {
  const byEmail = and(eq(members.email, address), isNotNull(members.emailVerifiedAt))
  const byMobile = and(eq(members.mobile, address), isNotNull(members.mobileVerifiedAt))
  return orm
    .select()
    .from(members)
    .where(and(or(byEmail, byMobile), isThere))
}

/** Null when another member has the email already. */
export async function insertMember(orm: Orm, member: NewMember): Promise<number | null> {
  const [row] = await orm
    .insert(members)
    .values(member)
    .onConflictDoNothing({ target: members.email })
    .returning({ autoId: members.autoId })
  return row?.autoId ?? null
}

export async function updateMember(orm: Orm, autoId: number, change: MemberChange): Promise<void> {
  await orm
    .update(members)
    .set(change)
    .where(and(eq(members.autoId, autoId), isThere))
}

/** False when another member has the email, also one who registered at this moment. The transaction cannot go on then. */
export async function updateEmail(orm: Orm, autoId: number, email: string, emailVerifiedAt: Date): Promise<boolean> {
  try {
    await updateMember(orm, autoId, { email, emailVerifiedAt })
    return true
  } catch (error) {
    if (sqlState(error) === '23505') return false
    throw error
  }
}

/** Whether another member has proved this number. Locks the number until the transaction ends. */
export async function isMobileTaken(orm: Orm, mobile: string, byOtherThan: number | null): Promise<boolean> {
  await orm.execute(sql`select pg_advisory_xact_lock(hashtext(${mobile}))`)
  const [row] = await orm
    .select({ autoId: members.autoId })
    .from(members)
    .where(
      and(
        eq(members.mobile, mobile),
        isNotNull(members.mobileVerifiedAt),
        isThere,
        byOtherThan === null ? undefined : ne(members.autoId, byOtherThan),
      ),
    )
    .limit(1)
  return row !== undefined
}
