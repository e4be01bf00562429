import { sql } from 'drizzle-orm'
import type { Measure } from '#src/platform/metrics/measure.ts'
import { oneTimeCodes } from './sign-in.tables.ts'

/** Whoever has codes sent for money enters none of them (safe-31). The table keeps codes for a day, so that it stays small. */
export const codesMeasures: readonly Measure[] = [
  {
    name: 'text_codes',
    help: 'Codes of the last hour that were sent by text message, and how many of these were entered',
    label: 'state',
    async read(orm) {
      const { rows } = await orm.execute<{ sent: number; entered: number }>(
        sql`select count(*)::int sent, count(proven_at)::int entered from ${oneTimeCodes}
            where channel = 'sms' and sent_at > now() - interval '1 hour'`,
      )
      return { ...rows[0]! }
    },
  },
]
