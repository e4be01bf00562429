import * as z from 'zod/mini'

const table = z.object({ name: z.string(), columns: z.array(z.string()) })
const sequence = z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })

/** The first entry of a backup. */
export const manifest = z.object({
  format: z.literal('backup of a department store'),
  version: z.literal(1),
  madeAt: z.string(),
  /** When the last migration of this database was made, as `migrations/meta/_journal.json` has it. */
  migration: z.int(),
  tables: z.array(table),
  sequences: z.array(sequence),
  /** The queues in which jobs wait. */
  queues: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifest>

export const manifestName = 'backup.json'
