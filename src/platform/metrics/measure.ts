import type { Orm } from '#src/platform/db/database.ts'

/**
 * A number that the store's own people watch, asked of the database at a scrape. One query, by an index, at a cost that
 * does not grow with the years. `label` divides it, by values of a list that the code knows.
 */
export interface Measure {
  /** As Prometheus writes names, without the shop's own beginning: `open_orders`. */
  name: string
  help: string
  label?: string
  /** By value of the label; by '' without one. */
  read(orm: Orm): Promise<Record<string, number>>
}
