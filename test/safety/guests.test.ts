import { expect, test } from 'vitest'
import { addToCart } from '#src/features/cart/cart.contract.ts'
import { sendOtp } from '#src/features/sign-in/sign-in.contract.ts'
import { cast } from '#test/cast/catalogue.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

const most = 10

/** So many bags at once from one network, each without a cookie. */
const flood = ({ shop }: TestShop, count: number, network = '203.0.113.9', session?: string) =>
  Promise.all(
    Array.from({ length: count }, () =>
      shop.app.inject({
        method: 'POST',
        url: addToCart.path,
        payload: { ean: cast.candle.ean, quantity: 1 },
        remoteAddress: network,
        ...(session ? { cookies: { session } } : {}),
      }),
    ),
  )

const count = async ({ database }: TestShop, table: string): Promise<number> =>
  (await database.pool.query<{ n: number }>(`select count(*)::int n from ${table}`)).rows[0]!.n

test('a network brings so many guests an hour, and the rest get a 429 that leaves no row (safe-46)', async () => {
  const guarded = await openTestShop({ guestsPerNetwork: most })
  const [replies, neighbours] = await Promise.all([flood(guarded, 40), flood(guarded, 3, '198.51.100.7')])
  expect(neighbours.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const taken = replies.filter(({ statusCode }) => statusCode === 200)
  expect(taken).toHaveLength(most)
  expect(replies.filter(({ statusCode, headers }) => statusCode === 429 && headers['retry-after'])).toHaveLength(40 - most)
  expect([await count(guarded, 'sessions'), await count(guarded, 'carts')]).toEqual([most + 3, most + 3])
  const session = taken[0]!.cookies.find(({ name }) => name === 'session')!.value
  expect((await flood(guarded, 1, undefined, session))[0]!.statusCode).toBe(200)
  expect((await flood(guarded, 1, '198.51.100.7'))[0]!.statusCode).toBe(200)
  const code = { method: 'POST', url: sendOtp.path, payload: { emailOrPhone: 'mei@example.sg' }, remoteAddress: '203.0.113.9' } as const
  expect((await guarded.shop.app.inject(code)).statusCode).toBe(429)
})

test('a twin without the allowance writes all of them', async () => {
  const twin = await openTestShop()
  await flood(twin, 40)
  expect(await count(twin, 'carts')).toBe(40)
})
