import { defineMessages } from '#src/kit/messages.ts'

/** Texts of the mails that answer a wish to send goods back. */
export const returnMailMessages = defineMessages({
  en: {
    receivedSubject: 'Your return of order {orderNumber} has arrived at {store}',
    receivedTitle: 'Your return has arrived',
    receivedIntro:
      'These items of order {orderNumber} are back with us. We check them now and write to you again: about the refund, or why we cannot take them back.',
    refusedSubject: 'Your order {orderNumber} at {store}: we cannot take your return',
    refusedTitle: 'We cannot take your return',
    refusedIntro: 'You asked to send these items of order {orderNumber} back. We cannot take them back.',
    open: 'See your order',
  },
  zh: {
    receivedSubject: '您在{store}的订单 {orderNumber}：已收到退货',
    receivedTitle: '您的退货已收到',
    receivedIntro: '我们已收到订单 {orderNumber} 的以下退货，正在检查。之后会再以邮件告知退款详情，或未能接受退货的原因。',
    refusedSubject: '您在{store}的订单 {orderNumber}：未能接受退货',
    refusedTitle: '未能接受退货',
    refusedIntro: '您申请退回订单 {orderNumber} 的以下商品，我们未能接受退货。',
    open: '查看订单',
  },
})
