import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closeAfterwards } from '#test/closing.ts'
import { freshDatabaseUrl } from '#test/database.ts'
import type { Ended } from '#tools/ended.ts'
import { runOrders } from '#tools/orders/run.ts'
import { runSearch } from '#tools/search/run.ts'
import { runSettings } from '#tools/settings/run.ts'
import { temporaryFolder } from '#tools/temporary.ts'

const dataDir = await mkdtemp(join(temporaryFolder, 'refuse-'))
closeAfterwards(() => rm(dataDir, { recursive: true, force: true }))
const environment = { DATABASE_URL: await freshDatabaseUrl('template_empty'), DATA_DIR: dataDir }
const commands = { orders: runOrders, search: runSearch, settings: runSettings }
const run = (command: keyof typeof commands, words: string[]): Promise<Ended> => commands[command](words, environment)

const latin1 = join(dataDir, 'latin1')
await writeFile(latin1, Buffer.from('{"name":{"en":"Caf\xe9","zh":"x"}}', 'latin1'))

test.each<[keyof typeof commands, string[], number, string]>([
  ['orders', ['list', '--by', ''], 2, '--by takes a name.'],
  ['orders', ['list', '--by', '  '], 2, '--by takes a name.'],
  ['orders', ['returns', 'KM-0'], 1, 'There is no order KM-0.'],
  ['settings', ['show', 'name.xx'], 2, 'There is nothing at name.xx. What name has: npm run settings -- show name'],
  ['settings', ['show', 'tiers.gold', '--json'], 2, 'There is nothing at tiers.gold.'],
  ['settings', ['import', latin1], 2, `${latin1} has bytes that are not UTF-8; save the file in UTF-8.`],
  ['search', ['vocabulary', 'import', latin1], 2, `${latin1} has bytes that are not UTF-8; save the file as "CSV UTF-8".`],
  ['search', ['-h'], 0, 'npm run search -- report'],
  ['search', ['report', '--help'], 0, 'npm run search -- report'],
  ['search', ['vocabulary', '--help'], 0, 'npm run search -- report'],
  ['search', ['report', 'x'], 2, 'npm run search -- report'],
  ['search', ['report', '--loud'], 2, "Unknown option '--loud'"],
  ['search', ['report', '--dry-run'], 2, 'report does not take --dry-run; vocabulary import does.'],
  ['search', ['vocabulary', 'export', 'x', '--dry-run'], 2, 'vocabulary export does not take --dry-run; vocabulary import does.'],
  ['search', ['vocabulary', 'import', latin1, '--json'], 2, 'vocabulary import does not take --json; report does.'],
])('npm run %s -- %j ends with %i and says %j (order-11)', async (command, words, code, message) => {
  const ended = await run(command, words)
  expect([ended.code, ended.out + ended.errors]).toEqual([code, expect.stringContaining(message)])
})

test('a command about orders leaves no secret in the folder, where SHOP_SECRET is the shop’s (run-07)', async () => {
  expect(await run('orders', ['list'])).toMatchObject({ code: 0 })
  expect(existsSync(join(dataDir, 'secret'))).toBe(false)
})
