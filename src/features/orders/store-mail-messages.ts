import { defineMessages } from '#src/kit/messages.ts'

/** Texts of the mails that tell the store of a paid order, and of one that its shopper has cancelled. */
export const storeMailMessages = defineMessages({
  en: {
    subject: 'New order {orderNumber}, {amount}',
    title: 'Order {orderNumber} is paid',
    pieces: '{count, plural, one {# piece} other {# pieces}}, {amount}. Paid on {day} at {time}.',
    refunded:
      '{count, plural, one {# piece was} other {# pieces were}} refunded since then and {count, plural, one {is} other {are}} not to be packed.',
    articles: 'Articles to pack',
    cancelled: 'Order {orderNumber} is cancelled',
    cancelledAt: 'The customer has cancelled it on {day} at {time}. Send nothing of it; what is packed goes back on the shelf.',
    unsent: 'Articles that are not sent',
    customer: 'Customer',
    email: 'Email',
    mobileNumber: 'Mobile number',
    language: 'Language',
    answer: 'A reply to this mail goes to the customer.',
  },
  zh: {
    subject: '新订单 {orderNumber}，{amount}',
    title: '订单 {orderNumber} 已付款',
    pieces: '{count, plural, other {# 件}}，{amount}。{day} {time} 付款。',
    refunded: '其后已退款 {count, plural, other {# 件}}，无需包装。',
    articles: '待包装商品',
    cancelled: '订单 {orderNumber} 已取消',
    cancelledAt: '顾客已在{day} {time} 取消此订单。请勿寄出；已包装的商品请放回原处。',
    unsent: '不再寄出的商品',
    customer: '顾客',
    email: '邮箱',
    mobileNumber: '手机号码',
    language: '语言',
    answer: '回复此邮件即可联系顾客。',
  },
})
