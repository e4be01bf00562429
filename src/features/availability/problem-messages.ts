import { defineMessages } from '#src/kit/messages.ts'

/** What shoppers read when an item is out of stock, or when they want more than there are (stock-09). */
export const availabilityProblems = defineMessages({
  en: {
    OVER_STOCK: { title: 'Not enough stock', message: 'Over stock! You can not add more item' },
    OUT_OF_STOCK: { title: 'Out of stock', message: 'This product is OUT OF STOCK' },
  },
  zh: {
    OVER_STOCK: { title: '库存不足', message: '超出库存，无法再添加此商品' },
    OUT_OF_STOCK: { title: '缺货', message: '此商品已缺货' },
  },
})
