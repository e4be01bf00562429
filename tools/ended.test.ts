import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from './temporary.ts'

const folder = mkdtempSync(join(temporaryFolder, 'ended-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.skipIf(process.platform === 'win32')('whoever reads only the first line of a long answer gets no other words', () => {
  const print = `import('./tools/ended.ts').then(({ print }) => print({ code: 1, out: 'a line\\n'.repeat(100_000), errors: '' }))`
  const shell = 'exec 3>&1; { "$NODE" -e "$PRINT" 2>&3; echo "ended with $?" >&3; } | head -1'
  const said = execFileSync('sh', ['-c', shell], { encoding: 'utf8', env: { ...process.env, NODE: process.execPath, PRINT: print } })
  expect(said.split('\n').filter(Boolean).toSorted()).toEqual(['a line', 'ended with 1'])
})

test.skipIf(process.platform === 'win32')('a file that this account may not see is not called missing', async () => {
  const file = join(folder, 'products.csv')
  writeFileSync(file, '')
  chmodSync(folder, 0)
  // The account root sees everything.
  const ask = `Promise.all([import('./tools/ended.ts'), import('./tools/text-file.ts'), import('./tools/whole-file.ts'), import('./tools/shop-database.ts')])
    .then(async ([{ endOf }, { mustBeThere }, { mayBeWritten }, { openShopDatabase }]) => {
      if (process.getuid() === 0) process.seteuid(65534)
      const tried = [() => mustBeThere('${file}'), () => mayBeWritten('${folder}/new/a.csv'), () => openShopDatabase({ DATA_DIR: '${folder}' })]
      for (const each of tried) console.log((await endOf(async () => each())).errors)
    })`
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', ask]).finally(() => chmodSync(folder, 0o700))
  expect(stdout.trim().split('\n')).toEqual(
    ['products.csv', 'new', 'postgres.url'].map((name) =>
      expect.stringMatching(`^This file or folder may not be used: EACCES: permission denied, stat '${folder}/${name}`),
    ),
  )
})
