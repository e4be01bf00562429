import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tools/temporary.ts'
import { mayBeRestored, shopFiles } from './shop-files.ts'

test('of the data folder a backup takes what the shop needs, leaves what is the machine’s, and names what it does not know (run-05)', async () => {
  const folder = await mkdtemp(join(temporaryFolder, 'files-'))
  const paths = [
    'secret',
    'restore.unfinished/secret',
    'bank/journal.jsonl',
    'bank/running.json',
    'bank/running.json.new',
    'bank/errors.log',
    'pictures/jar/1.webp',
    'pictures/jar/2.webp.0b6f.part',
    'postgres/PG_VERSION',
    'postgres.url',
    'postgres.password',
    'shop.pid',
    'outbox.jsonl',
    'native-18/bin/postgres',
    'holiday.jpg',
  ]
  for (const path of paths) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), path)
  }
  expect(await shopFiles(folder)).toEqual({ kept: ['bank/journal.jsonl', 'pictures/jar/1.webp', 'secret'], unknown: ['holiday.jpg'] })
  expect(await shopFiles(join(folder, 'nowhere'))).toEqual({ kept: [], unknown: [] })
  await rm(folder, { recursive: true })
})

test.each([
  ['secret', true],
  ['pictures/jar/1.webp', true],
  ['pictures/jar/2.webp.0b6f.part', true],
  ['pictures/../../elsewhere', false],
  ['../secret', false],
  ['/secret', false],
  ['postgres/PG_VERSION', false],
])('whether %s may be restored: %s', (path, may) => {
  expect(mayBeRestored(path)).toBe(may)
})
