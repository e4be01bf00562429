import { sql } from 'drizzle-orm'
import type { Measure } from '#src/platform/metrics/measure.ts'
import { orderStatuses, type OrderStatus } from '../rules/order-status.ts'
import { openOrder, orders } from './orders.tables.ts'

const ended: readonly OrderStatus[] = ['completed', 'cancelled', 'refunded']
const open = orderStatuses.filter((status) => !ended.includes(status))

/** Both conditions are those of an index, so that orders of earlier years cost nothing. */
const openOrders = sql`select status, count(*)::int n from ${orders}
  where ${openOrder} group by status
  union all select status, count(*)::int from ${orders} where status = 'pendingPayment' group by status`

export const ordersMeasures: readonly Measure[] = [
  {
    name: 'open_orders',
    help: 'Orders that something is still to be done about, by state',
    label: 'state',
    async read(orm) {
      const { rows } = await orm.execute<{ status: string; n: number }>(openOrders)
      const found = new Map(rows.map(({ status, n }) => [status, n]))
      return Object.fromEntries(open.map((status) => [status, found.get(status) ?? 0]))
    },
  },
]
