import { defineMessages } from '#src/kit/messages.ts'

/** Messages about cancelling and sending back (wire-13). */
export const refundsProblems = defineMessages({
  en: {
    ORDER_SENT: {
      title: 'Too late to cancel',
      message: 'Some of this order has left us already. You can send it back once you have it.',
    },
    RETURN_REFUSED: {
      title: 'Not possible',
      message: 'Some of these items can no longer be sent back. Please reload the page to see which can.',
    },
  },
  zh: {
    ORDER_SENT: { title: '已无法取消', message: '订单中已有商品寄出。您可在收到后申请退货。' },
    RETURN_REFUSED: { title: '无法退货', message: '部分商品已不能退货。请重新加载页面查看可退的商品。' },
  },
})
