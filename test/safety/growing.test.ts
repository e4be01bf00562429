import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { socialMinutes, ticketMinutes } from '#src/features/sign-in/rules/social.ts'
import { openDatabase, type Database } from '#src/platform/db/database.ts'
import { insertMember } from '#test/cast/member.ts'
import { freshDatabaseUrl } from '#test/database.ts'
import { openTestShop } from '#test/shop.ts'

const day = 24 * 60

/** What visitors can make, the column by whose age it leaves, and after how many minutes. */
const leaving: [table: string, column: string, minutes: number, more?: Record<string, unknown>][] = [
  ['sessions', 'last_seen_at', 30 * day],
  ['sessions', 'created_at', 365 * day, { isMembers: true }],
  ['quotas', 'since', day],
  ['sign_in_tries', 'tried_at', day],
  ['one_time_codes', 'sent_at', day],
  ['known_devices', 'last_used_at', 365 * day],
  ['email_confirmations', 'expires_at', 30 * day],
  ['social_flows', 'started_at', socialMinutes, { provider: 'google' }],
  ['social_tickets', 'issued_at', ticketMinutes, { provider: 'google' }],
  ['used_social_tokens', 'used_at', 61 * day],
  ['contact_messages', 'written_at', 730 * day],
  ['newsletter_subscriptions', 'asked_at', 7 * day, { state: 'pending' }],
  ['restock_askers', 'asked_at', 7 * day, { state: 'pending' }],
  ['gateway_events', 'at', 7 * day],
  ['declined_tries', 'at', 60],
]

interface Column {
  name: string
  type: string
  needed: boolean
}

const valueOf: Record<string, () => unknown> = {
  integer: () => 1,
  boolean: () => false,
  jsonb: () => '{}',
  text: () => Math.random().toString(36),
  'timestamp with time zone': () => new Date(),
}

/** Inserts a row with what is given for columns that the table has, and something in every other that needs a value. */
async function insert({ pool }: Database, table: string, given: Record<string, unknown>): Promise<void> {
  const { rows: columns } = await pool.query<Column>(
    `select column_name name, data_type type, is_nullable = 'NO' and column_default is null and is_identity = 'NO' needed
     from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  )
  const filled = columns.filter(({ name, needed }) => needed || name in given)
  await pool.query(
    `insert into ${table} (${filled.map(({ name }) => name).join(', ')}) values (${filled.map((_, at) => `$${at + 1}`).join(', ')})`,
    filled.map(({ name, type }) => (name in given ? given[name] : valueOf[type]!())),
  )
}

/** A database in which each table has a row that is a minute too old and one that is a minute too young. */
async function agedDatabase(): Promise<{ database: Database; url: string }> {
  const url = await freshDatabaseUrl('template_cast')
  const database = openDatabase(url)
  const member = await insertMember(database, {})
  await insert(database, 'sessions', { id_hash: 'a session that stays' })
  const owners = { session_id: 'a session that stays', member_id: member }
  for (const [table, column, minutes, more = {}] of leaving) {
    // A session has no member unless it is said to have one.
    const given = { ...(table === 'sessions' && !more.isMembers ? {} : owners), ...more }
    for (const age of [minutes - 1, minutes + 1]) await insert(database, table, { ...given, [column]: new Date(Date.now() - age * 60_000) })
  }
  return { database, url }
}

test('every table that visitors can fill is emptied by its sweep, to the minute (safe-46)', async () => {
  const { database, url } = await agedDatabase()
  const ages = async () => {
    const found: Record<string, number> = {}
    for (const [table, column, minutes] of leaving) {
      const { rows } = await database.pool.query<{ n: number }>(
        `select count(*)::int n from ${table} where ${column} < now() - make_interval(mins => $1)`,
        [minutes],
      )
      found[`${table}.${column}`] = rows[0]!.n
    }
    return found
  }
  const young = async () =>
    Promise.all(
      leaving.map(async ([table, column, minutes]) => {
        const { rows } = await database.pool.query<{ n: number }>(
          `select count(*)::int n from ${table} where ${column} between now() - make_interval(mins => $1) and now() - make_interval(mins => $2)`,
          [minutes, minutes - 2],
        )
        return rows[0]!.n
      }),
    )
  const none = Object.fromEntries(leaving.map(([table, column]) => [`${table}.${column}`, 0]))
  expect(Object.values(await ages()).every((n) => n > 0)).toBe(true)
  await openTestShop({ databaseUrl: url })
  await vi.waitFor(async () => expect(await ages()).toEqual(none), { timeout: 20_000, interval: 100 })
  expect(Math.min(...(await young()))).toBeGreaterThan(0)
  await database.close()
})

test('docs/growth.md names every table of the database (safe-46)', async () => {
  const database = openDatabase(await freshDatabaseUrl('template_cast'))
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name name from information_schema.tables where table_schema = 'public'`,
  )
  await database.close()
  const named = new Set([...readFileSync('docs/growth.md', 'utf8').matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(rows.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([])
})

test('a session that ends reads no table whole: each reference to it has an index of its own (safe-46)', async () => {
  const database = openDatabase(await freshDatabaseUrl('template_cast'))
  const { rows } = await database.pool.query<{ name: string }>(
    `select c.conrelid::regclass::text name from pg_constraint c
     where c.contype = 'f' and c.confrelid = 'sessions'::regclass and not exists (
       select from pg_index i where i.indrelid = c.conrelid and i.indpred is null and (i.indkey::int2[])[0] = c.conkey[1])`,
  )
  await database.close()
  expect(rows).toEqual([])
})
