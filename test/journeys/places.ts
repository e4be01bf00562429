import type { Locator, Page } from '@playwright/test'

export const handbag = '/product/tanahati-frame-day-bag'
export const candle = '/product/rumah-wangi-vetiver-and-clove-candle'
export const listing = '/productlist/category/home'

export const bagLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^(Bag|购物袋)/ })
export const cards = (page: Page) => page.getByRole('main').getByRole('article')
export const heartOf = (card: Locator) => card.getByRole('button', { name: /^(Wishlist|心愿单)/ })
