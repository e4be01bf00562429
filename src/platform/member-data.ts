import type { Transaction, Orm } from './db/database.ts'

/** A member by everything that a feature may know them by. */
export interface KnownMember {
  memberId: number
  /** In lower case. */
  email: string | null
  /** E.164. */
  mobile: string | null
}

/** What one feature keeps about a member, for their copy of it and for their leaving. */
export interface MemberData {
  /** Its name in the copy. */
  name: string
  /** Everything there is; what only guards the account says nothing to its owner and is left out. */
  copy(orm: Orm, member: KnownMember): Promise<unknown>
  /** Deletes what is theirs and names nobody in what the books must keep. In the transaction that blanks the member. */
  forget(tx: Transaction, member: KnownMember): Promise<void>
}
