import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '#src/platform/db/database.ts'
import { freshDatabaseUrl } from '#test/database.ts'

const preparedTexts = `select statement from pg_prepared_statements where statement like '%planned once%'`

test('a statement that is run again and again is planned once by a connection, and one without values never', async () => {
  const database = openDatabase(await freshDatabaseUrl(), { connections: 1 })
  try {
    for (let n = 1; n <= 4; n++) {
      const { rows } = await database.orm.execute(sql`select ${n}::int + 1 "next" /* planned once */`)
      expect(rows).toEqual([{ next: n + 1 }])
      await database.pool.query(`select ${n} /* not planned once */`)
    }
    const { rows } = await database.pool.query<{ statement: string }>(preparedTexts)
    expect(rows.map(({ statement }) => statement)).toEqual(['select $1::int + 1 "next" /* planned once */'])
    // A failing run leaves the connection and the statement as they were.
    await expect(database.pool.query('select $1::int + 1 "next" /* planned once */', ['no number'])).rejects.toThrow('invalid input')
    const again = await database.pool.query('select $1::int + 1 "next" /* planned once */', [41])
    expect(again.rows).toEqual([{ next: 42 }])
  } finally {
    await database.close()
  }
})
