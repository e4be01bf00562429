import { expect, test } from 'vitest'
import { problemWords } from '#src/words.ts'
import { checkExistEmailOrPhone } from '#src/features/sign-in/sign-in.contract.ts'
import { createApi } from '#src/platform/http/api.ts'
import type { Sessions } from '#src/platform/session/sessions.ts'
import { openTestShop } from '#test/shop.ts'

/** The client address that the shop finds for a request from `from` with the X-Forwarded-For `forwarded`. */
async function countedAs(trustedProxies: string[], from: string, forwarded: string): Promise<string> {
  const app = await createApi({
    publicOrigin: 'http://localhost',
    logLevel: 'silent',
    sessions: {} as Sessions,
    words: problemWords,
    operatorToken: null,
    trustedProxies,
  })
  app.get('/who', async ({ ip }) => ip)
  const { payload } = await app.inject({ url: '/who', remoteAddress: from, headers: { 'x-forwarded-for': forwarded } })
  await app.close()
  return payload
}

test.each([
  [[], '203.0.113.9', '198.51.100.7', '203.0.113.9'],
  [['10.0.0.0/8'], '203.0.113.9', '198.51.100.7', '203.0.113.9'],
  [['10.0.0.0/8'], '10.1.2.3', '198.51.100.7', '198.51.100.7'],
  [['10.0.0.0/8'], '10.1.2.3', '1.1.1.1, 198.51.100.7', '198.51.100.7'],
  [['10.0.0.0/8'], '10.1.2.3', '1.1.1.1, 198.51.100.7, 10.9.9.9', '198.51.100.7'],
  [['10.0.0.0/8'], '10.1.2.3', '', '10.1.2.3'],
])('with %j trusted, a request from %s with the X-Forwarded-For %j counts as %s', async (trusted, from, forwarded, counted) => {
  expect(await countedAs(trusted, from, forwarded)).toBe(counted)
})

const asks = async (trustedProxies: string[]): Promise<number> => {
  const { shop } = await openTestShop({ trustedProxies })
  let refused = 0
  for (let index = 0; index < 40; index++) {
    const { statusCode } = await shop.app.inject({
      url: `${checkExistEmailOrPhone.path}?emailOrPhone=a${index}@example.sg`,
      remoteAddress: '203.0.113.9',
      headers: { 'x-forwarded-for': `198.51.100.${index}` },
    })
    refused += Number(statusCode === 429)
  }
  return refused
}

test('a forged X-Forwarded-For brings no new allowance (safe-18)', async () => {
  expect(await asks([])).toBe(10)
})

test('a twin that trusts every sender gives each forged address a new allowance', async () => {
  expect(await asks(['203.0.113.9'])).toBe(0)
})
