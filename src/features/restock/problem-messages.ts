import { defineMessages } from '#src/kit/messages.ts'

/** Messages of the back-in-stock subscription (wire-13). */
export const restockProblems = defineMessages({
  en: {
    IN_STOCK: { title: 'In stock again', message: 'This is in stock again. Please reload the page to buy it.' },
  },
  zh: {
    IN_STOCK: { title: '已经到货', message: '此商品已经到货，请重新载入页面后购买。' },
  },
})
