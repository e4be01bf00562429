import { randomUUID } from 'node:crypto'
import { members } from '#src/features/member/server/member.tables.ts'
import type { Database } from '#src/platform/db/database.ts'

/** Creates a member, Tan Mei Lin unless the details differ, and returns the id. */
export async function insertMember({ orm }: Database, details: Partial<typeof members.$inferInsert> = {}): Promise<number> {
  const email = `member-${randomUUID()}@example.sg`
  const [row] = await orm
    .insert(members)
    .values({ email, emailVerifiedAt: new Date(), firstName: 'Mei Lin', lastName: 'Tan', ...details })
    .returning({ autoId: members.autoId })
  return row!.autoId
}
