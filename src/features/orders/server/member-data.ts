import type { MemberData } from '#src/platform/member-data.ts'
import { blankReasonsOfMember, findEventsOf } from './order-events.store.ts'
import { findLedgerOf, findLinesOf, findOfMember } from './orders.store.ts'

/** Orders and invoices, with the name and address they were made out to, stay as the law requires: for five years after the year of the sale (GST Act); `old-orders.ts` blanks them then. */
export const ordersMemberData: MemberData = {
  name: 'orders',
  async copy(orm, { memberId }) {
    const placed = await findOfMember(orm, memberId, { limit: 100_000, offset: 0 })
    const ids = placed.map(({ autoId }) => autoId)
    const [lines, ledger, events] = await Promise.all([findLinesOf(orm, ids), findLedgerOf(orm, ids), findEventsOf(orm, ids)])
    return placed.map(({ sessionId: _session, idempotencyKey: _key, ...order }) => ({
      ...order,
      lines: lines.filter(({ orderId }) => orderId === order.autoId),
      ledger: ledger.filter(({ orderId }) => orderId === order.autoId),
      events: events.filter(({ orderId }) => orderId === order.autoId),
    }))
  },
  // What staff wrote about them goes.
  delete: ({ orm }, { memberId }) => blankReasonsOfMember(orm, memberId),
}
