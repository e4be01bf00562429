import { defineMessages } from '#src/kit/messages.ts'

/** Texts of the mail that tells the store of a paid order. */
export const storeMailMessages = defineMessages({
  en: {
    subject: 'New order {orderNumber}, {amount}',
    title: 'Order {orderNumber} is paid',
    pieces: '{count, plural, one {# piece} other {# pieces}}, {amount}. Paid on {day} at {time}.',
    articles: 'Articles to pack',
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
    articles: '待包装商品',
    customer: '顾客',
    email: '邮箱',
    mobileNumber: '手机号码',
    language: '语言',
    answer: '回复此邮件即可联系顾客。',
  },
})
