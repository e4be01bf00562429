import { expect, test } from 'vitest'
import { addWishlist, getWishlist } from '#src/features/wishlist/wishlist.contract.ts'
import { searchProducts } from '#src/features/search/search.contract.ts'
import { refreshSearch } from '#src/features/search/server/search-index.service.ts'
import { cast } from '#test/cast/catalogue.ts'
import { must, openTestShop } from '#test/shop.ts'
import { getProductsByCategory } from '../listing.contract.ts'

const { shopper, member, database } = await openTestShop()
const guest = shopper()
const blue = '8882010040019'

/** The vase in two colours at one price, the first of them white. */
await database.pool.query(
  `with vase as (select p.auto_id, v.auto_id first from products p join variants v on v.product_id = p.auto_id where p.slug = $1),
    named as (update product_options set name = 'Glaze', name_zh = '釉色' where product_id = (select auto_id from vase)),
    white as (update variants set option1 = 'White', option1_zh = '白', image_url = '/white.avif' where auto_id = (select first from vase)),
    made as (insert into variants (product_id, position, ean, option1, option1_zh, image_url)
      select auto_id, 2, $2, 'Ocean blue', '海蓝', '/blue.avif' from vase returning auto_id),
    priced as (insert into prices (variant_id, price_cents, starts_at)
      select made.auto_id, p.price_cents, p.starts_at from made, prices p where p.variant_id = (select first from vase))
  insert into stock_levels (variant_id, location_id, on_hand) select made.auto_id, location_id, 3 from made, stock_levels where variant_id = (select first from vase)`,
  [cast.lastVase.slug, blue],
)
const { rows } = await database.pool.query('select auto_id id from products where slug = $1', [cast.lastVase.slug])
await refreshSearch(database.pool, [rows[0].id])

const vaseIn = (products: { slug: string; ean: string; variant: string | null; defaultImageUrl: string }[]) => {
  const { ean, variant, defaultImageUrl } = products.find(({ slug }) => slug === cast.lastVase.slug)!
  return { ean, variant, picture: defaultImageUrl }
}
const inWhite = { ean: cast.lastVase.ean, variant: null, picture: '/white.avif' }
const inBlue = { ean: blue, variant: blue, picture: '/blue.avif' }

test('a card shows the variant that was asked for, by a filter or in a search, and leads to it (listing-18)', async () => {
  const listed = async (Attributes?: string) =>
    vaseIn(must(await guest.call(getProductsByCategory, { query: { parentCategoryCode: 'home', Attributes } })).products)
  expect(await listed()).toEqual(inWhite)
  expect(await listed('glaze:ocean-blue')).toEqual(inBlue)
  expect(await listed('glaze:white,glaze:ocean-blue')).toEqual(inWhite)
  const searched = async (keyword: string) => vaseIn(must(await guest.call(searchProducts, { query: { keyword } })))
  expect(await searched('vase')).toEqual(inWhite)
  expect(await searched('blue vase')).toEqual(inBlue)
  expect(await searched('蓝色花瓶')).toEqual(inBlue)
})

test('a wish leads to the variant that was added (listing-18)', async () => {
  const meiLin = await member()
  must(await meiLin.call(addWishlist, { body: { ean: blue } }))
  expect(must(await meiLin.call(getWishlist, {})).map(({ variant }) => variant)).toEqual([blue])
})
