import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
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
  ['orders', ['ship', 'KM-0', '--carrier', '', '--tracking', ''], 2, '--carrier is empty. Leave it out, or say more.'],
  ['orders', ['refuse', 'KM-0', '--return', '1', '--note', ' '], 2, '--note is empty. Leave it out, or say more.'],
  ['orders', ['show', ' km-0 '], 1, 'There is no order KM-0.'],
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

test.skipIf(!process.getuid)('orders are listed by an account that has no name, as in a container (order-11)', async () => {
  const list = `import('./tools/orders/run.ts').then(async ({ runOrders }) => {
    if (process.getuid() === 0) process.setuid(64_001)
    console.log(JSON.stringify(await runOrders(['list'], process.env)))
  })`
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', list], { env: { ...process.env, ...environment } })
  expect(JSON.parse(stdout)).toEqual({ code: 0, out: 'No orders.', errors: '' })
})

test('npm run accounts says what it has written, and a folder is no file', async () => {
  const accounts = (file: string) =>
    promisify(execFile)(process.execPath, ['tools/accounts.ts', '2026-01-01', '2026-01-31', file], {
      env: { ...process.env, ...environment },
    })
  const file = join(dataDir, 'january.csv')
  expect((await accounts(file)).stdout).toBe(`The invoices and credit notes from 2026-01-01 to 2026-01-31 written to ${file}.\n`)
  expect(existsSync(file)).toBe(true)
  await expect(accounts(dataDir)).rejects.toMatchObject({ code: 2, stderr: `${dataDir} is a folder. Name a file.\n` })
})

test('a command about orders leaves no secret in the folder, where SHOP_SECRET is the shop’s (run-07)', async () => {
  expect(await run('orders', ['list'])).toMatchObject({ code: 0 })
  expect(existsSync(join(dataDir, 'secret'))).toBe(false)
})
