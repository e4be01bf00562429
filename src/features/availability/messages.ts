import { defineMessages, type Messages } from '#src/kit/messages.ts'
import type { NotSoldReason } from './rules/why-not-sold.ts'

/** What people read of goods that are not sold, by reason: in a word or two, and as a sentence (stock-10). */
export const notSoldMessages = defineMessages({
  en: {
    withdrawn: { title: 'No longer sold', message: 'This product is no longer sold' },
    notOnline: { title: 'Not sold online', message: 'This product is not sold online' },
    outOfStock: { title: 'Out of stock', message: 'This product is OUT OF STOCK' },
  },
  zh: {
    withdrawn: { title: '已下架', message: '此商品已下架' },
    notOnline: { title: '不在网上销售', message: '此商品不在网上销售' },
    outOfStock: { title: '缺货', message: '此商品已缺货' },
  },
}) satisfies Messages<Record<NotSoldReason, { title: string; message: string }>>
