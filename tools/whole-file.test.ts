import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { endOf } from './ended.ts'
import { temporaryFolder } from './temporary.ts'
import { writeWhole } from './whole-file.ts'

const folder = mkdtempSync(join(temporaryFolder, 'whole-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'a.csv')
beforeEach(() => writeFileSync(file, 'before'))
const ended = (work: () => Promise<unknown>) => endOf(() => work().then(() => ({ code: 0, out: '', errors: '' })))

test('a file is replaced when it is whole, also behind a link', async () => {
  const link = join(folder, 'link.csv')
  symlinkSync(file, link)
  const answer = await writeWhole(link, async (sink) => {
    sink.write('after')
    expect(readFileSync(file, 'utf8')).toBe('before')
    return 7
  })
  expect([answer, readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual([7, 'after', ['a.csv', 'link.csv']])
})

test('one that can not be written whole stays as it was', async () => {
  const broken = async function* () {
    yield 'half'
    throw new Error('the database is away')
  }
  await expect(writeWhole(file, (sink) => pipeline(Readable.from(broken()), sink))).rejects.toThrow('the database is away')
  await expect(writeWhole(file, async (sink) => void sink.destroy(new Error('the disk is full')))).rejects.toThrow('the disk is full')
  expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['before', ['a.csv', 'link.csv']])
})

test('two that write one file at once leave the whole text of one', async () => {
  const copyOf = (text: string) =>
    `import('./tools/whole-file.ts').then(({ writeWhole }) => writeWhole('${file}', async (sink) => {
      for (let at = 0; at < 20; at++) { sink.write('${text}'.repeat(1000)); await new Promise((next) => setTimeout(next, 10)) }
    }))`
  const run = (text: string) => promisify(execFile)(process.execPath, ['-e', copyOf(text)])
  await Promise.all([run('a'), run('b')])
  expect(readFileSync(file, 'utf8')).toMatch(/^(a{20000}|b{20000})$/)
  expect(readdirSync(folder)).toEqual(['a.csv', 'link.csv'])
})

test('what is no file, such as a pipe, is written as it is', async () => {
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  const [read] = await Promise.all([
    import('node:fs/promises').then(({ readFile }) => readFile(pipe, 'utf8')),
    writeWhole(pipe, async (sink) => void sink.write('piped')),
  ])
  expect(read).toBe('piped')
})

test('what can not be opened is said in words', async () => {
  mkdirSync(join(folder, 'inner'))
  const failing = (name: string) => ended(() => writeWhole(join(folder, name), async () => {}))
  expect((await failing('inner')).errors).toBe(`${join(folder, 'inner')} is a folder. Name a file.`)
  expect((await failing('new/')).errors).toBe(`${join(folder, 'new/')} is a folder. Name a file.`)
  expect((await failing('none/b.csv')).errors).toBe(`There is no folder ${join(folder, 'none')}. Make it first.`)
  expect((await failing('a.csv/b.csv')).errors).toContain('A part of this path is a file and no folder')
  const read = (name: string) => ended(async () => readFileSync(join(folder, name)))
  expect((await read('nothing')).errors).toBe(`There is no file ${join(folder, 'nothing')}.`)
  expect((await read('inner')).errors).toBe('A folder was named where a file is needed.')
})
