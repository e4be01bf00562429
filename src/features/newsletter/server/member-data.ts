import type { MemberData } from '#src/platform/member-data.ts'
import { deleteSubscription, findSubscription } from './newsletter.store.ts'

/** A subscription is known by its email alone: a member who leaves with this email leaves the newsletter too. */
export const newsletterMemberData: MemberData = {
  name: 'newsletter',
  async copy(orm, { email }) {
    const row = email === null ? null : await findSubscription(orm, email)
    return row && { state: row.state, askedAt: row.askedAt, confirmedAt: row.confirmedAt, unsubscribedAt: row.unsubscribedAt }
  },
  async delete({ orm }, { email }) {
    if (email !== null) await deleteSubscription(orm, email)
  },
}
