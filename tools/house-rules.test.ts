import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'house-'))
afterAll(() => rmSync(root, { recursive: true }))
execFileSync('git', ['init', '--quiet', root])

/** A house in which every rule is kept. */
const kept: Record<string, string> = {
  'demonstration/settings/settings.json': '{ "name": "Kemuning", "nameZh": "九里香" }',
  'docs/words.md': '## Retired words\n\nThese fail: `gone-word`.\n\n## Names of the wire\n\nThese: `storeAutoID`.\n',
  'src/shop.ts': 'export const shop = 1\n',
  'package-lock.json': '{ "resolved": "" }',
  'tools/chromium/package-lock.json': '{ "resolved": "" }',
  'migrations/0041_gifts.sql': 'CREATE TABLE gifts (id integer);',
}

/** What is said of the house with these files in place of its own: the places under the name of each rule. */
function broken(planted: Record<string, string>): Map<string, string> {
  for (const [file, text] of Object.entries({ ...kept, ...planted })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const { stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'house-rules.ts')], { cwd: root, encoding: 'utf8' })
  const [before, ...rules] = stderr.split('House rule broken: ')
  expect(before).toBe('')
  return new Map(rules.map((said) => [said.split('\n')[0]!, said]))
}

const planted: [rule: string, file: string, text: string][] = [
  ['nothing is left to do', 'src/kit/later.ts', '// TODO: later'],
  ['nothing is left to do', 'docs/naïve.md', 'TODO: in a file whose name is not ASCII'],
  ['nothing is left to do', 'deploy/Containerfile', '# TODO: later'],
  ['no word that docs/words.md retires', 'tools/mail.ts', '// The gone-word of a mail.'],
  ['names of the wire stop at', 'src/features/stock/server/stock.service.ts', 'export const at = { storeAutoID: 1 }'],
  ['shop.ts composes features', 'src/shop.ts', 'export const line = 1\n'.repeat(90)],
  ['a file that a document names exists', 'docs/walk.md', '`src/gone.ts`'],
  ['a file that a document names exists', 'docs/running.md', '[the unit](../deploy/gone.service)'],
  ['files have names in kebab case', 'src/kit/cartLine.ts', ''],
  ['files have names in kebab case', 'src/kit/店.ts', ''],
  ['no file is named for nothing in particular', 'src/kit/utils.ts', ''],
  ['server files are .ts', 'src/features/cart/server/cart.tsx', ''],
  ['no style sheet is longer than 400 lines', 'src/ui/long.css', '\n'.repeat(401)],
  ['a lock file names no host', 'package-lock.json', '{ "resolved": "https://registry.example/a.tgz" }'],
  ['a lock file names no host', 'tools/chromium/package-lock.json', '{ "resolved": "https://registry.example/a.tgz" }'],
  ['no path is made by the pathname of a URL', 'tools/folder.ts', 'new URL(import.meta.url).pathname'],
  ['no path of one machine', 'src/kit/home.ts', "'/home/siti/shop'"],
  ['no path of one machine', 'deploy/shop.service', 'WorkingDirectory=/home/siti/shop'],
  ['nothing is decided by the name of a language', 'src/kit/is-chinese.ts', "export const is = (culture: string) => culture === 'zh'"],
  ['a migration only adds', 'migrations/0041_gifts.sql', 'DROP TABLE gifts;'],
  ['the store’s name is a setting', 'src/kit/store-name.ts', "export const name = 'Kemuning'"],
  ['a message takes its numbers as arguments', 'src/features/cart/messages.ts', "export const messages = { en: { full: '300 items' } }"],
]

test('a house in which every rule is kept passes', () => expect([...broken({}).keys()]).toEqual([]))

describe('what is planted in a house is found', () => {
  let found = new Map<string, string>()
  beforeAll(() => void (found = broken(Object.fromEntries(planted.map(([, file, text]) => [file, text])))))

  test.each(planted)('%s: %s', (rule, file) => {
    const places = [...found].find(([name]) => name.startsWith(rule))?.[1]
    expect(places?.split('\n').slice(1)).toContainEqual(expect.stringContaining(`  ${file}`))
  })

  test('by every rule', () => expect(found.size).toBe(new Set(planted.map(([rule]) => rule)).size))
})
