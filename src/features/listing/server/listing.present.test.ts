import { expect, test } from 'vitest'
import type { Category } from '#src/features/catalogue/server/catalogue.service.ts'
import { presentCategoryHead } from './listing.present.ts'

const category = (autoId: number, code: string, parentId: number | null): Category => ({
  autoId,
  code,
  parentId,
  level: parentId === null ? 1 : 2,
  name: { en: code, zh: null },
  intro: { en: '', zh: null },
})
const tree = [category(1, 'home', null), category(2, 'gifts', null), category(3, 'vases', 1), category(4, 'candles', 1)]
const headOf = (code: string) =>
  presentCategoryHead(
    tree.find((each) => each.code === code)!,
    tree,
    'en',
  )
const codesOf = (categories: readonly { code: string }[]) => categories.map(({ code }) => code)

test.each([
  ['home', ['vases', 'candles'], []],
  ['vases', [], ['vases', 'candles']],
  ['gifts', [], ['home', 'gifts']],
])('%s has its children, or without any those beside it (listing-15)', (code, children, beside) => {
  const { categories, siblings } = headOf(code)
  expect([codesOf(categories), codesOf(siblings)]).toEqual([children, beside])
})
