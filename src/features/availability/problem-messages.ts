import { defineMessages } from '#src/kit/messages.ts'
import { notSoldMessages } from './messages.ts'

/** What shoppers read when they want something that is not sold, or more than there are (stock-09). The reason replaces the words of NOT_SOLD. */
export const availabilityProblems = defineMessages({
  en: {
    OVER_STOCK: { title: 'Not enough stock', message: 'Over stock! You can not add more item' },
    OUT_OF_STOCK: notSoldMessages.en.outOfStock,
    NOT_SOLD: { title: 'Not for sale', message: 'This product is not for sale' },
  },
  zh: {
    OVER_STOCK: { title: '库存不足', message: '超出库存，无法再添加此商品' },
    OUT_OF_STOCK: notSoldMessages.zh.outOfStock,
    NOT_SOLD: { title: '不出售', message: '此商品不出售' },
  },
})
