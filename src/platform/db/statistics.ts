import type pg from 'pg'

const filledTables = `
  select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind = 'r' and nspname <> 'information_schema' and nspname !~ '^pg_' and pg_relation_size(c.oid) > 0`

/**
 * Gathers the query planner's statistics of all tables that have rows. An empty table is left without: analyzed, it counts as one
 * that stays empty, so connections plan to read it whole, and do so for each guest and order until autovacuum comes.
 */
export async function analyzeFilled(
  client: Pick<pg.ClientBase, 'query'>,
  command: 'analyze' | 'vacuum analyze' = 'analyze',
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(filledTables)
  if (rows.length > 0) await client.query(`${command} ${rows.map(({ name }) => name).join(', ')}`)
}
