import { sql } from 'drizzle-orm'
import type { Measure } from '#src/platform/metrics/measure.ts'
import { paymentAttempts } from './payment.tables.ts'

export const paymentMeasures: readonly Measure[] = [
  {
    name: 'open_attempts',
    help: 'Charges of which the shop does not know the outcome yet: created, or unknown because the reply was lost; those that wait for 3-D Secure do not count',
    label: 'state',
    async read(orm) {
      const { rows } = await orm.execute<{ state: string; n: number }>(
        sql`select state, count(*)::int n from ${paymentAttempts} where state in ('created', 'unknown') group by state`,
      )
      return { created: 0, unknown: 0, ...Object.fromEntries(rows.map(({ state, n }) => [state, n])) }
    },
  },
  {
    name: 'open_attempts_oldest_seconds',
    help: 'The age of the oldest of them',
    async read(orm) {
      const { rows } = await orm.execute<{ age: number }>(
        sql`select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 age from ${paymentAttempts} where state in ('created', 'unknown')`,
      )
      return { '': rows[0]!.age }
    },
  },
]
