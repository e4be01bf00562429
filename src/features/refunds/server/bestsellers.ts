import { sql } from 'drizzle-orm'
import { shopDay, type Clock } from '#src/kit/clock.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import { salesDays, salesPoints, type DaySales } from '../rules/sales-points.ts'

/**
 * The daily job that lets Bestsellers follow what is sold (listing-17): what was paid for until yesterday. It runs once for each day
 * and once after each start; doing it again changes nothing. The listing index and cached pages hear of it by the feed of changes.
 */
export function createBestsellers(database: Database, clock: Clock): () => Promise<void> {
  let doneFor = ''
  return async () => {
    const today = shopDay(clock.now())
    if (doneFor === today) return
    await database.transaction(async ({ orm }) => writePoints(orm, await findSales(orm, today)))
    doneFor = today
  }
}

interface ProductSales {
  productId: number
  days: DaySales[]
}

/** What was sold of each product, day by day in Singapore, without gifts and without what was refunded since. */
async function findSales(orm: Orm, today: string): Promise<ProductSales[]> {
  const { rows } = await orm.execute(sql`
    with returned as (
      select r.order_id, e.line, sum(e.quantity) pieces from refunds r join refund_entries e on e.refund_id = r.auto_id
      where e.line is not null group by r.order_id, e.line),
    sold as (
      select v.product_id, ${today}::date - (o.paid_at at time zone 'Asia/Singapore')::date days, sum(l.quantity - coalesce(b.pieces, 0)) pieces
      from orders o join order_lines l on l.order_id = o.auto_id join variants v on v.auto_id = l.variant_id
      left join returned b on b.order_id = o.auto_id and b.line = l.position
      where o.paid_at >= (${today}::date - ${salesDays}::int)::timestamp at time zone 'Asia/Singapore'
        and o.paid_at < ${today}::timestamp at time zone 'Asia/Singapore' and not l.is_gift
      group by 1, 2)
    select product_id "productId", json_agg(json_build_object('daysAgo', days, 'pieces', pieces)) days from sold group by 1`)
  return rows as unknown as ProductSales[]
}

/** Writes them to the products whose points have changed, in one statement. */
async function writePoints(orm: Orm, sales: readonly ProductSales[]): Promise<void> {
  const points = JSON.stringify(sales.map(({ productId, days }) => ({ id: productId, points: salesPoints(days) })))
  await orm.execute(sql`
    with wanted as (
      select p.auto_id, coalesce(s.points, 0) points
      from products p left join json_to_recordset(${points}::json) as s (id int, points int) on s.id = p.auto_id
      where p.sales_points <> coalesce(s.points, 0)
      order by p.auto_id for update of p)
    update products p set sales_points = wanted.points from wanted where wanted.auto_id = p.auto_id`)
}
