import { expect, test } from 'vitest'
import { isSameList, orFailed } from './listing-loading.ts'

const failed = async (address: string): Promise<string> =>
  ((await orFailed(new Request(`https://shop.example${address}`), () => Promise.reject(new Error('No answer')))) as { failedAt: string })
    .failedAt

test.each([
  ['another page of a list', '/productlist/category/women', '/productlist/category/Women?param=%7B%22pageNo%22%3A2%7D', true],
  ['another list', '/productlist/category/women', '/productlist/category/men', false],
  ['another page of a search', '/search?keyword=vase', '/search?keyword=+vase&param=%7B%22pageNo%22%3A2%7D', true],
  ['another search', '/search?keyword=vase', '/search?keyword=candle', false],
])('where %s fails, what was shown before stays only if it is the same list (listing-13)', async (_, before, address, isSame) =>
  expect(isSameList(before, await failed(address))).toBe(isSame),
)

test('a 404 and a redirect are answers (listing-13)', async () => {
  const request = new Request('https://shop.example/search')
  const gone = new Response(null, { status: 302 })
  await expect(orFailed(request, () => Promise.reject(gone))).rejects.toBe(gone)
})
