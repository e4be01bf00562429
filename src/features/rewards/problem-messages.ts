import { defineMessages } from '#src/kit/messages.ts'

/** Messages about vouchers (wire-13); the server says the reason in place of the message. */
export const rewardsProblems = defineMessages({
  en: {
    VOUCHER_REFUSED: { title: 'Voucher not applied', message: 'This voucher can’t be used on your bag.' },
    GIFT_CODE_REFUSED: { title: 'No voucher for this code', message: 'This code brings no voucher.' },
  },
  zh: {
    VOUCHER_REFUSED: { title: '未能使用礼券', message: '这张礼券不能用于您的购物袋。' },
    GIFT_CODE_REFUSED: { title: '未能领取礼券', message: '这个券码不能领取礼券。' },
  },
})
