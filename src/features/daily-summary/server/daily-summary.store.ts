import { sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import type { Credit } from '#src/features/invoices/rules/credit-note.ts'
import { openOrder } from '#src/features/orders/server/orders.tables.ts'
import type { Day } from '#src/features/rewards/rules/days.ts'
import { withPartlyRefunded, type DaySummary, type PartlyRefunded } from '../rules/summary.ts'
import { dailySummaries } from './daily-summary.tables.ts'

const mostNamed = 5

export async function findLastDay(orm: Orm): Promise<Day | null> {
  const { rows } = await orm.execute(sql`select max(day)::text "day" from daily_summaries`)
  return (rows[0] as { day: Day | null }).day
}

/** False when another process has summed it up. */
export async function insertDay(orm: Orm, day: Day, queuedAt: Date): Promise<boolean> {
  const { rowCount } = await orm.insert(dailySummaries).values({ day, queuedAt }).onConflictDoNothing()
  return rowCount === 1
}

/** What was sold from one moment until another. */
export async function findSold(
  orm: Orm,
  from: Date,
  until: Date,
): Promise<Pick<DaySummary, 'orders' | 'pieces' | 'soldCents' | 'gstCents'>> {
  const { rows } = await orm.execute(sql`
    with sold as (select auto_id, total_cents, gst_cents from orders where paid_at >= ${from} and paid_at < ${until})
    select count(*)::int "orders", coalesce(sum(total_cents), 0)::int "soldCents", coalesce(sum(gst_cents), 0)::int "gstCents",
      (select coalesce(sum(quantity), 0)::int from order_lines where order_id in (select auto_id from sold) and not is_gift) "pieces"
    from sold`)
  return rows[0] as Awaited<ReturnType<typeof findSold>>
}

export async function findBestSold(orm: Orm, from: Date, until: Date): Promise<DaySummary['bestSold']> {
  const { rows } = await orm.execute(sql`
    select (array_agg(l.title order by o.auto_id desc))[1] "name", sum(l.quantity)::int "pieces"
    from orders o join order_lines l on l.order_id = o.auto_id
    where o.paid_at >= ${from} and o.paid_at < ${until} and not l.is_gift
    group by l.slug order by 2 desc, l.slug limit ${mostNamed}`)
  return rows as unknown as DaySummary['bestSold']
}

export async function findCredits(orm: Orm, from: Date, until: Date): Promise<Credit[]> {
  const { rows } = await orm.execute(sql`
    select credit from refunds where settled_at >= ${from} and settled_at < ${until} and state = 'refunded' and credit is not null`)
  return (rows as { credit: Credit }[]).map(({ credit }) => credit)
}

/** What there is to do now. Only of orders that are partly refunded the events say how far they are; they are few. */
export async function findOpen(orm: Orm): Promise<Pick<DaySummary, 'open' | 'oldest' | 'returns'>> {
  const { rows } = await orm.execute(sql`
    with open_orders as (
      select auto_id, order_number, status, paid_at from orders where ${openOrder})
    select
      (select coalesce(json_object_agg(status, n), '{}') from (
        select status, count(*)::int n from open_orders where status <> 'partlyRefunded' group by status) s) "open",
      (select json_build_object('orderNumber', order_number, 'paidAt', paid_at) from open_orders
        where status = 'paid' order by paid_at, auto_id limit 1) "oldest",
      (select coalesce(json_agg(json_build_object('orderNumber', order_number, 'paidAt', paid_at,
          'groups', (select json_agg(distinct fulfilment_group ->> 'en') from order_lines where order_id = o.auto_id),
          'events', (select coalesce(json_agg(json_build_object('status', status, 'group', fulfilment_group) order by auto_id), '[]')
            from order_events where order_id = o.auto_id))), '[]')
        from open_orders o where status = 'partlyRefunded') "partlyRefunded",
      (select count(*)::int from return_requests where state in ('requested', 'received')) "returns"`)
  const { open, oldest, partlyRefunded, returns } = rows[0] as {
    open: DaySummary['open']
    oldest: Json<DaySummary['oldest'] & object> | null
    partlyRefunded: Json<PartlyRefunded>[]
    returns: number
  }
  const others = partlyRefunded.map((order) => ({ ...order, paidAt: new Date(order.paidAt) }))
  return { returns, ...withPartlyRefunded({ open, oldest: oldest && { ...oldest, paidAt: new Date(oldest.paidAt) } }, others) }
}

type Json<Row extends { paidAt: Date }> = Omit<Row, 'paidAt'> & { paidAt: string }
