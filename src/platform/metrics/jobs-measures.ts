import { sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import type { Measure } from './measure.ts'

/** What waits or has failed of each queue that is counted. Done jobs, which are many, are not looked at. */
const byQueue =
  (value: ReturnType<typeof sql>, isCounted = sql`true`) =>
  async (orm: Orm) => {
    const { rows } = await orm.execute<{ name: string; n: number }>(sql`select q.name, ${value} as n
      from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state <> 'completed' and j.state <> 'cancelled'
      where ${isCounted} group by q.name`)
    return Object.fromEntries(rows.map(({ name, n }) => [name, Number(n)]))
  }

/** A job that sends a mail or a text message is named for what it does. */
export const sendsMessage = '^(confirm|contact|mail|send|tell)-'

export const jobsMeasures: readonly Measure[] = [
  {
    name: 'jobs_waiting',
    help: 'Jobs that wait or run, by queue',
    label: 'queue',
    read: byQueue(sql`count(j.id) filter (where j.state < 'completed')`),
  },
  {
    name: 'jobs_failed',
    help: 'Jobs that have failed for good, by queue without those of sweeps, until they are deleted after a week',
    label: 'queue',
    // A sweep that a crash has cut off counts as failed, but the next one has done its work.
    read: byQueue(sql`count(j.id) filter (where j.state = 'failed')`, sql`q.policy <> 'short'`),
  },
  {
    name: 'jobs_oldest_seconds',
    help: 'For how long the oldest job that could run has waited, by queue',
    label: 'queue',
    read: byQueue(
      sql`coalesce(extract(epoch from now() - min(greatest(j.start_after, j.created_on)) filter (where j.state < 'active' and j.start_after <= now())), 0)`,
    ),
  },
  {
    name: 'messages_waiting',
    help: 'Mails and text messages that are not sent yet, also those that are tried again later',
    async read(orm) {
      const { rows } = await orm.execute<{ n: number }>(
        sql`select count(*)::int n from pgboss.job where state < 'completed' and name ~ ${sendsMessage}`,
      )
      return { '': rows[0]!.n }
    },
  },
]
