import { defineMessages } from '#src/kit/messages.ts'

/** Texts of the mail about a refund. */
export const refundMailMessages = defineMessages({
  en: {
    subject: 'Refund for your order {orderNumber} at {store}',
    cancelledTitle: 'Your order is cancelled',
    refundedTitle: 'Your refund',
    cancelledIntro: 'Order {orderNumber} is cancelled. What you paid is on its way back to you.',
    refundedIntro: 'We have refunded these items of order {orderNumber}.',
    delivery: 'Delivery',
    kept: 'Gifts that you keep',
    owed: 'Rebates earned with this order and spent already',
    back: 'Back to {tender}',
    voucher: 'New voucher for {tender}',
    card: 'A card shows the refund after {from} to {to} working days, as its bank decides.',
    wallet: 'Vouchers and rebates are in your account now.',
    ended: 'What vouchers and rebates had paid ended with your account.',
    open: 'See your order',
  },
  zh: {
    subject: '您在{store}的订单 {orderNumber} 已退款',
    cancelledTitle: '您的订单已取消',
    refundedTitle: '您的退款',
    cancelledIntro: '订单 {orderNumber} 已取消，您支付的款项正退回给您。',
    refundedIntro: '我们已为订单 {orderNumber} 的以下商品退款。',
    delivery: '送货',
    kept: '您保留的赠品',
    owed: '此订单获得且已使用的返利',
    back: '退回{tender}',
    voucher: '新礼券（{tender}）',
    card: '信用卡退款视发卡银行而定，约 {from} 至 {to} 个工作日入账。',
    wallet: '礼券和返利已存入您的账户。',
    ended: '以礼券和返利支付的部分已随您的账户注销而失效。',
    open: '查看订单',
  },
})
