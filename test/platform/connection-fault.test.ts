import { expect, inject, test } from 'vitest'
import { connectionFault } from '#src/platform/db/connection-fault.ts'
import { openDatabase } from '#src/platform/db/database.ts'
import { databaseUrl } from '#test/postgres.ts'

const server = inject('postgresUrl')
const withPassword = (password: string): string => Object.assign(new URL(server), { password }).href

async function faultOf(url: string): Promise<string | null> {
  const database = openDatabase(url)
  const error: unknown = await database.pool.query('select 1').catch((failed: unknown) => failed)
  await database.close()
  return connectionFault(error, url)
}

test.each([
  [
    'a database that does not exist',
    databaseUrl(server, 'nowhere'),
    /expected a database that exists; 127.0.0.1:\d+ has none named nowhere/,
  ],
  ['a wrong password', withPassword('wrong'), /expected the right password; 127.0.0.1:\d+ refuses the one of user shop/],
  ['a port without a server', 'postgres://shop@127.0.0.1:9/shop', /expected a PostgreSQL server; none listens at 127.0.0.1:9/],
  ['a host that nobody knows', 'postgres://shop@nobody.invalid/shop', /expected a host that can be found/],
])('%s is named with what is expected (run-02)', async (_, url, words) => {
  expect(await faultOf(url)).toMatch(words)
})

test('an address that cannot be read, and an error about something else', () => {
  expect(connectionFault(new Error('Invalid URL'), 'postgres://shop:p#ss/word@host/shop')).toContain('%-codes for special characters')
  expect(connectionFault(new Error('a fault'), server)).toBeNull()
})
