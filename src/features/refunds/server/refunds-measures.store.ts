import { sql } from 'drizzle-orm'
import type { Measure } from '#src/platform/metrics/measure.ts'
import { bankMovements, refunds } from './refunds.tables.ts'

export const refundsMeasures: readonly Measure[] = [
  {
    name: 'open_refunds',
    help: 'Refunds that the gateway has not confirmed: created, or unknown because the reply was lost',
    label: 'state',
    async read(orm) {
      const { rows } = await orm.execute<{ state: string; n: number }>(
        sql`select state, count(*)::int n from ${refunds} where state in ('created', 'unknown') group by state`,
      )
      return { created: 0, unknown: 0, ...Object.fromEntries(rows.map(({ state, n }) => [state, n])) }
    },
  },
  {
    name: 'unmatched_movements',
    help: 'Movements of money at the gateway that the books do not agree with yet',
    async read(orm) {
      const { rows } = await orm.execute<{ n: number }>(sql`select count(*)::int n from ${bankMovements} where not is_agreed`)
      return { '': rows[0]!.n }
    },
  },
]
