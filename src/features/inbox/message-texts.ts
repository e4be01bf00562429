import { defineMessages } from '#src/kit/messages.ts'

/** Each kind of message: a title and a sentence. Amounts are already formatted. */
export const inboxMessageTexts = defineMessages({
  en: {
    orderPaidTitle: 'Your order is paid',
    orderPaidText: 'We have received your order {orderNumber} of {amount}. We email you when there is news of it.',
    rebateSpendableTitle: '{amount} of rebates is ready to spend',
    rebateSpendableText: 'Earned on order {orderNumber}. The oldest rebates are always used first.',
    birthdayVoucherTitle: 'Your birthday voucher',
    birthdayVoucherText: '{amount} off an order of {minimum} or more, this month.',
    tierDownTitle: 'You are now a {tier, select, classic {Classic member} other {Pre-member}}',
    tierDownText:
      'Your purchases no longer reach what {before, select, elite {Elite} other {Classic}} asks for. The rebates and vouchers you have stay yours.',
  },
  zh: {
    orderPaidTitle: '您的订单已付款',
    orderPaidText: '我们已收到订单 {orderNumber}，金额 {amount}。有进展会通知您。',
    rebateSpendableTitle: '{amount} 返利可以使用了',
    rebateSpendableText: '来自订单 {orderNumber}。系统总是优先使用最早到期的返利。',
    birthdayVoucherTitle: '您的生日礼券',
    birthdayVoucherText: '本月购满 {minimum} 立减 {amount}。',
    tierDownTitle: '您现在是{tier, select, classic {雅级会员} other {准会员}}',
    tierDownText: '您的消费未达到{before, select, elite {尊级} other {雅级}}的要求。已有的返利和礼券不受影响。',
  },
})
