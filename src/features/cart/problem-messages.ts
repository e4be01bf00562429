import { defineMessages } from '#src/kit/messages.ts'

/** Messages about the cart (wire-13). */
export const cartProblems = defineMessages({
  en: {
    CART_EMPTY: { title: 'Your bag is empty', message: 'Add something to your bag before you check out.' },
    CART_FULL: { title: 'Your bag is full', message: 'A bag holds {limit} different items. Remove one to add another.' },
  },
  zh: {
    CART_EMPTY: { title: '购物袋是空的', message: '请先将商品加入购物袋再结账。' },
    CART_FULL: { title: '购物袋已满', message: '购物袋最多可放 {limit} 款商品。请先移除一款再添加。' },
  },
})
