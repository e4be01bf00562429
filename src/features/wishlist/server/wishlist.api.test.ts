import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addToCart, getShoppingCart } from '#src/features/cart/cart.contract.ts'
import { getProductsByEans } from '#src/features/product/product.contract.ts'
import { signOut } from '#src/features/sign-in/sign-in.contract.ts'
import { cast } from '#test/cast/catalogue.ts'
import { must, openTestShop } from '#test/shop.ts'
import { mostMemberWishes } from '../rules/limits.ts'
import { addWishlist, getWishlist, getWishlistEans, removeWishlist } from '../wishlist.contract.ts'

const { shopper, member, database } = await openTestShop()

test('a guest has to sign in, on every call (wire-12)', async () => {
  const guest = shopper()
  const replies = [
    await guest.call(addWishlist, { body: { ean: cast.candle.ean } }),
    await guest.call(getWishlist, {}),
    await guest.call(removeWishlist, { params: { ean: cast.candle.ean } }),
  ]
  for (const reply of replies) expect(reply).toMatchObject({ ok: false, problem: { status: 401, code: 'NOT_SIGNED_IN' } })
})

test('a wish is added once, the latest first, and can be removed (wishlist-09, wishlist-10, wishlist-11)', async () => {
  const { call } = await member()
  expect(must(await call(addWishlist, { body: { ean: cast.candle.ean } }))).toEqual({
    ean: cast.candle.ean,
    count: 1,
    removedFromCart: false,
  })
  expect(must(await call(addWishlist, { body: { ean: cast.oolong.ean } })).count).toBe(2)
  expect(must(await call(addWishlist, { body: { ean: cast.candle.ean } })).count).toBe(2)
  expect(must(await call(getWishlistEans, {}))).toEqual([cast.oolong.ean, cast.candle.ean])
  expect(must(await call(removeWishlist, { params: { ean: cast.oolong.ean } })).count).toBe(1)
  expect(must(await call(getWishlist, {}))).toMatchObject([{ ean: cast.candle.ean, slug: cast.candle.slug, addedToWishlist: true }])
})

interface Described {
  description: string
  responses: object
}

test('addedToWishlist is true in the member’s own list; public lists stay the same for everybody (wishlist-13)', async () => {
  const [{ call }, guest] = [await member(), shopper()]
  must(await call(addWishlist, { body: { ean: cast.candle.ean } }))
  expect(must(await call(getWishlist, {})).map(({ addedToWishlist }) => addedToWishlist)).toEqual([true])
  const query = { Eans: [cast.candle.ean, cast.oolong.ean].join(',') }
  const own = must(await call(getProductsByEans, { query }))
  expect(own.map(({ addedToWishlist }) => addedToWishlist)).toEqual([false, false])
  expect(own).toEqual(must(await guest.call(getProductsByEans, { query })))
  const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as { paths: Record<string, Record<string, Described>> }
  const personal = Object.entries(paths).filter(([, calls]) =>
    Object.values(calls).some(
      (each) => JSON.stringify(each.responses).includes('"addedToWishlist"') && !each.description.includes('Access: public'),
    ),
  )
  expect(personal.map(([path]) => path)).toEqual(['/api/Member/GetWishlist'])
})

test('a full list refuses another wish and says how many it holds (wishlist-12)', async () => {
  const { call, memberId } = await member()
  await database.pool.query(
    `insert into variants overriding system value
     select (jsonb_populate_record(v, jsonb_build_object('auto_id', 1000000 + n, 'ean', 'wish-' || n, 'sku', 'wish-' || n, 'position', 1000 + n))).*
     from variants v, generate_series(1, $2::int) n where v.ean = $1`,
    [cast.candle.ean, mostMemberWishes],
  )
  await database.pool.query(
    `insert into wishes select $1, auto_id, now() from variants where ean like 'wish-%' order by auto_id limit $2`,
    [memberId, mostMemberWishes - 1],
  )
  const lists = await Promise.all([cast.oolong, cast.candle].map(({ ean }) => call(addWishlist, { body: { ean } })))
  expect(lists.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(lists.find(({ ok }) => !ok)).toMatchObject({
    problem: { code: 'WISHLIST_FULL', message: `A wishlist holds ${mostMemberWishes} items. Remove one to add another.` },
  })
  const [listed] = must(await call(getWishlistEans, {}))
  expect(must(await call(addWishlist, { body: { ean: listed! } })).count).toBe(mostMemberWishes)
  must(await call(addToCart, { body: { ean: cast.bag.ean, quantity: 1 } }))
  expect(await call(addWishlist, { body: { ean: cast.bag.ean } })).toMatchObject({ problem: { code: 'WISHLIST_FULL' } })
  // What is not wished for stays in the bag.
  expect(must(await call(getShoppingCart, { query: {} })).cartInfo.productsInCart).toHaveLength(1)
})

test('adding a wish removes the item from the cart (wishlist-02)', async () => {
  const { call } = await member()
  must(await call(addToCart, { body: { ean: cast.candle.ean, quantity: 2 } }))
  must(await call(addToCart, { body: { ean: cast.oolong.ean, quantity: 1 } }))
  expect(must(await call(addWishlist, { body: { ean: cast.candle.ean } })).removedFromCart).toBe(true)
  expect(must(await call(getShoppingCart, { query: {} })).cartInfo.productsInCart.map(({ product }) => product.ean)).toEqual([
    cast.oolong.ean,
  ])
})

test('a wish from before signing in is added and stays in the cart (wishlist-14, cart-12)', async () => {
  const { call } = await member()
  must(await call(addToCart, { body: { ean: cast.candle.ean, quantity: 2 } }))
  const added = must(await call(addWishlist, { body: { ean: cast.candle.ean, keepInCart: true } }))
  expect(added).toEqual({ ean: cast.candle.ean, count: 1, removedFromCart: false })
  expect(must(await call(getShoppingCart, { query: {} })).cartInfo.productsInCart.map(({ product }) => product.ean)).toEqual([
    cast.candle.ean,
  ])
})

test('an unknown EAN is not found, and a member sees no other member’s list', async () => {
  const [mine, theirs] = [await member(), await member()]
  expect(await mine.call(addWishlist, { body: { ean: '00000000' } })).toMatchObject({ ok: false, problem: { code: 'NOT_FOUND' } })
  must(await mine.call(addWishlist, { body: { ean: cast.candle.ean } }))
  must(await theirs.call(removeWishlist, { params: { ean: cast.candle.ean } }))
  expect(must(await mine.call(getWishlistEans, {}))).toEqual([cast.candle.ean])
  expect(must(await theirs.call(getWishlistEans, {}))).toEqual([])
})

test('after signing out the session is void, and the flag is gone (shop-05, sign-in-36)', async () => {
  const { call, cookies } = await member()
  const session = cookies.get('session')!
  expect(cookies.get('signed-in')).toBe('1')
  must(await call(signOut, {}))
  expect(cookies.get('signed-in')).toBe('')
  cookies.set('session', session)
  expect(await call(getWishlistEans, {})).toMatchObject({ ok: false, problem: { status: 401 } })
})
