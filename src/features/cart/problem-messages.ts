import { defineMessages } from '#src/kit/messages.ts'

/** Messages about the cart (wire-13). */
export const cartProblems = defineMessages({
  en: {
    CART_EMPTY: { title: 'Your bag is empty', message: 'Add something to your bag before you check out.' },
    CART_FULL: { title: 'Your bag is full', message: 'A bag holds {limit} different items. Remove one to add another.' },
    TOO_MANY_VOUCHERS: { title: 'That is enough vouchers', message: 'An order takes {limit} vouchers. Remove one to add another.' },
    REDEEM_TOO_LARGE: { title: 'Rebates', message: 'The redeem value is larger than available' },
  },
  zh: {
    CART_EMPTY: { title: '购物袋是空的', message: '请先将商品加入购物袋再结账。' },
    CART_FULL: { title: '购物袋已满', message: '购物袋最多可放 {limit} 款商品。请先移除一款再添加。' },
    TOO_MANY_VOUCHERS: { title: '礼券已达上限', message: '每张订单最多可用 {limit} 张礼券。请先移除一张再添加。' },
    REDEEM_TOO_LARGE: { title: '返利', message: '使用金额超出可用返利' },
  },
})

/** For a guest, in place of the words about a session that has ended. */
export const membersTenders = defineMessages({
  en: { title: 'Sign in first', message: 'Rebates and vouchers belong to members. Sign in to use yours; your bag stays as it is.' },
  zh: { title: '请先登录', message: '返利和礼券仅限会员使用。请登录后使用，购物袋不变。' },
})
