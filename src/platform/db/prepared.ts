import { fillPlaceholders, sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Orm } from './database.ts'

const dialect = new PgDialect()

/** A list given to a prepared statement, where `any` may look for it. PostgreSQL would plan anew for each length of a list that it sees. */
export const listed = (name: string, type: 'int' | 'text'): SQL =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)}[])::${sql.raw(type)}[]`

/**
 * A hot statement, written out once here and parsed and planned once by each connection of the server, which for the
 * statements of pages takes longer than to run them. Its values are placeholders: `sql.placeholder('slug')`. The name
 * must be the statement's own. Times come as `Date`, unlike those of `orm.execute`.
 */
export function prepared<Row, Values extends Record<string, unknown> = Record<never, never>>(
  name: string,
  query: SQL,
): (orm: Orm, values: Values) => Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return async (orm, values) => (await orm.$client.query({ name, text, values: fillPlaceholders(params, values) })).rows
}
