import type { Transaction, Orm } from './db/database.ts'

/** Everything by which a feature may recognise a member. */
export interface KnownMember {
  memberId: number
  /** In lower case. */
  email: string | null
  /** E.164. */
  mobile: string | null
}

/** What one feature stores about a member: for the member's copy of their data, and for the deletion of the account. */
export interface MemberData {
  /** Its name in the copy. */
  name: string
  /** All of it, but for what only guards the account, such as hashes: that means nothing to its owner. */
  copy(orm: Orm, member: KnownMember): Promise<unknown>
  /** Deletes the member's data, and takes the member's name out of records that the law requires. Runs in the transaction that blanks the member. */
  delete(tx: Transaction, member: KnownMember): Promise<void>
}
