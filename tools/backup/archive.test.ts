import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '#tools/temporary.ts'
import { createArchive, readArchive, textOf } from './archive.ts'

const folder = await mkdtemp(join(temporaryFolder, 'archive-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('two at once do not write into one file, and none takes the name of another (run-07)', async () => {
  const file = join(folder, 'shop.backup')
  const first = await createArchive(file)
  await expect(createArchive(file)).rejects.toThrow(`${file}.unfinished is there already`)
  await first.add('a.txt', 2, [Buffer.from('hi')])
  await first.close()
  const read: string[] = []
  await readArchive(file, async ({ name, pieces }) => void read.push(name, await textOf(pieces)))
  expect(read).toEqual(['a.txt', 'hi'])
  await expect(createArchive(file)).rejects.toThrow(`There is a file ${file} already`)
  expect(await readdir(folder)).toEqual(['shop.backup'])
})

test('one that was cut off is named, and written anew once it is gone', async () => {
  const file = join(folder, 'cut.backup')
  await writeFile(`${file}.unfinished`, 'half')
  await expect(createArchive(file)).rejects.toThrow('remove it')
  await rm(`${file}.unfinished`)
  await (await createArchive(file)).close()
})
