import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'expressions-'))
afterAll(() => rmSync(root, { recursive: true }))
for (const folder of ['tools', 'src/kit']) mkdirSync(join(root, folder), { recursive: true })
writeFileSync(join(root, 'tools/regular-expressions.json'), '["/known/"]')

function found(line: string): string {
  writeFileSync(join(root, 'src/kit/a.ts'), `${line}\n`)
  return spawnSync(process.execPath, [join(import.meta.dirname, 'regular-expressions.ts'), '--check'], { cwd: root, encoding: 'utf8' })
    .stderr
}

test.each([
  ["export const a = (text: string) => text.replace(/(a+)+$/, '')", '/(a+)+$/'],
  ["export const a = (text: string) => text.replace(/ +$/, '')", '/ +$/'],
  ['export const a = (text: string) => text.split(/ of |,/i)', '/ of |,/i'],
  ['export const a = { shape: / +x/ }', '/ +x/'],
])('an expression that nobody has judged is found: %s', (line, expression) => {
  expect(found(line)).toContain(`src/kit/a.ts: ${expression} is new`)
})

test.each(['export const a = /known/', 'export const a = b / c / d', 'export const a = (b) / c / d', '/** / +$/ in a comment */'])(
  'what is judged, or is none, passes: %s',
  (line) => expect(found(line)).toBe(''),
)
