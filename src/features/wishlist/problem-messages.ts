import { defineMessages } from '#src/kit/messages.ts'

/** Messages about the wishlist (wire-13). */
export const wishlistProblems = defineMessages({
  en: {
    WISHLIST_FULL: { title: 'Your wishlist is full', message: 'A wishlist holds {limit} items. Remove one to add another.' },
  },
  zh: {
    WISHLIST_FULL: { title: '心愿单已满', message: '心愿单最多可放 {limit} 件商品。请先移除一件再添加。' },
  },
})
