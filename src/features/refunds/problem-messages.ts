import { defineMessages } from '#src/kit/messages.ts'

/** Messages about cancelling and sending back (wire-13). */
export const refundsProblems = defineMessages({
  en: {
    ORDER_SENT: {
      title: 'Too late to cancel',
      message: 'Some of this order has left us already. You can send it back once you have it.',
    },
    ORDER_REFUNDED: { title: 'Nothing left to cancel', message: 'All of this order has been refunded already.' },
    ORDER_UNSETTLED: {
      title: 'Not possible here',
      message: 'We could not find the payment of this order, so it cannot be cancelled here. Please contact us, and we will do it.',
    },
    RETURN_REFUSED: {
      title: 'Not possible',
      message: 'Some of these items can no longer be sent back. Please reload the page to see which can.',
    },
  },
  zh: {
    ORDER_SENT: { title: '已无法取消', message: '订单中已有商品寄出。您可在收到后申请退货。' },
    ORDER_REFUNDED: { title: '无需取消', message: '此订单已全部退款。' },
    ORDER_UNSETTLED: { title: '无法在此取消', message: '未能找到此订单的付款记录，因此无法在此取消。请联系我们为您处理。' },
    RETURN_REFUSED: { title: '无法退货', message: '部分商品已不能退货。请重新加载页面查看可退的商品。' },
  },
})
