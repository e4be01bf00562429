import { sql, type SQL } from 'drizzle-orm'

/** Rows that come inside a row: each a list of its values, whose names stay here. PostgreSQL takes twice as long to write names beside them. */
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
