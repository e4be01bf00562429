import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collected } from '#test/catalogue/collected.ts'
import { readSourceRows, type SourceRow } from './source-rows.ts'

async function rowsIn(text: string | Buffer, { delimiter = ',' as ',' | '\t', chunk = 1_000_000 } = {}): Promise<SourceRow[]> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk)
  }
  return collected(readSourceRows(chunks(), delimiter))
}
const told = async (text: string) => (await rowsIn(text)).map(({ line, cells }) => [line, ...cells])

describe('rows', () => {
  it.each([
    ['\n', 'Unix'],
    ['\r\n', 'Windows'],
    ['\r', 'old Macintosh'],
  ])('end with %j, and know where they begin (%s)', async (end) => {
    expect(await told(['a,b', `"x${end}y",2`, '', '3,4', ''].join(end))).toEqual([
      [1, 'a', 'b'],
      [2, `x${end}y`, '2'],
      [5, '3', '4'],
    ])
  })
  it('may mix line ends', async () => {
    expect(await told('a,b\r\n"x\ny",2\n3,4')).toEqual([
      [1, 'a', 'b'],
      [2, 'x\ny', '2'],
      [4, '3', '4'],
    ])
  })
  it('do not hold a byte order mark', async () => {
    expect(await told('\ufeffHandle,Title')).toEqual([[1, 'Handle', 'Title']])
    expect((await rowsIn(Buffer.from('\ufeffHandle,标题\n', 'utf16le')))[0]!.cells).toEqual(['Handle', '标题'])
  })
  it('that are blank are left out', async () => {
    expect(await told('a,b\n\n , \n,\nc,d')).toEqual([
      [1, 'a', 'b'],
      [5, 'c', 'd'],
    ])
  })
  it('may be shorter or longer than the first', async () => {
    expect(await told('a,b\n1\n1,2,3')).toEqual([
      [1, 'a', 'b'],
      [2, '1'],
      [3, '1', '2', '3'],
    ])
  })
})

describe('quotation marks', () => {
  it.each([
    ['doubled', '"he said ""hi""",2', 'he said "hi"'],
    ['in an unquoted cell', 'lamp 12" tall,2', 'lamp 12" tall'],
    ['with blanks around them', ' "q, r" ,2', 'q, r'],
    ['with text behind them', '"abc"def,2', '"abc"def'],
    ['around nothing', '"",2', ''],
  ])('%s', async (_, text, cell) => {
    expect(await told(`a,b\n${text}\n5,6`)).toEqual([
      [1, 'a', 'b'],
      [2, cell, '2'],
      [3, '5', '6'],
    ])
  })
  it('that are never closed end the reading at the row where they open', async () => {
    const rows = await rowsIn('a,b\n1,2\n3,"never closed\n5,6\n7,8\n')
    expect(rows.map(({ line, broken }) => [line, broken !== undefined])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ])
    expect(rows[2]!.broken).toContain('a quotation mark opens here and is not closed')
  })
  it('that are never closed do not gather a long file in memory', async () => {
    const rows = await rowsIn(`a,b\n"x,2\n${'3,4\n'.repeat(600_000)}`)
    expect(rows.at(-1)).toMatchObject({ line: 2, broken: expect.stringContaining('is not closed') })
  })
})

it('reads tabs, and quotation marks within text between them', async () => {
  expect((await rowsIn('id\ttitle\n1\t12" rope\n2\t"a\tb"', { delimiter: '\t' })).map(({ cells }) => cells)).toEqual([
    ['id', 'title'],
    ['1', '12" rope'],
    ['2', 'a\tb'],
  ])
})

it('reads the same however the bytes are cut, also within a character', async () => {
  const text = '\ufeff标题,b\r\n"中\r\n文",😀\r\n3,4\r\n'
  const whole = await rowsIn(text)
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 9 }), async (chunk) => {
      expect(await rowsIn(text, { chunk })).toEqual(whole)
    }),
  )
})
