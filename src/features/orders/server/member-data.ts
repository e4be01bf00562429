import type { MemberData } from '#src/platform/member-data.ts'
import { findLinesOf, findOfMember } from './orders.store.ts'

/** Orders and invoices, with the name and address they were made out to, stay as the law requires: for five years after the year of the sale (GST Act). */
export const ordersMemberData: MemberData = {
  name: 'orders',
  async copy(orm, { memberId }) {
    const placed = await findOfMember(orm, memberId, { limit: 100_000, offset: 0 })
    const lines = await findLinesOf(
      orm,
      placed.map(({ autoId }) => autoId),
    )
    return placed.map(({ sessionId: _session, idempotencyKey: _key, ...order }) => ({
      ...order,
      lines: lines.filter(({ orderId }) => orderId === order.autoId),
    }))
  },
  delete: async () => {},
}
