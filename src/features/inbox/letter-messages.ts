import { defineMessages } from '#src/kit/messages.ts'

/** What each kind of message says: a title and a sentence. Amounts come formatted. */
export const inboxLetterMessages = defineMessages({
  en: {
    orderPaidTitle: 'Your order is paid',
    orderPaidText: 'Order {orderNumber} over {amount} is with us. We write when it moves.',
    rebateSpendableTitle: '{amount} of rebates is ready to spend',
    rebateSpendableText: 'Earned on order {orderNumber}. The oldest rebates are always used first.',
    birthdayVoucherTitle: 'Your birthday voucher',
    birthdayVoucherText: '{amount} off an order of {minimum} or more, this month.',
  },
  zh: {
    orderPaidTitle: '您的订单已付款',
    orderPaidText: '我们已收到订单 {orderNumber}，金额 {amount}。有进展会通知您。',
    rebateSpendableTitle: '{amount} 返利可以使用了',
    rebateSpendableText: '来自订单 {orderNumber}。系统总是优先使用最早到期的返利。',
    birthdayVoucherTitle: '您的生日礼券',
    birthdayVoucherText: '本月购满 {minimum} 立减 {amount}。',
  },
})
