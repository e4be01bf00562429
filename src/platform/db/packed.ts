import { sql, type SQL } from 'drizzle-orm'

/** Rows inside a row, each as a list of values without their names: PostgreSQL takes twice as long to write JSON with names. */
export interface Packed<Row> {
  /** The list, as JSON. */
  sql: SQL
  unpack(values: readonly unknown[]): Row
}

export function packed<Row extends object>(parts: Record<keyof Row & string, SQL>): Packed<Row> {
  const names = Object.keys(parts)
  return {
    sql: sql`json_build_array(${sql.join(Object.values<SQL>(parts), sql`, `)})`,
    unpack(values) {
      const row: Record<string, unknown> = {}
      for (const [index, name] of names.entries()) row[name] = values[index]
      return row as Row
    },
  }
}
