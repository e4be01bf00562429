import { defineMessages } from '#src/kit/messages.ts'

/** Messages about codes and offers; a refusal says its own reason in place of the message. */
export const promotionsProblems = defineMessages({
  en: {
    PROMOTION_REFUSED: { title: 'This doesn’t apply', message: 'Your bag doesn’t have what it needs.' },
    TOO_MANY_CODES: { title: 'Too many codes', message: 'A bag takes {limit} codes. Remove one to add another.' },
  },
  zh: {
    PROMOTION_REFUSED: { title: '无法使用', message: '购物袋未满足使用条件。' },
    TOO_MANY_CODES: { title: '优惠码过多', message: '购物袋最多可用 {limit} 个优惠码，请先移除一个再添加。' },
  },
})
