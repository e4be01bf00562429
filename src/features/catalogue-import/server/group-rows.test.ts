import { expect, it } from 'vitest'
import { collected } from '#test/catalogue/collected.ts'
import { groupRows, mostRowsOfProduct } from './group-rows.ts'

/** `a a !x b` is four rows; an exclamation mark makes one damaged, and its letter is the key it seems to have. */
async function groups(text: string): Promise<string[]> {
  async function* rows() {
    for (const [index, word] of text.split(' ').entries())
      yield { line: index + 1, key: word.replace(/[!-]/, ''), damaged: word.startsWith('!') }
  }
  const found = await collected(groupRows(rows(), { keyOf: (row) => row.key, isDamaged: (row) => row.damaged }))
  return found.map(
    ({ rows: members, cameBefore }) =>
      `${members.map(({ line, key, damaged }) => `${line}${damaged ? '!' : ''}${key}`).join(' ')}${cameBefore === null ? '' : ` (${cameBefore})`}`,
  )
}

it.each([
  ['rows that stand together', 'a a b b b c', ['1a 2a', '3b 4b 5b', '6c']],
  ['rows that do not', 'a b a', ['1a', '2b', '3a (1)']],
  ['rows without a key', 'a - - a', ['1a', '2', '3', '4a (1)']],
  ['a damaged row within a product', 'a !x a', ['1a 2!x 3a']],
  ['a damaged row of the product itself', 'a !a a', ['1a 2!a 3a']],
  ['a damaged first row', 'a !b b b', ['1a', '2!b 3b 4b']],
  ['a damaged row that could be of either', 'a !x b', ['1a 2!x', '3b']],
  ['a damaged row at the end', 'a b !x', ['1a', '2b 3!x']],
  ['a damaged row at the beginning', '!x a', ['1!x', '2a']],
  ['several damaged rows', 'a !x !b b', ['1a 2!x', '3!b 4b']],
])('%s', async (_, text, expected) => {
  expect(await groups(text)).toEqual(expected)
})

it('holds no more rows than a product may have', async () => {
  async function* rows() {
    for (let line = 1; line <= mostRowsOfProduct * 2 + 1; line++) yield { line }
  }
  const found = await collected(groupRows(rows(), { keyOf: () => 'a', isDamaged: () => false }))
  expect(found.map(({ rows: members, cameBefore }) => [members.length, cameBefore])).toEqual([
    [mostRowsOfProduct, null],
    [mostRowsOfProduct, 1],
    [1, 1],
  ])
})
