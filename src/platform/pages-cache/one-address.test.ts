import { expect, test } from 'vitest'
import { oneAddressOf } from './one-address.ts'

const oneAddress = oneAddressOf([
  'branddirectory',
  'product/:slug',
  'productlist/category/:code',
  'member/signIn',
  'sitemap.xml',
  'about-us',
  'about-us/:code',
])

test.each([
  ['/product/kaya-jar', '/product/kaya-jar'],
  ['/PRODUCT/kaya-jar', '/product/kaya-jar'],
  ['/Product/kaya-jar/', '/product/kaya-jar'],
  ['/%70roduct/k%61ya-jar', '/product/kaya-jar'],
  ['/product/%e6%97%a5', '/product/%E6%97%A5'],
  ['/Product/Kaya-Jar', '/product/Kaya-Jar'],
  ['/ProductList/CATEGORY/home.data', '/productlist/category/home.data'],
  ['/Member/signin', '/member/signIn'],
  ['/member/signIn', '/member/signIn'],
  ['/ABOUT-US', '/about-us'],
  ['/About-us/our-story/', '/about-us/our-story'],
  ['/Sitemap.XML', '/sitemap.xml'],
])('%s is written %s (shop-17)', (path, one) => {
  expect(oneAddress(path)).toBe(one)
  expect(oneAddress(one)).toBe(one)
})

test.each(['/', '/404', '/product', '/product/', '/product//kaya-jar', '/product/a/b', '/nowhere/x', '/%ff/x'])(
  '%s is no page of the routes',
  (path) => {
    expect(oneAddress(path)).toBeNull()
  },
)
