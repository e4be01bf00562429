import type { KeptOfMember } from '#src/platform/kept-of-member.ts'
import { deleteSubscription, findSubscription } from './newsletter.store.ts'

/** Known by email alone: whoever leaves with it, leaves the newsletter too. */
export const keptSubscription: KeptOfMember = {
  name: 'newsletter',
  async copy(orm, { email }) {
    const row = email === null ? null : await findSubscription(orm, email)
    return row && { state: row.state, askedAt: row.askedAt, confirmedAt: row.confirmedAt, unsubscribedAt: row.unsubscribedAt }
  },
  async forget({ orm }, { email }) {
    if (email !== null) await deleteSubscription(orm, email)
  },
}
